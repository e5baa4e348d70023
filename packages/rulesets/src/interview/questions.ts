import { isGrabbed, type Rules, type Seating } from '@hand-and-foot/engine';
import { same } from '../same.ts';
import { books } from '../usualValues.ts';
import type { Answers, Option, Question } from './question.ts';

/** An option that is these values of knobs and nothing else. */
function exactly(id: string, values: Partial<Rules>): Option {
  const knobs = Object.keys(values) as (keyof Rules)[];
  return {
    id,
    holds: (rules) => knobs.every((knob) => same(rules[knob], values[knob])),
    changes: () => values,
  };
}

const takesNoPile = ({ pickUp }: Answers): boolean => pickUp === 'nothing' || pickUp === 'card';
const isAlone = ({ partners }: Answers): boolean => partners === 'alone';
const isLords = ({ pack }: Answers): boolean => pack === 'lords';

const mayPair = (players: string): boolean => Number(players) >= 4 && Number(players) % 2 === 0;

/** Seats as they are, except for numbers of players who could sit in pairs. */
function seated(id: string, ways: Seating[], fits: (ways: readonly Seating[]) => boolean): Option {
  return {
    id,
    holds: ({ seating }) =>
      Object.keys(seating)
        .filter(mayPair)
        .every((key) => fits(seating[key]!)),
    changes: ({ seating }) => ({
      seating: Object.fromEntries(
        Object.entries(seating).map(([players, now]) => [players, mayPair(players) ? ways : now]),
      ),
    }),
  };
}

function dealt(deal: Rules['deal']): Option {
  return {
    id: deal,
    holds: (rules) => rules.deal === deal,
    changes: ({ exactGrab }) => ({
      deal,
      exactGrab: isGrabbed({ deal }) ? exactGrab || 100 : 0,
    }),
  };
}

/** A way to take discards. It must be paid for, so rules without a way to pay get the pair. */
function taken(id: string, pickUp: Rules['pickUp'], atLeast: number): Option {
  return {
    id,
    holds: (rules) => same(rules.pickUp, pickUp),
    changes: ({ pickUpWith }) => ({
      pickUp,
      pickUpAtLeast: atLeast,
      pickUpWith: pickUpWith.length === 0 ? ['pair'] : pickUpWith,
    }),
  };
}

function redThrees(id: string, role: 'laid' | 'dead', value: number): Option {
  return {
    id,
    holds: ({ roles, values }) =>
      roles['red3'] === role && (role === 'dead' || values['red3'] === value),
    changes: ({ roles, values, caught }) => ({
      roles: { ...roles, red3: role },
      values: { ...values, red3: value },
      caught: { ...caught, red3: caught['red3'] ?? 500 },
    }),
  };
}

/** The same number of each kind in every round, in whatever order they're named. */
function booksAsked(id: string, clean: number, dirty: number): Option {
  const asked = (rules: Rules, kind: string): boolean =>
    rules.booksNeeded.some(
      (need) =>
        need.kind === kind && same(need, { kind, count: [kind === 'clean' ? clean : dirty] }),
    );
  return {
    id,
    holds: (rules) =>
      rules.booksNeeded.length === 2 && asked(rules, 'clean') && asked(rules, 'dirty'),
    changes: () => ({ booksNeeded: books(clean, dirty) }),
  };
}

const wildBooks = (id: string, wildMelds: number, wild: number): Option => ({
  id,
  holds: (rules) => rules.wildMelds > 0 === wildMelds > 0,
  changes: ({ bookBonus }) => ({ wildMelds, bookBonus: { ...bookBonus, wild } }),
});

/** Packs are never exchanged: the answer only says which rule sets come into question. */
const packed = (id: string, pack: Rules['pack']): Option => ({
  id,
  holds: (rules) => rules.pack === pack,
  changes: () => ({}),
});

/** Play goes on without a stock only where more than the top discard is taken. */
const playedOn: Option = {
  id: 'playOn',
  holds: ({ emptyStock }) => emptyStock === 'playOn',
  changes: (rules) => ({
    emptyStock: 'playOn',
    ...(rules.pickUp.take === 'card' ? taken('all', { take: 'all' }, 1).changes(rules) : {}),
  }),
};

/** In the order in which they are asked. */
export const questions: readonly Question[] = [
  { id: 'pack', options: [packed('ordinary', 'standard'), packed('lords', 'lords-and-ladies')] },
  {
    id: 'partners',
    options: [
      seated('alone', ['alone'], (ways) => ways.every((way) => way === 'alone')),
      seated('partners', ['pairs'], (ways) => !ways.includes('alone')),
      seated('either', ['alone', 'pairs'], (ways) => ways.includes('alone') && ways.length > 1),
    ],
  },
  {
    id: 'piles',
    options: [
      exactly('eleven', { piles: [11, 11] }),
      exactly('thirteen', { piles: [13, 13] }),
      exactly('thirteenEleven', { piles: [13, 11] }),
      exactly('knee', { piles: [11, 11, 11], handChoice: 'first', footPass: 'kept' }),
    ],
  },
  { id: 'deal', options: [dealt('grabbed'), dealt('drawn'), dealt('dealt')] },
  { id: 'draw', options: [2, 3, 4].map((draw) => exactly(String(draw), { draw })) },
  {
    id: 'pickUp',
    options: [
      taken('all', { take: 'all' }, 1),
      taken('seven', { take: 'top', cards: 7 }, 1),
      taken('five', { take: 'top', cards: 5 }, 1),
      exactly('card', { pickUp: { take: 'card', mayComplete: 'no' } }),
      exactly('nothing', { pickUp: { take: 'nothing' }, freezing: 'never' }),
    ],
  },
  {
    id: 'pickUpWith',
    skipped: takesNoPile,
    options: [
      exactly('pair', { pickUpWith: ['pair'] }),
      exactly('pairOrMeld', { pickUpWith: ['onMeld', 'pair'] }),
      exactly('anyWay', { pickUpWith: ['onMeld', 'pair', 'naturalAndWild'] }),
    ],
  },
  {
    id: 'freezing',
    skipped: takesNoPile,
    options: [exactly('never', { freezing: 'never' }), exactly('byWild', { freezing: 'byWild' })],
  },
  {
    id: 'unopened',
    skipped: takesNoPile,
    options: [
      exactly('free', { pickUpUnopened: 'free' }),
      exactly('pair', { pickUpUnopened: 'pair' }),
      exactly('never', { pickUpUnopened: 'never' }),
    ],
  },
  {
    id: 'emptyStock',
    skipped: takesNoPile,
    options: [
      exactly('endsRound', { emptyStock: 'endsRound' }),
      exactly('reshuffle', { emptyStock: 'reshuffle' }),
      playedOn,
    ],
  },
  {
    id: 'redThrees',
    skipped: isLords,
    options: [
      redThrees('laidForPoints', 'laid', 100),
      redThrees('laid', 'laid', 0),
      redThrees('dead', 'dead', 0),
    ],
  },
  {
    id: 'wilds',
    options: [
      exactly('fewer', { wildLimits: [{ limit: 'lead', by: 1 }] }),
      exactly('fewerThree', {
        wildLimits: [
          { limit: 'most', wilds: 3 },
          { limit: 'lead', by: 1 },
        ],
      }),
      exactly('asManyThree', {
        wildLimits: [
          { limit: 'lead', by: 0 },
          { limit: 'most', wilds: 3 },
        ],
      }),
      exactly('afterFour', { wildLimits: [{ limit: 'from', naturals: 4 }] }),
      exactly('half', { wildLimits: [{ limit: 'perWild', naturals: 2 }] }),
    ],
  },
  {
    id: 'bookGrows',
    options: [
      exactly('byAny', { bookGrows: 'byAny' }),
      exactly('byNaturals', { bookGrows: 'byNaturals' }),
      exactly('byKind', { bookGrows: { clean: 'byNaturals', dirty: 'byAny', wild: 'never' } }),
      exactly('never', { bookGrows: 'never' }),
    ],
  },
  {
    id: 'meldsOfRank',
    options: [
      exactly('one', { meldsOfRank: { most: 1, when: 'always' } }),
      exactly('afterBook', { meldsOfRank: { most: 'any', when: 'afterBooks' } }),
      exactly('two', { meldsOfRank: { most: 2, when: 'always' } }),
    ],
  },
  { id: 'wildBooks', options: [wildBooks('no', 0, 0), wildBooks('yes', 1, 1500)] },
  {
    id: 'opening',
    options: [
      exactly('fromFifty', { opening: { by: 'round', points: [50, 90, 120, 150] } }),
      exactly('fromSixty', { opening: { by: 'round', points: [60, 90, 120, 150] } }),
      exactly('alwaysFifty', { opening: { by: 'round', points: [50] } }),
      exactly('none', { opening: { by: 'round', points: [0] } }),
    ],
  },
  {
    id: 'books',
    options: [
      booksAsked('oneEach', 1, 1),
      booksAsked('oneCleanTwoDirty', 1, 2),
      booksAsked('twoEach', 2, 2),
      exactly('moreInTheEnd', {
        booksNeeded: [
          { kind: 'clean', count: [1, 1, 1, 2] },
          { kind: 'dirty', count: [1, 1, 1, 2], partners: [1, 1, 1, 3] },
        ],
      }),
    ],
  },
  {
    id: 'permission',
    skipped: isAlone,
    options: [
      exactly('none', { permission: 'none' }),
      exactly('asked', { permission: 'asked' }),
      exactly('binding', { permission: 'binding' }),
    ],
  },
  {
    id: 'footLeft',
    options: [
      exactly('cards', { footCaught: 'cards', penalties: [] }),
      exactly('nothing', { footCaught: 'nothing', penalties: [] }),
      exactly('hundred', { footCaught: 'nothing', penalties: [{ for: 'foot', points: 100 }] }),
    ],
  },
  {
    id: 'unfinished',
    options: [
      exactly('plus', { unfinished: 'plus' }),
      exactly('none', { unfinished: 'none' }),
      exactly('minus', { unfinished: 'minus' }),
    ],
  },
  {
    id: 'gameEnd',
    options: [
      exactly('four', { gameEnd: { after: 'rounds', rounds: 4 } }),
      exactly('points', { gameEnd: { after: 'points', points: 10_000, atMost: 20 } }),
    ],
  },
];
