import {
  apply,
  copyState,
  determinize,
  eventFor,
  legalActions,
  play,
  positionOf,
  scoreRound,
  seeded,
  viewFor,
  type Event,
  type Random,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { positionRecord } from '@hand-and-foot/record';
import { describe, expect, test } from 'vitest';
import { propose } from './proposals.ts';
import { randomGame } from './randomGame.ts';
import { census, recount } from './recount.ts';
import { setUpAgain } from './setUpAgain.ts';
import { tableKinds } from './tables.ts';
import { twinOf } from './twins.ts';
import { variants } from './variants.ts';

/** Games played at each kind of table, and how often a moment of one is looked at closely. */
const GAMES = 2;
const EVERY = 23;

describe.each([...tableKinds, ...variants])('$name', ({ name, terms }) => {
  test('random games end, and no card is ever lost or doubled', () => {
    const deck = [...terms.copies];
    for (let game = 0; game < GAMES; game++) {
      const { state } = randomGame(terms, `${name}/${game}`, (before, _seat, _action, random) => {
        if (random.below(EVERY) === 0) expect(census(terms, positionOf(before))).toEqual(deck);
      });
      expect(census(terms, positionOf(state))).toEqual(deck);
    }
  });

  test('a game played again from its seed is the same game', () => {
    const once = randomGame(terms, `${name}/again`);
    const twice = randomGame(terms, `${name}/again`);
    expect(positionOf(twice.state)).toEqual(positionOf(once.state));
    expect(twice.actions).toBe(once.actions);
  });

  test('a position told as data or as text is the same position when it is set up again', () => {
    atMoments('position', (state) => {
      if (state.phase === 'deal') return;
      const { data, text } = setUpAgain(state);
      expect(data).toEqual(positionOf(state));
      expect(text).toBe(JSON.stringify(positionRecord(state)));
    });
  });

  test('a refused proposal changes nothing, and apply never changes what it is given', () => {
    atMoments('refused', (state, seat, random) => {
      const before = copyState(state);
      for (let tries = 0; tries < 12; tries++) {
        const proposal = propose(state, seat, random);
        apply(state, seat, proposal);
        expect(isSame(state, before)).toBe(true);
        const tried = copyState(state);
        if (play(tried, seat, proposal))
          expect(isSame(tried, before), JSON.stringify(proposal)).toBe(true);
      }
    });
  });

  test('whatever is accepted has a twin among the listed actions', () => {
    atMoments('twins', (state, seat, random) => {
      for (let tries = 0; tries < 25; tries++) {
        const proposal = propose(state, seat, random);
        const outcome = apply(state, seat, proposal);
        if (outcome.ok)
          expect(
            twinOf(state, seat, proposal, outcome.state),
            JSON.stringify({ proposal, position: positionOf(state) }),
          ).toBe(true);
      }
    });
  });

  test('scores recompute from the table alone', () => {
    for (let game = 0; game < GAMES; game++) {
      randomGame(terms, `${name}/score/${game}`, (before, seat, action) => {
        const outcome = apply(before, seat, action);
        if (!outcome.ok || outcome.state.phase !== 'over') return;
        const position = positionOf(outcome.state);
        for (const score of scoreRound(outcome.state)) {
          expect(score).toMatchObject(recount(terms, position, score.side, outcome.state.outBy));
          expect(score.total).toBe(score.books + score.bonus + score.cards + score.caught);
        }
      });
    }
  });

  test('two worlds that differ only in what a seat cannot know look alike to it in everything', () => {
    atMoments('worlds', (state, actor, random) => {
      for (let seat = 0; seat < terms.players; seat++) {
        const view = viewFor(state, seat);
        const other = determinize(terms, view, random);
        expect(JSON.stringify(viewFor(other, seat))).toBe(JSON.stringify(view));
        if (seat === actor) looksAlike(state, other, seat, random);
      }
    });
  });

  /** Visits random moments of random games. */
  function atMoments(
    what: string,
    visit: (state: State, seat: Seat, random: Random) => void,
  ): void {
    const random = seeded(`${name}/${what}/moments`);
    for (let game = 0; game < GAMES; game++) {
      randomGame(terms, `${name}/${what}/${game}`, (state, seat) => {
        if (random.below(EVERY) === 0) visit(copyState(state), seat, random);
      });
    }
  }
});

/** Whether two states are the same to the last cell. */
function isSame(a: State, b: State): boolean {
  return (Object.keys(a) as (keyof State)[]).every((key) => isAlike(a[key], b[key]));
}

function isAlike(a: unknown, b: unknown): boolean {
  if (!isList(a) || !isList(b)) return a === b;
  if (a.length !== b.length) return false;
  // A loop: this compares millions of cells.
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

function isList(value: unknown): value is ArrayLike<number> {
  return Array.isArray(value) || ArrayBuffer.isView(value);
}

/** The same legal actions, refusals and events in both worlds, except for cards that appear. */
function looksAlike(state: State, other: State, seat: Seat, random: Random): void {
  const legal = legalActions(state);
  expect(JSON.stringify(legalActions(other))).toBe(JSON.stringify(legal));
  const proposals = Array.from({ length: 8 }, () => propose(state, seat, random));
  for (const action of [...legal.slice(0, 12), ...proposals]) {
    const [here, there] = [apply(state, seat, action), apply(other, seat, action)];
    if (!here.ok || !there.ok) {
      expect(JSON.stringify(there)).toBe(JSON.stringify(here));
    } else {
      // Cards that appear differ between the worlds, but nobody else may learn of it.
      const all = [...here.events, ...there.events];
      const watcher = all.some(reveals) ? undefined : seat;
      const seen = (events: readonly Event[]): string =>
        JSON.stringify(events.map((event) => eventFor(event, watcher)));
      if (!all.some(opens)) expect(seen(there.events)).toBe(seen(here.events));
    }
  }
}

/** Events that show the seat cards it did not know. */
function reveals({ event }: Event): boolean {
  return ['drew', 'replaced', 'tookFoot', 'tookHand', 'sawBottoms', 'sawPiles'].includes(event);
}

/** Events in which hidden cards come to lie open for all, so that the worlds part. */
function opens({ event }: Event): boolean {
  return ['replaced', 'upcard', 'grabbed', 'roundEnded'].includes(event);
}
