import { viewFor, type Event, type Seat, type Secret, type View } from '@hand-and-foot/engine';
import { PROTOCOL, type News, type Snapshot } from '@hand-and-foot/protocol';
import type { Person } from '../people.ts';
import { backStepsAt, notTakenBack } from './back.ts';
import { isHost, seatOf, type Moment } from '../truth.ts';

/** The event as the seat may see it, worked out a second time: others' cards are only counted. */
function asSeen(event: Event, seat: Seat | undefined): Event {
  const count = (cards: Secret): number => (typeof cards === 'number' ? cards : cards.length);
  if (event.event === 'sawBottoms' || event.event === 'sawPiles')
    return { ...event, cards: event.cards.map((own, at) => (at === seat ? own : count(own))) };
  const isSecret = ['tookHand', 'drew', 'replaced', 'tookFoot'].includes(event.event);
  if (!isSecret || !('cards' in event) || !('seat' in event) || event.seat === seat) return event;
  return { ...event, cards: count(event.cards) } as Event;
}

/** Whether the view shows only the seat's own hand, and nothing nobody has picked up. */
export function isBlind(
  { hands, feet, knees = [], stock, seat: own }: View,
  seat: Seat | undefined,
): boolean {
  const isCount = (value: unknown): boolean => value === null || Number.isInteger(value);
  const others = hands.filter((_, at) => at !== seat);
  return own === seat && [...others, ...feet, ...knees, ...stock].every(isCount);
}

/** Each kind of entry's name in the news, and its public parts, in this order. */
const OPEN: Readonly<Record<Beside, readonly [is: News['is'], ...what: string[]]>> = {
  seated: ['seated', 'seat', 'holder'],
  claimed: ['seated', 'seat', 'holder'],
  mixed: ['mixed', 'seat', 'seed'],
  said: ['said', 'seat', 'text', 'phrase', 'at'],
  handedOn: ['handedOn', 'seat'],
  linked: ['noted'],
  invited: ['noted'],
  closed: ['closed'],
};
/** Entries besides the game. */
type Beside = Exclude<
  Moment['entry']['entry'],
  | 'opened'
  | 'dealt'
  | 'placed'
  | 'acted'
  | 'undone'
  | 'takeBackAsked'
  | 'takeBackAnswered'
  | 'extended'
>;

/** This moment's news for the seat or a watcher. */
function newsAt(
  { entry, events, pledge, secret, hostSeat, takeBack }: Moment,
  seat: Seat | undefined,
): object {
  const { seq } = entry;
  // Missing values are left out of the text.
  if (entry.entry === 'opened' || entry.entry === 'dealt' || entry.entry === 'acted')
    return { is: 'happened', seq, events: events.map((one) => asSeen(one, seat)), pledge, secret };
  // Another device of the same person is nobody's business.
  if (entry.entry === 'claimed' && !entry.holder) return { is: 'noted', seq, hostSeat };
  // No event leads back or elsewhere: everybody gets a snapshot.
  if (entry.entry === 'undone' || entry.entry === 'placed') return {};
  if (entry.entry === 'extended') return { is: 'noted', seq, extended: entry.seat };
  if (entry.entry === 'takeBackAsked' || entry.entry === 'takeBackAnswered')
    return { is: 'noted', seq, takeBack };
  const [is, ...names] = OPEN[entry.entry];
  const facts = new Map<string, unknown>(Object.entries(entry));
  const open = Object.fromEntries(names.map((name) => [name, facts.get(name)]));
  return { is, seq, ...open, hostSeat };
}

/** Everything the guest may know at this moment. The turn's age depends on the node's clock. */
export function snapshotAt(
  moments: readonly Moment[],
  seq: number,
  guest: string,
  code: Door,
): Snapshot {
  const moment = moments[seq - 1]!;
  const { table, seats, state, host, rounds, closed, shuffles, said } = moment;
  const seat = seatOf(moment, guest);
  const hostSeat = seatOf(moment, host);
  const latest = notTakenBack(moments.slice(moment.lastTurnBegan, seq));
  const backSteps = backStepsAt(moments, seq);
  const { entry } = moment;
  return {
    is: 'snapshot',
    protocol: PROTOCOL,
    seq,
    ...(seat === undefined ? {} : { seat }),
    terms: table,
    seats,
    ...(state ? { view: viewFor(state, seat) } : {}),
    lately: latest.flatMap(({ events }) => events.map((event) => asSeen(event, seat))),
    rounds,
    closed,
    ...(backSteps.length > 0 ? { backSteps } : {}),
    ...(entry.entry === 'undone' ? { undone: { seat: entry.seat, to: entry.to } } : {}),
    shared: {
      host: isHost(moment, guest),
      ...(hostSeat === undefined ? {} : { hostSeat }),
      invited: isInvited(moment, guest, code),
      shuffles,
      said,
      turnAge: 0,
      ...(moment.extended === 0 ? {} : { extended: moment.extended }),
      ...(moment.takeBack ? { takeBack: moment.takeBack } : {}),
    },
  };
}

/** The door that somebody's code opens. */
export type Door = 'invite' | 'watch' | undefined;

export function doorOf({ code, made }: Pick<Person, 'code' | 'made'>): Door {
  return code === made.invite ? 'invite' : code === made.watch ? 'watch' : undefined;
}

export function isAdmitted(moment: Moment, guest: string, code: Door): boolean {
  return code !== undefined || isInvited(moment, guest, code);
}

/** Whether they may take a seat. */
export function isInvited({ guests, host }: Moment, guest: string, code: Door): boolean {
  return code === 'invite' || host === guest || guests.flat().includes(guest);
}

type Texts = Map<Seat | undefined, string>;

/** Several people see the same, so it's worked out once. */
function remembered(
  texts: WeakMap<Moment, Texts>,
  moment: Moment,
  seat: Seat | undefined,
  make: () => unknown,
): string {
  const bySeat = texts.get(moment) ?? new Map<Seat | undefined, string>();
  texts.set(moment, bySeat);
  const text = bySeat.get(seat) ?? asText(make()) ?? '';
  bySeat.set(seat, text);
  return text;
}

const news = new WeakMap<Moment, Texts>();
const views = new WeakMap<Moment, Texts>();

export function newsText(moment: Moment, seat: Seat | undefined): string {
  return remembered(news, moment, seat, () => newsAt(moment, seat));
}

/** The seat's view of the game; nothing before the deal. */
export function viewText(moment: Moment, seat: Seat | undefined): string {
  return remembered(views, moment, seat, () => moment.state && viewFor(moment.state, seat));
}

/** As it travels. */
export function asText(value: unknown): string | undefined {
  return JSON.stringify(value);
}
