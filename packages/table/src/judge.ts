import { actors, isGameOver, type Refusal, type Seat } from '@hand-and-foot/engine';
import {
  EXTENSIONS,
  faceOf,
  isFace,
  mayAnswerBack,
  stillAsked,
  whoIsAsked,
  type Ask,
  type Command,
  type Holder,
  type TableRefusal,
} from '@hand-and-foot/protocol';
import type { Asker, Change, Guest } from './entry.ts';

import type { Ports } from './ports.ts';
import { rolesOf, speakerOf, type Roles } from './roles.ts';
import { saidFor, whyNotSay } from './saying.ts';
import { seedOf } from './sharing.ts';
import { prospectOf, type Allowed, type Sitting } from './sitting.ts';
import { isExtra, whyNotSpend } from './spending.ts';
import { wayBack } from './wayBack.ts';

type Why = Refusal | TableRefusal;

/** The change a command leads to here and now, or why it isn't allowed. */
export function judge(
  sitting: Sitting,
  from: Asker,
  command: Command,
  ports: Ports,
): Allowed | { readonly refusal: Why } {
  const roles = rolesOf(sitting, from);
  const why = whyNot(sitting, from, roles, command, ports);
  if (why) return { refusal: why };
  const change = changeFor(sitting, from, roles, command.ask, ports);
  const tooMuch = whyTooMuch(sitting, from, roles, change, ports);
  if (tooMuch) return { refusal: tooMuch };
  const prospect = prospectOf(sitting, change, ports.deal);
  return prospect.ok ? { change, prospect } : { refusal: prospect.refusal };
}

/** At a shared table people are strangers, and their texts are kept forever. */
function whyTooMuch(
  { seats, sharing }: Sitting,
  from: Asker,
  { seat, host: isHost }: Roles,
  change: Change,
  { clock }: Ports,
): TableRefusal | undefined {
  if (!sharing || !isExtra(change, sharing.mixings)) return undefined;
  const isSeated =
    change.entry === 'seated' && change.seat === seat && change.holder.is === 'person';
  const takesBack = isSeated && seats[seat]!.is === 'bot';
  const own = { isHost, takesBack };
  return whyNotSpend(sharing.spending, String(speakerOf(from)), change, clock.date(), own);
}

/** Why the table does not do this for the asker, before the rules of the game are asked. */
function whyNot(
  sitting: Sitting,
  from: Asker,
  roles: Roles,
  command: Command,
  ports: Ports,
): Why | undefined {
  if (sitting.closed) return { why: 'tableClosed' };
  if (command.expects > sitting.seq) return { why: 'stale', seq: sitting.seq };
  const { ask } = command;
  switch (ask.do) {
    case 'act':
      return whyNotAct(sitting, roles) ?? whyStale(sitting, roles, command);
    case 'takeBack':
      return whyNotTakeBack(sitting, roles) ?? whyStale(sitting, roles, command);
    case 'answerTakeBack':
      return whyNotAnswer(sitting, roles, command, ask.yes);
    case 'deal':
      return whyNotDeal(sitting, roles) ?? whyStale(sitting, roles, command);
    case 'sit':
      return (
        whyNotSit(sitting, roles, ask.seat) ??
        whyNotLook(sitting, from, ask.seat) ??
        whyNotFace(ask.face)
      );
    case 'standIn':
      return whyNotStandIn(sitting, roles, ask, ports);
    case 'leave':
      return whyNotByNight(sitting) ?? whyNotChange(sitting, roles, ask.seat);
    case 'extend':
      return whyNotExtend(sitting, roles) ?? whyStale(sitting, roles, command);
    case 'say':
    case 'sayPhrase':
      return whyNotPerson(sitting, roles) ?? whyNotSay(ask, isQuiet(sitting));
    case 'mix':
      return whyNotByNight(sitting) ?? whyNotForSeat(sitting, roles) ?? whyNotMix(sitting, command);
    case 'link':
      return (
        (ask.to === 'person' ? whyNotByNight(sitting) : undefined) ?? whyNotForSeat(sitting, roles)
      );
    case 'invite':
      return (
        whyNotByNight(sitting) ??
        (sitting.sharing && roles.host ? undefined : whyNotForSeat(sitting, roles))
      );
    case 'claim':
      return whyNotClaim(sitting, from, roles, ask) ?? whyNotFace(ask.face);
    case 'handOn':
      return roles.host ? whyNotKeeper(sitting, ask.seat) : { why: 'notYourSeat' };
    case 'close':
      return roles.host ? undefined : { why: 'notYourSeat' };
  }
}

/**
 * A command names the last entry its asker knew. Others may have acted since then without harm, say a partner
 * who was asked. But once the turn has passed, or the seat has done something else, it was meant for another
 * moment; so was one that counts on an entry which never came.
 */
function whyStale(
  sitting: Sitting,
  { seat }: Roles,
  { expects }: Command,
): TableRefusal | undefined {
  const { seq, turnBegan, lastBy, forgottenTo, changedAt } = sitting;
  const last = seat === undefined ? 0 : (lastBy.get(seat) ?? 0);
  // While nothing has changed since it was decided, it is judged now as it would have been then.
  const mayHaveBeenRefused = expects <= forgottenTo && expects < changedAt;
  const fits = expects <= seq && expects >= turnBegan && expects >= last && !mayHaveBeenRefused;
  return fits ? undefined : { why: 'stale', seq };
}

function whyNotAct(sitting: Sitting, roles: Roles): TableRefusal | undefined {
  return whyNotPerson(sitting, roles) ?? (sitting.state ? undefined : { why: 'notDealtYet' });
}

function whyNotTakeBack(sitting: Sitting, roles: Roles): TableRefusal | undefined {
  const why = whyNotAct(sitting, roles);
  if (why) return why;
  // A player who was told no does not ask again for the same step.
  const isFree = sitting.request === undefined && wayBack(sitting, roles.seat!);
  return isFree ? undefined : { why: 'nothingToTakeBack' };
}

function whyNotAnswer(
  sitting: Sitting,
  roles: Roles,
  { expects }: Command,
  yes: boolean,
): TableRefusal | undefined {
  const { seats, request, seq } = sitting;
  const why = whyNotPerson(sitting, roles);
  if (why) return why;
  if (!mayAnswerBack(seats, request, roles.seat!, yes)) return { why: 'notAskedBack' };
  return expects < request!.seq ? { why: 'stale', seq } : undefined;
}

/** A seat speaks for itself only while a person has it. */
function whyNotPerson({ seats }: Sitting, { seat }: Roles): TableRefusal | undefined {
  return seat !== undefined && seats[seat]!.is === 'person' ? undefined : { why: 'notYourSeat' };
}

/** A club night seats its players and keeps everybody else away from boards they may still have to play. */
function whyNotByNight({ sharing }: Sitting): TableRefusal | undefined {
  return sharing?.doors.night ? { why: 'seatedByNight' } : undefined;
}

/** At a shared table, what a person asks for their own seat. */
function whyNotForSeat(sitting: Sitting, roles: Roles): TableRefusal | undefined {
  return sitting.sharing ? whyNotPerson(sitting, roles) : { why: 'notYourSeat' };
}

/** A seed is meant for the shuffle its asker knew of; one that arrives after the deal isn't used for the next. */
function whyNotMix({ seq, sharing }: Sitting, { expects }: Command): TableRefusal | undefined {
  return expects < sharing!.pledgedAt ? { why: 'stale', seq } : undefined;
}

function whyNotDeal(sitting: Sitting, roles: Roles): Why | undefined {
  const { seats, state } = sitting;
  const notPerson = roles.host ? undefined : whyNotPerson(sitting, roles);
  if (notPerson) return notPerson;
  const empty = [...seats.keys()].filter((seat) => seats[seat]!.is === 'nobody');
  if (empty.length > 0) return { why: 'seatsEmpty', seats: empty };
  if (state && state.phase !== 'over') return { why: 'roundGoesOn' };
  return state && isGameOver(state) ? { why: 'gameOver' } : undefined;
}

/** You may sit where you sit already, or in a free seat: empty, or with a bot that plays for nobody. */
function whyNotSit(sitting: Sitting, roles: Roles, seat: Seat): TableRefusal | undefined {
  const holder = sitting.seats[seat];
  if (!holder) return { why: 'noSuchSeat' };
  if (seat === roles.seat) return undefined;
  if (!sitting.sharing && roles.seat !== undefined) return { why: 'notYourSeat' };
  if (!roles.invited && !roles.host) return { why: 'notInvited' };
  if (holder.is === 'person' || (sitting.sharing && holder.is === 'bot' && holder.standsInFor))
    return { why: 'seatTaken' };
  // To move to another seat, get up first: a seat is never left without a word.
  return roles.seat === undefined ? undefined : { why: 'notYourSeat' };
}

function whyNotFace(face: string | undefined): TableRefusal | undefined {
  return face === undefined || isFace(face) ? undefined : { why: 'noSuchFace' };
}

function whyNotChange({ seats }: Sitting, roles: Roles, seat: Seat): TableRefusal | undefined {
  if (!seats[seat]) return { why: 'noSuchSeat' };
  return roles.host || roles.seat === seat ? undefined : { why: 'notYourSeat' };
}

function whyNotStandIn(
  sitting: Sitting,
  roles: Roles,
  { seat, level, temperament }: Extract<Ask, { do: 'standIn' }>,
  ports: Ports,
): TableRefusal | undefined {
  const why = whyNotChange(sitting, roles, seat);
  if (why) return why;
  return ports.botFor(level, temperament) ? undefined : { why: 'noSuchBot' };
}

function whyNotExtend(sitting: Sitting, roles: Roles): Why | undefined {
  const { state, table, extended } = sitting;
  const why = whyNotAct(sitting, roles);
  if (why) return why;
  if (!isPlayed(sitting) || !actors(state!).includes(roles.seat!))
    return { why: 'notYourTurn', turn: state!.turn };
  if (table.manners?.turn === undefined) return { why: 'noHurry' };
  return extended < EXTENSIONS ? undefined : { why: 'noMoreTime', times: EXTENSIONS };
}

/** Nobody sees two hands in a round, not even one after the other or with permission. */
function whyNotLook(sitting: Sitting, from: Asker, seat: Seat): TableRefusal | undefined {
  if (typeof from !== 'object' || !isPlayed(sitting)) return undefined;
  const saw = sitting.sharing?.saw.get(from.guest);
  return saw === undefined || saw === seat ? undefined : { why: 'sawAnother' };
}

function isPlayed({ state }: Sitting): boolean {
  return state !== undefined && state.phase !== 'over';
}

function isQuiet(sitting: Sitting): boolean {
  return sitting.table.manners?.quiet === true && isPlayed(sitting);
}

function whyNotClaim(
  sitting: Sitting,
  from: Asker,
  { seat }: Roles,
  ask: Extract<Ask, { do: 'claim' }>,
): TableRefusal | undefined {
  const link = sitting.sharing?.links.find(({ code }) => code === ask.code);
  if (!link) return { why: 'noSuchLink' };
  if (seat !== undefined && seat !== link.seat) return { why: 'notYourSeat' };
  const why = whyNotLook(sitting, from, link.seat);
  if (why) return why;
  return link.to === 'person' && ask.name === undefined ? { why: 'nameNeeded' } : undefined;
}

function whyNotKeeper({ seats, sharing }: Sitting, seat: Seat): TableRefusal | undefined {
  if (!seats[seat]) return { why: 'noSuchSeat' };
  return sharing?.guests[seat]![0] === undefined ? { why: 'nobodyThere' } : undefined;
}

/** The change to write down for an ask that is allowed. */
function changeFor(sitting: Sitting, from: Asker, roles: Roles, ask: Ask, ports: Ports): Change {
  const { seats, sharing } = sitting;
  switch (ask.do) {
    case 'act':
      return { entry: 'acted', seat: roles.seat!, action: ask.action };
    case 'takeBack':
      return takenBack(sitting, roles.seat!);
    case 'answerTakeBack':
      return answered(sitting, roles.seat!, ask.yes);
    case 'deal':
      return dealt(sitting, ports);
    case 'sit': {
      const guest = typeof from === 'object' ? { guest: from.guest } : {};
      const isOwn = ask.seat === roles.seat;
      return {
        entry: 'seated',
        seat: ask.seat,
        holder: personWith(ask.name, ask.face ?? (isOwn ? faceOf(seats[ask.seat]!) : undefined)),
        ...(isOwn ? {} : guest),
      };
    }
    case 'leave':
      return { entry: 'seated', seat: ask.seat, holder: { is: 'nobody' } };
    case 'standIn':
      return { entry: 'seated', seat: ask.seat, holder: standIn(seats[ask.seat]!, ask) };
    case 'extend':
      return { entry: 'extended', seat: roles.seat! };
    case 'say':
    case 'sayPhrase':
      return saidFor(ask, roles.seat!);
    case 'mix':
      return { entry: 'mixed', seat: roles.seat!, seed: ask.seed };
    case 'link':
      return { entry: 'linked', seat: roles.seat!, code: ask.code, to: ask.to };
    case 'invite':
      return { entry: 'invited', code: ask.code, watch: ask.watch };
    case 'claim':
      return claimed(sitting, from, ask);
    case 'handOn':
      return { entry: 'handedOn', seat: ask.seat, guest: sharing!.guests[ask.seat]![0]! };
    case 'close':
      return { entry: 'closed' };
  }
}

/** Strangers are asked first; people on one device talk to each other. */
function takenBack(sitting: Sitting, seat: Seat): Change {
  const { seats, sharing } = sitting;
  const { to } = wayBack(sitting, seat)!;
  const asks = sharing !== undefined && whoIsAsked(seats, seat).length > 0;
  return { entry: asks ? 'takeBackAsked' : 'undone', seat, to };
}

/** The last yes does it. */
function answered({ seats, request }: Sitting, seat: Seat, yes: boolean): Change {
  const { seat: asker, to } = request!;
  const isLast = stillAsked(seats, request).every((other) => other === seat);
  return yes && isLast
    ? { entry: 'undone', seat: asker, to }
    : { entry: 'takeBackAnswered', seat, yes };
}

function dealt({ state, sharing }: Sitting, { entropy }: Ports): Change {
  const round = (state?.round ?? 0) + 1;
  if (!sharing) return { entry: 'dealt', round, seed: entropy.seed() };
  const next = sharing.doors.night ? {} : { next: entropy.seed() };
  return { entry: 'dealt', round, seed: seedOf(sharing)!, ...next };
}

function claimed({ sharing }: Sitting, from: Asker, ask: Extract<Ask, { do: 'claim' }>): Change {
  const link = sharing!.links.find(({ code }) => code === ask.code)!;
  const { guest } = from as Guest;
  return {
    entry: 'claimed',
    seat: link.seat,
    guest,
    code: link.code,
    ...(link.to === 'person' ? { holder: personWith(ask.name!, ask.face) } : {}),
  };
}

function personWith(name: string, face: string | undefined): Holder {
  return { is: 'person', name, ...(isFace(face) ? { face } : {}) };
}

function standIn(
  before: Holder,
  {
    name,
    level,
    temperament,
  }: Pick<Extract<Ask, { do: 'standIn' }>, 'name' | 'level' | 'temperament'>,
): Holder {
  const person =
    before.is === 'person' ? before.name : before.is === 'bot' ? before.standsInFor : undefined;
  const face = faceOf(before);
  return {
    is: 'bot',
    name,
    level,
    ...(temperament === undefined ? {} : { temperament }),
    ...(person === undefined ? {} : { standsInFor: person }),
    ...(face === undefined ? {} : { face }),
  };
}

/** The agreed bot steps in for somebody who keeps the table waiting. */
export function standingInFor({ seats, state, table }: Sitting, seat: Seat): Allowed {
  const before = seats[seat]!;
  const name = before.is === 'nobody' ? '' : before.name;
  const holder = standIn(before, { name, level: table.manners!.standIn! });
  return { change: { entry: 'seated', seat, holder }, prospect: { ok: true, state, events: [] } };
}
