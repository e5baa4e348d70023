import { isGameOver, type Refusal, type Seat } from '@hand-and-foot/engine';
import type { Ask, Command, Holder, TableRefusal } from '@hand-and-foot/protocol';
import type { Asker, Deed } from './entry.ts';
import type { Ports } from './ports.ts';
import { prospectOf, type Judged, type Sitting } from './sitting.ts';

type Why = Refusal | TableRefusal;

/** Whether there is such an asker at this table at all. */
export function isAsker({ seats }: Sitting, from: Asker): boolean {
  return from === 'host' || from in seats;
}

/** What a command comes to here and now, or why it may not be. */
export function judge(
  sitting: Sitting,
  from: Asker,
  command: Command,
  ports: Ports,
): Judged | { readonly refusal: Why } {
  const why = whyNot(sitting, from, command, ports);
  if (why) return { refusal: why };
  const deed = deedFor(sitting, from, command.ask, ports);
  const prospect = prospectOf(sitting, deed, ports.deal);
  return prospect.ok ? { deed, prospect } : { refusal: prospect.refusal };
}

/** Why the table does not do this for the asker, before the rules of the game are asked. */
function whyNot(sitting: Sitting, from: Asker, command: Command, ports: Ports): Why | undefined {
  if (sitting.closed) return { why: 'tableClosed' };
  const { ask } = command;
  switch (ask.do) {
    case 'act':
      return whyNotAct(sitting, from) ?? whyStale(sitting, from, command);
    case 'deal':
      return whyNotDeal(sitting, from) ?? whyStale(sitting, from, command);
    case 'sit':
    case 'standIn':
      return whyNotSeat(sitting, from, ask, ports);
    case 'close':
      return from === 'host' ? undefined : { why: 'notYourSeat' };
  }
}

/**
 * A command names the last entry its asker knew. Others may have acted since then without harm, say a partner
 * who was asked. But once the turn has passed, or the asker has done something else, it was meant for another
 * moment; so was one that counts on an entry which never came.
 */
function whyStale(sitting: Sitting, from: Asker, { expects }: Command): TableRefusal | undefined {
  const { seq, turnBegan } = sitting;
  const fits = expects <= seq && expects >= turnBegan && expects >= lastFor(sitting, from);
  return fits ? undefined : { why: 'stale', seq };
}

/** The last entry that was done for the asker. */
export function lastFor(sitting: Sitting, from: Asker): number {
  return sitting.lastFor.get(from) ?? 0;
}

function whyNotAct({ seats, state }: Sitting, from: Asker): TableRefusal | undefined {
  if (from === 'host' || seats[from]?.is !== 'person') return { why: 'notYourSeat' };
  return state ? undefined : { why: 'notDealtYet' };
}

function whyNotDeal({ seats, state }: Sitting, from: Asker): Why | undefined {
  if (from !== 'host' && seats[from]?.is !== 'person') return { why: 'notYourSeat' };
  const empty = [...seats.keys()].filter((seat) => seats[seat]!.is === 'nobody');
  if (empty.length > 0) return { why: 'seatsEmpty', seats: empty };
  if (state && state.phase !== 'over') return { why: 'roundGoesOn' };
  return state && isGameOver(state) ? { why: 'gameOver' } : undefined;
}

function whyNotSeat(
  { seats }: Sitting,
  from: Asker,
  ask: Extract<Ask, { do: 'sit' | 'standIn' }>,
  ports: Ports,
): TableRefusal | undefined {
  const holder = seats[ask.seat];
  if (!holder) return { why: 'noSuchSeat' };
  if (from !== 'host' && from !== ask.seat) return { why: 'notYourSeat' };
  if (ask.do === 'sit')
    return from === 'host' && holder.is === 'person' ? { why: 'seatTaken' } : undefined;
  return ports.botFor(ask.level, ask.temperament) ? undefined : { why: 'noSuchBot' };
}

/** What is to be written down for an ask that nothing stands against. */
function deedFor({ seats, state }: Sitting, from: Asker, ask: Ask, ports: Ports): Deed {
  switch (ask.do) {
    case 'act':
      return { entry: 'acted', seat: from as Seat, action: ask.action };
    case 'deal':
      return { entry: 'dealt', round: (state?.round ?? 0) + 1, seed: ports.entropy.seed() };
    case 'sit':
      return { entry: 'seated', seat: ask.seat, holder: { is: 'person', name: ask.name } };
    case 'standIn':
      return { entry: 'seated', seat: ask.seat, holder: standIn(seats[ask.seat]!, ask) };
    case 'close':
      return { entry: 'closed' };
  }
}

function standIn(before: Holder, ask: Extract<Ask, { do: 'standIn' }>): Holder {
  const { name, level, temperament } = ask;
  const person =
    before.is === 'person' ? before.name : before.is === 'bot' ? before.standsInFor : undefined;
  return {
    is: 'bot',
    name,
    level,
    ...(temperament === undefined ? {} : { temperament }),
    ...(person === undefined ? {} : { standsInFor: person }),
  };
}
