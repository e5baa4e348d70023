import {
  actor,
  copyState,
  isPlaying,
  legalActions,
  packFor,
  play,
  positionOf,
  seeded,
  setUp,
  startGame,
  termsFor,
  whyNotGoOut,
  type Action,
  type Card,
  type MutableState,
  type Random,
  type Rules,
  type State,
} from '@hand-and-foot/engine';
import { checkRules, ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { pick } from './byLot.ts';
import { randomGame } from './randomGame.ts';

const house = ruleSetById('house')!.rules;
const problemsOf = (rules: Rules): string[] => checkRules(rules).map(({ problem }) => problem);

// Books that nobody could hold: tried out by laying all that can be laid

const GROWTHS = ['byAny', 'byNaturals', 'never'] as const;

/** A deck so small that every way to lay it can be followed: a few ranks, a few wilds, the rest dead. */
function smallRules(random: Random): Rules {
  const ranks = ['4', '5', '6'].slice(0, 1 + random.below(2));
  const wilds = pick([[], ['joker'], ['joker'], ['joker', '2']], random);
  const roles = Object.keys(house.roles).map((kind) => {
    const role = ranks.includes(kind) ? 'natural' : wilds.includes(kind) ? 'wild' : 'dead';
    return [kind, role] as const;
  });
  return {
    ...house,
    decks: { '2': 1 },
    seating: { '2': ['alone'] },
    piles: [5, 5],
    roles: Object.fromEntries(roles),
    bookSize: 4,
    meldStart: { cards: 2 + random.below(2), naturals: 1 + random.below(2) },
    wildLimits: pick<Rules['wildLimits']>(
      [
        [],
        [{ limit: 'most', wilds: random.below(3) }],
        [{ limit: 'lead', by: random.below(3) }],
        [{ limit: 'perWild', naturals: 1 + random.below(3) }],
        [{ limit: 'from', naturals: 1 + random.below(4) }],
      ],
      random,
    ),
    bookGrows: pick<Rules['bookGrows']>(
      [
        'byAny',
        'byNaturals',
        'never',
        {
          clean: pick(GROWTHS, random),
          dirty: pick(GROWTHS, random),
          wild: pick(['byAny', 'never'] as const, random),
        },
      ],
      random,
    ),
    meldsOfRank: {
      most: pick([1, 2, 'any'] as const, random),
      when: pick(['always', 'afterBooks'] as const, random),
    },
    wildMelds: random.below(2),
    opening: { by: 'round', points: [0] },
    booksNeeded: Array.from({ length: 1 + random.below(2) }, () => ({
      kind: pick(['clean', 'dirty', 'wild', 'any'] as const, random),
      count: [1 + random.below(2)],
    })),
    booksShared: pick(['yes', 'no', 'any'] as const, random),
    permission: 'none',
    withoutBooks: 'playOn',
    gameEnd: { after: 'rounds', rounds: 1 },
  };
}

/** Whether a seat that holds every card of the deck could lay the books to go out; undefined where it takes too long. */
function canComeToGoOut(rules: Rules): boolean | undefined {
  const terms = termsFor(rules, { players: 2 });
  const kindOf = (card: Card): string => terms.pack.kinds[terms.pack.kindOf[card]!]!;
  const hand = [...terms.deck].filter((card) => rules.roles[kindOf(card)] !== 'dead');
  const dead = [...terms.deck].filter((card) => rules.roles[kindOf(card)] === 'dead');
  const start = setUp(terms, {
    hands: [[...hand, ...dead.slice(0, 2)], dead.slice(2, 4)],
    stock: [dead.slice(4, 14)],
    phase: 'play',
  });
  if ('problem' in start) throw new Error(start.problem);
  const seen = new Set<string>();
  const open = [start];
  while (open.length > 0) {
    const state = open.pop()!;
    if (!whyNotGoOut(state, 0)) return true;
    if (seen.size > 4000) return undefined;
    for (const next of layings(state)) {
      const key = meldsIn(next);
      if (!seen.has(key)) open.push(next);
      seen.add(key);
    }
  }
  return false;
}

function layings(state: State): MutableState[] {
  return legalActions(state)
    .filter((action) => action.do === 'layDown')
    .map((action) => {
      const next = copyState(state);
      expect(play(next, 0, action)).toBeUndefined();
      return next;
    });
}

function meldsIn(state: State): string {
  const { kindOf } = state.terms.pack;
  const melds = positionOf(state).melds[0]!.map(({ cards }) =>
    cards
      .map((card) => kindOf[card]!)
      .sort((a, b) => a - b)
      .join(),
  );
  return melds.sort().join(' ');
}

test('books are refused exactly where no way of laying the whole deck makes them', () => {
  const tally = { refused: 0, playable: 0 };
  const random = seeded('small decks');
  for (let drawn = 0; drawn < 120; drawn++) {
    const rules = smallRules(random);
    const problems = problemsOf(rules);
    if (problems.some((problem) => !/ook/.test(problem) || problem === 'startBeyondBook')) continue;
    const truth = canComeToGoOut(rules);
    if (truth === undefined) continue;
    expect(problems.length === 0, JSON.stringify({ problems, ...told(rules) })).toBe(truth);
    tally[truth ? 'playable' : 'refused']++;
  }
  expect(tally.refused).toBeGreaterThan(20);
  expect(tally.playable).toBeGreaterThan(20);
});

function told({
  roles,
  meldStart,
  wildLimits,
  bookGrows,
  meldsOfRank,
  wildMelds,
  booksNeeded,
}: Rules) {
  const used = Object.entries(roles).filter(([, role]) => role !== 'dead');
  return { used, meldStart, wildLimits, bookGrows, meldsOfRank, wildMelds, booksNeeded };
}

// Rounds that would go on forever

/** The fewest cards in and the same number out, turn after turn: how many turns until the round ends. */
function idleTurns(rules: Rules, most: number, take: (legal: readonly Action[]) => Action): number {
  const terms = termsFor(rules, { players: 2 });
  const { state } = startGame(terms, seeded('idle'));
  let turns = 0;
  while (state.phase !== 'over' && turns < most) {
    const legal = legalActions(state);
    const action = isPlaying(state.phase)
      ? legal.find((each) => each.do === 'discard')!
      : take(legal);
    if (action.do === 'discard') turns++;
    expect(play(state, actor(state), action)).toBeUndefined();
  }
  return turns;
}

const draws = (legal: readonly Action[]): Action => legal.find(({ do: what }) => what === 'draw')!;
const takes = (legal: readonly Action[]): Action =>
  legal.find(({ do: what }) => what === 'pickUp') ?? draws(legal);
const two: Partial<Rules> = {
  decks: { '2': 1 },
  seating: { '2': ['alone'] },
  piles: [5, 5],
  deal: 'dealt',
  exactGrab: 0,
  booksNeeded: [],
};

test('one card in and one out over a stock that is shuffled again does not end; two in do', () => {
  const rules = { ...house, ...two, draw: 1, emptyStock: 'reshuffle' } as const;
  expect(problemsOf(rules)).toEqual(['mightNeverEnd']);
  expect(idleTurns(rules, 5000, draws)).toBe(5000);
  expect(problemsOf({ ...rules, draw: 2 })).toEqual([]);
  expect(idleTurns({ ...rules, draw: 2 }, 5000, draws)).toBeLessThan(60);
});

test('two cards in and two out over such a stock do not end either; three in do', () => {
  const rules = { ...house, ...two, draw: 2, discards: 2, emptyStock: 'reshuffle' } as const;
  expect(problemsOf(rules)).toEqual(['mightNeverEnd']);
  expect(idleTurns(rules, 5000, draws)).toBe(5000);
  expect(problemsOf({ ...rules, draw: 3 })).toEqual([]);
  expect(idleTurns({ ...rules, draw: 3 }, 5000, draws)).toBeLessThan(120);
});

test('the same top discard taken and given back does not end; with a second card drawn it does', () => {
  const rules: Rules = {
    ...house,
    ...two,
    draw: 1,
    pickUp: { take: 'card', mayComplete: 'yes' },
    pickUpAtLeast: 1,
    pickUpBlockedBy: [],
    upcard: { turn: 'one', replace: [] },
  };
  expect(problemsOf(rules)).toEqual(['mightNeverEnd']);
  expect(idleTurns(rules, 5000, takes)).toBe(5000);
  expect(problemsOf({ ...rules, draw: 2 })).toEqual([]);
  expect(idleTurns({ ...rules, draw: 2 }, 5000, takes)).toBeLessThan(60);
});

// Cards that could not be dealt, laid or taken

/** Every action of some games under these rules. */
function actionsUnder(rules: Rules, games = 12): Set<string> {
  const names = new Set<string>();
  const terms = termsFor(rules, { players: 2 });
  for (let game = 0; game < games; game++)
    randomGame(terms, `refused/${game}`, (_state, _seat, action) => names.add(action.do));
  return names;
}

test('a deal beyond the deck leaves less than a draw; one card fewer leaves just that', () => {
  const tight: Rules = { ...house, ...two, piles: [13, 13], stockPiles: 1 };
  expect(problemsOf(tight)).toEqual([]);
  const { state } = startGame(termsFor(tight, { players: 2 }), seeded('tight'));
  expect(positionOf(state).stock.flat()).toHaveLength(2);
  expect(legalActions(state)).toEqual([{ do: 'draw', from: [0, 0] }]);
  expect(actionsUnder(tight).has('discard')).toBe(true);
  const beyond = { ...tight, piles: [14, 13] };
  expect(problemsOf(beyond)).toEqual(['tooManyDealt']);
  const dealt = startGame(termsFor(beyond, { players: 2 }), seeded('tight')).state;
  expect(positionOf(dealt).stock.flat()).toHaveLength(0);
});

test('where nothing counts nobody opens; where one rank counts somebody does', () => {
  const opening: Rules['opening'] = { by: 'round', points: [5] };
  const nothing = Object.fromEntries(Object.keys(house.values).map((kind) => [kind, 0]));
  const rules = { ...house, ...two, opening, values: nothing };
  expect(problemsOf(rules)).toEqual(['cannotOpen']);
  expect(actionsUnder(rules).has('layDown')).toBe(false);
  const counted = { ...rules, values: { ...nothing, K: 5 } };
  expect(problemsOf(counted)).toEqual([]);
  expect(actionsUnder(counted).has('layDown')).toBe(true);
});

test('discards without a way to take them are never taken; with one way they are', () => {
  const rules = { ...house, ...two, pickUpAtLeast: 1, pickUpBlockedBy: [], pickUpWith: [] };
  expect(problemsOf(rules)).toEqual(['noWayToTake']);
  expect(actionsUnder(rules).has('pickUp')).toBe(false);
  const paid: Rules = { ...rules, pickUpWith: ['pair'], opening: { by: 'round', points: [0] } };
  expect(problemsOf(paid)).toEqual([]);
  expect(actionsUnder(paid).has('pickUp')).toBe(true);
});

test('where every kind is put back no card lies there; where one may stay it does', () => {
  const kinds = packFor('standard').kinds;
  const upcardOf = (replace: string[]): Card[] => {
    const rules: Rules = { ...house, ...two, upcard: { turn: 'one', replace } };
    expect(problemsOf(rules)).toEqual(replace.length === kinds.length ? ['upcardNever'] : []);
    return positionOf(startGame(termsFor(rules, { players: 2 }), seeded('up')).state).discards;
  };
  expect(upcardOf([...kinds])).toEqual([]);
  expect(upcardOf(kinds.filter((kind) => kind !== 'K'))).toHaveLength(1);
});
