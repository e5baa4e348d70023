import { createHash } from 'node:crypto';
import {
  apply,
  copyState,
  termsFor,
  type Event,
  type Seat,
  type SideScore,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { fairDeal } from '@hand-and-foot/fair';
import type { Holder, Mixing, Saying, TableTerms, TakeBackRequest } from '@hand-and-foot/protocol';
import type { Deal, Doors, Entry } from '@hand-and-foot/table';
import type { Kept } from './database/shelves.ts';

interface Link {
  readonly seat: Seat;
  readonly to: 'device' | 'person';
}

/** A table right after one log entry, worked out a second time from the entries and the engine alone. */
export interface Moment {
  readonly kept: Kept;
  readonly entry: Entry;
  readonly table: TableTerms;
  readonly doors: Doors;
  readonly terms: Terms;
  readonly state: State | undefined;
  readonly events: readonly Event[];
  readonly seats: readonly Holder[];
  /** Guests who may speak for each seat. */
  readonly guests: readonly (readonly string[])[];
  readonly host: string;
  /** The seat whose hand each guest saw this round. */
  readonly saw: ReadonlyMap<string, Seat>;
  readonly links: ReadonlyMap<string, Link>;
  readonly rounds: readonly SideScore[][];
  readonly shuffles: readonly Mixing[];
  readonly said: readonly Saying[];
  /** The current round's secret and the next one's. */
  readonly secrets: { readonly round: string; readonly next: string };
  /** The secret that this entry reveals. */
  readonly secret?: string;
  readonly pledge?: string;
  /** The keeper's new seat, if this entry changes it; null for none. */
  readonly hostSeat?: Seat | null;
  readonly closed: boolean;
  readonly turnBegan: number;
  readonly lastTurnBegan: number;
  /** By the database's clock, which is right. */
  readonly turnBeganAt: number;
  /** Times more time was asked for this turn. */
  readonly extended: number;
  readonly lastBy: ReadonlyMap<Seat, number>;
  /** The question whether a step may be taken back, since the last step. */
  readonly takeBack?: TakeBackRequest;
  /** When it was asked, by the database's clock. */
  readonly takeBackAt?: number | undefined;
}

export function seatOf({ guests }: Moment, guest: string): Seat | undefined {
  const seat = guests.findIndex((all) => all.includes(guest));
  return seat < 0 ? undefined : seat;
}

/** Whether the guest keeps the table, on any of their devices. */
export function isHost(moment: Moment, guest: string): boolean {
  const { host, guests } = moment;
  return host === guest || (guests[seatOf(moment, guest) ?? -1]?.includes(host) ?? false);
}

/** Whether bots play for all players: nothing is played until one is back. */
export function isDeserted({ seats }: Moment): boolean {
  return (
    seats.every(({ is }) => is !== 'person') &&
    seats.some((holder) => holder.is === 'bot' && holder.standsInFor !== undefined)
  );
}

/** Whether the guest may see this seat's hand: nobody sees two in a round. */
export function maySeeHand({ state, saw }: Moment, guest: string, seat: Seat): boolean {
  if (!state || state.phase === 'over') return true;
  return (saw.get(guest) ?? seat) === seat;
}

export function pledgeOf(secret: string): string {
  return createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
}

/** The log moment by moment; throws if it can't have happened. */
export function truthOf(log: readonly Kept[], deal: Deal = fairDeal): Moment[] {
  const moments: Moment[] = [];
  for (const kept of log) {
    const before = moments.at(-1);
    const entry = JSON.parse(kept.text) as Entry;
    const then = entry.entry === 'undone' ? moments[entry.to - 1]! : undefined;
    moments.push(before ? after(before, kept, entry, deal, then) : opened(kept, entry));
  }
  return moments;
}

function opened(kept: Kept, entry: Entry): Moment {
  if (entry.entry !== 'opened' || !entry.doors) throw new Error('no shared table');
  const { terms: table, seats, doors } = entry;
  return {
    kept,
    entry,
    table,
    doors,
    terms: termsFor(table.rules.rules, { players: seats.length, seating: table.seating }),
    state: undefined,
    events: [],
    seats,
    guests: seats.map(() => []),
    host: doors.host,
    saw: new Map(),
    links: new Map(),
    rounds: [],
    shuffles: [{ pledge: pledgeOf(doors.secret), seeds: seats.map(() => '') }],
    said: [],
    secrets: { round: '', next: doors.secret },
    closed: false,
    turnBegan: 1,
    lastTurnBegan: 1,
    turnBeganAt: kept.at,
    extended: 0,
    lastBy: new Map(),
  };
}

/** `then` is the moment that steps were taken back to. */
function after(before: Moment, kept: Kept, entry: Entry, deal: Deal, then?: Moment): Moment {
  const { secret: _s, pledge: _p, hostSeat: _h, takeBack, takeBackAt, ...rest } = before;
  const asked = takeBack && !endsQuestion(entry) ? { takeBack, takeBackAt } : {};
  const played = { ...rest, ...asked, kept, entry, ...outcome(then ?? before, entry, deal) };
  const { state, events } = played;
  const ended = events.flatMap((event) => (event.event === 'roundEnded' ? [event.scores] : []));
  const isNewTurn = turnOf(state) !== turnOf(before.state);
  const now = {
    ...played,
    rounds: [...before.rounds, ...ended],
    ...(isNewTurn
      ? {
          turnBegan: then?.turnBegan ?? entry.seq,
          lastTurnBegan: then?.lastTurnBegan ?? before.turnBegan,
          turnBeganAt: kept.at,
          extended: 0,
        }
      : {}),
    ...changes(before, entry, state),
    ...(entry.entry === 'takeBackAsked' ? { takeBackAt: kept.at } : {}),
  };
  const hostSeat = seatOf(now, now.host);
  const isMoved = hostSeat !== seatOf(before, before.host) && entry.entry !== 'handedOn';
  return isMoved ? { ...now, hostSeat: hostSeat ?? null } : now;
}

/** Whether a question about the last step ends with this. */
function endsQuestion(entry: Entry): boolean {
  if (entry.entry === 'claimed') return entry.holder !== undefined;
  return ['acted', 'undone', 'seated', 'dealt'].includes(entry.entry);
}

function outcome(
  { state, terms }: Moment,
  entry: Entry,
  deal: Deal,
): { state: State | undefined; events: readonly Event[] } {
  if (entry.entry === 'dealt') return deal(terms, state, entry.seed);
  if (entry.entry !== 'acted') return { state, events: [] };
  const played = apply(copyState(state!), entry.seat, entry.action);
  if (!played.ok) throw new Error(`entry ${entry.seq} is not allowed: ${played.refusal.why}`);
  return played;
}

/** The entry's changes besides the game. */
function changes(before: Moment, entry: Entry, state: State | undefined): Partial<Moment> {
  const { seats, guests, shuffles, said, links, lastBy, saw } = before;
  const put = <T>(list: readonly T[], at: number, value: T): T[] =>
    list.map((one, place) => (place === at ? value : one));
  switch (entry.entry) {
    case 'dealt': {
      const pledge = pledgeOf(entry.next!);
      const secrets = { round: before.secrets.next, next: entry.next! };
      const looking = guests.flatMap((all, seat) => all.map((guest) => [guest, seat] as const));
      return {
        pledge,
        secrets,
        shuffles: [...shuffles, { pledge, seeds: seats.map(() => '') }],
        saw: new Map(looking),
      };
    }
    case 'acted': {
      const acted = { lastBy: new Map(lastBy).set(entry.seat, entry.seq) };
      if (state?.phase !== 'over') return acted;
      const at = shuffles.length - 2;
      const secret = before.secrets.round;
      return { ...acted, secret, shuffles: put(shuffles, at, { ...shuffles[at]!, secret }) };
    }
    case 'takeBackAsked':
      return { takeBack: { seat: entry.seat, yes: [] } };
    case 'takeBackAnswered': {
      const { seat, yes } = before.takeBack!;
      if (!entry.yes) return { takeBack: { seat, yes, no: entry.seat } };
      return { takeBack: { seat, yes: [...yes, entry.seat] } };
    }
    case 'undone':
      return { lastBy: new Map(lastBy).set(entry.seat, entry.seq) };
    case 'mixed': {
      const at = shuffles.length - 1;
      const { pledge, seeds } = shuffles[at]!;
      return {
        shuffles: put(shuffles, at, { pledge, seeds: put(seeds, entry.seat, entry.seed) }),
      };
    }
    case 'seated': {
      const { seat, holder, guest } = entry;
      const speakers = guest === undefined ? (holder.is === 'nobody' ? [] : undefined) : [guest];
      return {
        seats: put(seats, seat, holder),
        ...(guest === undefined ? {} : { saw: new Map(saw).set(guest, seat) }),
        ...(speakers ? { guests: put(guests, seat, speakers), links: without(links, seat) } : {}),
      };
    }
    case 'linked':
      return { links: new Map(links).set(entry.code, { seat: entry.seat, to: entry.to }) };
    case 'claimed': {
      const { seat, guest, holder, code } = entry;
      const left = holder ? without(links, seat) : new Map(links);
      left.delete(code);
      return {
        links: left,
        saw: new Map(saw).set(guest, seat),
        guests: put(guests, seat, holder ? [guest] : withDevice(guests[seat]!, guest)),
        ...(holder ? { seats: put(seats, seat, holder) } : {}),
      };
    }
    case 'said': {
      const { seat, text, phrase, at } = entry;
      const holder = seats[seat]!;
      const name = holder.is === 'nobody' ? '' : holder.name;
      return {
        said: [...said, { seat, text, ...(phrase ? { phrase } : {}), at, name }].slice(-50),
      };
    }
    case 'invited':
      return {};
    case 'extended':
      return { extended: before.extended + 1 };
    case 'handedOn':
      return { host: entry.guest };
    case 'closed':
      return { closed: true };
    case 'opened':
      throw new Error('a table is opened once');
    case 'placed':
      throw new Error('cards are never placed at a shared table');
  }
}

function turnOf(state: State | undefined): string {
  if (!state) return '';
  const { round, turn, phase } = state;
  return `${round} ${turn} ${phase === 'deal' || phase === 'over' ? phase : 'turn'}`;
}

/** Links somebody made for a seat go with them. */
function without(links: Moment['links'], seat: Seat): Map<string, Link> {
  return new Map([...links].filter(([, link]) => link.seat !== seat));
}

/** The first device and the last five. */
function withDevice(devices: readonly string[], guest: string): string[] {
  if (devices[0] === guest) return [...devices];
  const all = [...devices.filter((other) => other !== guest), guest];
  return all.length > 6 ? [all[0]!, ...all.slice(-5)] : all;
}
