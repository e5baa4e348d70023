import {
  copyState,
  positionOf,
  setUp,
  shuffle,
  viewFor,
  type Card,
  type Event,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { fairDeal } from '@hand-and-foot/fair';
import type { Deal } from '@hand-and-foot/table';
import type { Client } from '../client.ts';
import type { Sent } from '../history.ts';
import { chanceOf } from './chance.ts';
import { checkWorld, courseOf, type Course } from './runSeed.ts';
import { twinSettingOf, type Setting } from './setting.ts';
import { truthOf, type Moment } from './truth.ts';
import type { Person, Script } from './people.ts';
import { liveThrough, type World } from './world.ts';

/**
 * Runs a world twice. The second time, cards that one seat or the watchers never saw are placed differently, and
 * everybody tries the same: that seat's people must be told the same to the last byte.
 */
export async function runTwins(seed: string): Promise<Course> {
  const setting = twinSettingOf(seed);
  const script: Script = new Map();
  const world = await liveThrough(setting, { script, isTwin: false });
  checkWorld(world);
  const deal = otherDeal(world);
  if (!deal) return courseOf(world);
  const twin = await liveThrough(setting, { script, isTwin: true, deal });
  compare(world, twin);
  world.figures.twins = 1;
  return courseOf(world);
}

function compare(world: World, twin: World): void {
  const { setting, fail } = world;
  for (const { invariant, what } of twin.failures) if (invariant === 'crash') fail('crash', what);
  world.people.all.forEach((person, at) => {
    if (person.clients.some((client) => hasSeenMore(client, setting.eyes))) return;
    const [mine, theirs] = [world, twin].map((one) =>
      one.people.all[at]!.clients.flatMap(({ history }) =>
        history.told.map(({ at: time, text }) => `${time} ${text}`),
      ),
    ) as [string[], string[]];
    const place = mine.findIndex((text, index) => theirs[index] !== text);
    if (place >= 0 || mine.length !== theirs.length)
      fail(
        'twin',
        `${person.name} is told ${mine[place]?.slice(0, 300)} here, ${theirs[place]?.slice(0, 300)} there`,
      );
  });
}

/** Whether somebody has also been in another seat. */
function hasSeenMore({ history }: Client, eyes: Setting['eyes']): boolean {
  return history.told.some(
    ({ message }) =>
      message.is === 'snapshot' && message.seat !== undefined && message.seat !== eyes,
  );
}

/** A deal that differs from the fair one only in the last round, and only in unseen cards. */
function otherDeal({ setting, database, tables, people }: World): Deal | undefined {
  const moments = truthOf(database.logOf(tables[0]!.id));
  const dealt = moments.map(({ entry }) => entry.entry).lastIndexOf('dealt');
  const played = moments.slice(Math.max(0, dealt));
  const last = played.at(-1)!.state;
  if (dealt < 0 || last!.phase === 'over' || played.some(hasReshuffled)) return undefined;
  const eyes = setting.eyes === 'onlooker' ? undefined : setting.eyes;
  const twin = swapped(played, eyes, cardsInVain(people.all), `${setting.seed}/twin`);
  return (terms, previous, seed) => {
    const begun = fairDeal(terms, previous, seed);
    if (begun.state.round !== last!.round) return begun;
    return {
      state: copyState(twin),
      events: begun.events.map((event) => retold(event, twin, eyes)),
    };
  };
}

function hasReshuffled({ events }: Moment): boolean {
  return events.some(({ event }) => event === 'reshuffled');
}

/**
 * Cards of refused or unanswered tries: their places decide the outcome, and people told something else do something
 * else.
 */
function cardsInVain(people: readonly Person[]): ReadonlySet<Card> {
  const sent = people.flatMap(({ clients }) =>
    clients.flatMap(({ history }) => [...history.sent.values()]),
  );
  const isDone = ({ answers }: Sent): boolean =>
    answers.length > 0 && answers.every(({ answer }) => answer.ok);
  const inVain = sent.filter((one) => one.command.ask.do === 'act' && !isDone(one));
  return new Set(numbersIn(inVain.map(({ command }) => command.ask)));
}

/** All cards named in it, and more. */
function numbersIn(value: unknown): Card[] {
  return (JSON.stringify(value).match(/\d+/g) ?? []).map(Number);
}

/** The state right after the deal, with cards that nobody played or tried to play swapped. */
function swapped(
  played: readonly Moment[],
  eyes: Seat | undefined,
  inVain: ReadonlySet<Card>,
  seed: string,
): State {
  const first = played[0]!.state!;
  const begin = positionOf(first);
  const end = positionOf(played.at(-1)!.state!);
  const idle = begin.hands.map((_, seat) =>
    seat === eyes || !end.feet[seat] ? [] : idleCards(played, seat),
  );
  const stock = begin.stock.map((pile, at) => pile.slice(pile.length - end.stock[at]!.length));
  // Some cards are never in a hand, such as those laid at once.
  const holdable = new Set(end.hands.flat().filter((card) => !inVain.has(card)));
  const hidden = [idle, begin.feet.filter((_, seat) => end.feet[seat]), stock];
  const pool = hidden.flat(2).filter((card): card is Card => holdable.has(card!));
  shuffle(pool, chanceOf(seed));
  const other = (cards: readonly Card[]): Card[] =>
    cards.map((card) => (holdable.has(card) ? pool.pop()! : card));
  const state = setUp(first.terms, {
    ...begin,
    hands: begin.hands.map((hand, seat) => [...without(hand, idle[seat]!), ...other(idle[seat]!)]),
    feet: begin.feet.map((foot, seat) => (end.feet[seat] ? other(foot!) : foot)),
    stock: begin.stock.map((pile, at) => [
      ...pile.slice(0, pile.length - stock[at]!.length),
      ...other(stock[at]!),
    ]),
  });
  if (!('cells' in state)) throw new Error(JSON.stringify(state));
  return state;
}

/** Cards the seat held all the time. */
function idleCards(played: readonly Moment[], seat: Seat): Card[] {
  const hands = played.map(({ state }) => handOf(state!, seat));
  const kept = played.flatMap(({ entry }, at) =>
    entry.entry === 'acted' && entry.seat === seat && at > 0
      ? [without(hands[at - 1]!, numbersIn(entry.action))]
      : [],
  );
  // Picking up the pile may bring a card like one that paid for it: it's in the hand before and after.
  return [...hands, ...kept].reduce((common, hand) => {
    const left = [...hand];
    return common.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  });
}

function handOf(state: State, seat: Seat): Card[] {
  const hand = viewFor(state, seat).hands[seat]!;
  return typeof hand === 'number' ? [] : hand;
}

function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The event with the seat's hand from this state. */
function retold(event: Event, state: State, eyes: Seat | undefined): Event {
  if (event.event !== 'tookHand' || event.seat === eyes) return event;
  return { ...event, cards: handOf(state, event.seat) };
}
