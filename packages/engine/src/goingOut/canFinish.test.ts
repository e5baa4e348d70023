import { ruleSetById } from '@hand-and-foot/rulesets';
import { setTable, type Layout } from '@hand-and-foot/testkit/setTable';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../legal/legal.ts';
import type { MeldCards } from '../melds/meldSeen.ts';
import { seeded, type Random } from '../numbers/random.ts';
import { play } from '../play/act.ts';
import type { Card } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';
import { copyState, type State } from '../state/state.ts';
import { termsFor, type Terms } from '../terms/terms.ts';
import { positionOf } from '../view/position.ts';
import { setUp } from '../view/setUp.ts';
import { canFinish } from './canFinish.ts';

const CLEAN = 'Kh Kd Kc Ks Kh Kd Kc';
const DIRTY = 'Qh Qd Qc Qs Qh 2h 2d';

/** House rules, seat 0 in the foot with these cards; a clean and a dirty book go out in round 1. */
const house = (
  hand: string,
  melds: string[] = [CLEAN, DIRTY],
  changes: Partial<Rules> = {},
  facts: Partial<Layout> = {},
): boolean =>
  canFinish(
    setTable(
      'house',
      { phase: 'play', hands: [hand, '5h'], stock: ['4s'], melds: [melds, []], ...facts },
      changes,
    ),
    0,
  );

describe('booksNeeded', () => {
  test('with the books, cards that fit and one to discard go out', () => {
    expect(house('Ks 9h')).toBe(true);
  });

  test('a missing book can come from the hand', () => {
    expect(house('Kc 9h', ['Kh Kd Kc Ks Kh Kd', DIRTY])).toBe(true);
    expect(house('Jh 9h', ['Kh Kd Kc Ks Kh Kd', DIRTY])).toBe(false);
  });

  test('a book that is missing altogether is not made of nothing', () => {
    expect(house('Ks 9h', [CLEAN])).toBe(false);
    expect(house('Qs 9h', [DIRTY])).toBe(false);
  });

  test('a wild can make the dirty book, but not of the only clean one', () => {
    expect(house('2c 9h', [CLEAN, 'Qh Qd Qc Qs Qh Qd'])).toBe(true);
    expect(house('2c 2s 9h', [CLEAN])).toBe(false);
    expect(house('2c 9h', [CLEAN, 'Qh Qd Qc Qs Qh Qd Qc'])).toBe(true);
  });

  test('later rounds take more books', () => {
    const facts = { round: 4 };
    expect(house('Ks 9h', [CLEAN, DIRTY], {}, facts)).toBe(false);
    const four = [CLEAN, DIRTY, '8h 8d 8c 8s 8h 8d 8c', '7h 7d 7c 7s 7h 2c 2s'];
    expect(house('Ks 9h', four, {}, facts)).toBe(true);
  });

  test('a book of a named rank must be of that rank', () => {
    const changes: Partial<Rules> = { booksNeeded: [{ kind: 'any', rank: '7', count: [1] }] };
    expect(house('Ks 9h', [CLEAN], changes)).toBe(false);
    expect(house('7s 9h', ['7h 7d 7c 7s 7h 2c'], changes)).toBe(true);
  });
});

describe('wildMeldsWhen', () => {
  const wilds = (wildMeldsWhen: Rules['wildMeldsWhen']): boolean =>
    house('2h 2d 2c 2s 2h 2d 2c joker joker', [CLEAN, DIRTY], {
      bookGrows: 'never',
      wildMelds: 2,
      wildMeldsWhen,
    });

  test('nine wilds are two melds, where the first need not be a book', () => {
    expect(wilds('always')).toBe(true);
  });

  test('where it must be one, two wilds are left over, and one of them is too many', () => {
    expect(wilds('afterBooks')).toBe(false);
  });
});

describe('lastDiscard', () => {
  test('where it is optional, every card may be melded', () => {
    expect(house('Ks')).toBe(true);
  });

  test('where it is needed, one card must be left to discard, and any card will do', () => {
    expect(house('Ks', [CLEAN, DIRTY], { lastDiscard: 'needed' })).toBe(true);
    expect(house('8h 8d 8c', [CLEAN, DIRTY], { lastDiscard: 'needed' })).toBe(false);
    expect(house('8h 8d 8c 8s', [CLEAN, DIRTY], { lastDiscard: 'needed' })).toBe(true);
  });

  test('with no last discard, every card must find a place', () => {
    expect(house('Js', [CLEAN, DIRTY], { lastDiscard: 'forbidden' })).toBe(false);
    expect(house('8h 8d 8c', [CLEAN, DIRTY], { lastDiscard: 'forbidden' })).toBe(true);
    expect(house('8h 8d 8c Js', [CLEAN, DIRTY], { lastDiscard: 'forbidden' })).toBe(false);
  });

  test('a wild that fits nowhere can be the discard', () => {
    expect(house('2s', [CLEAN, 'Qh Qd Qc Qs 2h 2d joker'])).toBe(true);
  });

  test('two cards that fit nowhere are one too many', () => {
    expect(house('9h 8h')).toBe(false);
    expect(house('9h 9d')).toBe(false);
    expect(house('3c 3s')).toBe(false);
  });
});

describe('meldStart and wildLimits', () => {
  test('cards that fit no meld can begin one', () => {
    expect(house('9h 9d 9s 8h')).toBe(true);
    expect(house('9h 9d 2c 8h')).toBe(true);
    expect(house('9h 2s 2c 8h', [CLEAN, 'Qh Qd Qc Qs 2h 2d joker'])).toBe(false);
  });

  test('wilds are shared out among the melds that have room for them', () => {
    const tight = ['Kh Kd Kc Ks Kh Kd Kc', 'Qh Qd Qc Qs 2h 2d joker', '8h 8d 8c 2c'];
    expect(house('2s 9h', tight)).toBe(true);
    expect(house('2s joker 9h', tight)).toBe(false);
    expect(house('2s joker 8s 9h', tight)).toBe(true);
  });
});

describe('opening', () => {
  test('a side that is not down must meld enough at once', () => {
    const changes: Partial<Rules> = { booksNeeded: [] };
    expect(house('8h 8d 8c 9h', [], changes)).toBe(false);
    expect(house('Ah Ad Ac 9h', [], changes)).toBe(true);
    expect(house('9h', [], changes)).toBe(true);
  });
});

describe('roles', () => {
  const lords = (hand: string, melds: string[]): boolean =>
    canFinish(
      setTable('lords-and-ladies', {
        phase: 'play',
        hands: [hand, '1'],
        stock: ['2'],
        melds: [melds, []],
      }),
      0,
    );
  const dirty = ['5 5 5 5 jester jester jester', '6 6 6 6 jester jester jester'];

  test('a capping card needs a clean or wild book of its own', () => {
    expect(lords('lady 9', ['12 12 12 12 12 12 12', ...dirty])).toBe(true);
    expect(lords('lady lady 9', ['12 12 12 12 12 12 12', ...dirty])).toBe(false);
  });

  test('the last of them can be the discard', () => {
    expect(lords('lady lady', ['12 12 12 12 12 12 12', ...dirty])).toBe(true);
  });
});

describe('byRank', () => {
  test('cards that meld only from the foot have no place before it', () => {
    const changes: Partial<Rules> = { footNeeded: 'no', byRank: [{ rank: '5', from: 'foot' }] };
    const facts = { feet: [['9h'], null] };
    expect(house('6h 6d 6c', [CLEAN, DIRTY], changes, facts)).toBe(true);
    expect(house('5h 5d 5c', [CLEAN, DIRTY], changes, facts)).toBe(false);
  });
});

describe('permission', () => {
  test('a cap beside cards that meld only in going out leaves something to do after a yes', () => {
    const { roles } = ruleSetById('lords-and-ladies')!.rules;
    const state = setTable(
      'lords-and-ladies',
      {
        phase: 'play',
        permission: 'yes',
        hands: ['4 4 4 4 4 4 4 lady villain', '1', '1', '1'],
        stock: ['2'],
        melds: [['5 5 5 5 jester jester jester'], []],
      },
      { roles: { ...roles, '4': 'lastMeld' }, booksNeeded: [], lastDiscard: 'needed' },
    );
    expect(legalActions(state)).not.toEqual([]);
  });
});

/** Rules whose endgames differ: three sheets, and values that no sheet has. */
const ENDGAMES: [string, string, Partial<Rules>][] = [
  ['six-deck', 'six-deck', {}],
  ['lords-and-ladies', 'lords-and-ladies', {}],
  ['house', 'house', {}],
  ['shut clean books', 'house', { bookGrows: { clean: 'never', dirty: 'byAny', wild: 'never' } }],
  [
    'shut dirty books',
    'six-deck',
    { bookGrows: { clean: 'byAny', dirty: 'never', wild: 'never' }, wildMelds: 1 },
  ],
  [
    'a book for one line alone',
    'six-deck',
    {
      booksShared: 'no',
      booksNeeded: [
        { kind: 'any', rank: '9', count: [1] },
        { kind: 'any', count: [1] },
      ],
    },
  ],
  [
    'spare clean books for dirty ones',
    'six-deck',
    {
      booksShared: 'any',
      booksNeeded: [
        { kind: 'dirty', rank: '9', count: [1] },
        { kind: 'clean', count: [1] },
      ],
    },
  ],
  [
    'ranks with rules of their own',
    'six-deck',
    {
      byRank: [
        { rank: '7', wilds: 'none', countsAs: 'dirty' },
        { rank: '8', start: 5 },
        { rank: '9', countsAs: 'own' },
        { rank: 'K', start: 2 },
      ],
      booksNeeded: [{ kind: 'dirty', count: [1] }],
    },
  ],
  ['two discards', 'six-deck', { discards: 2 }],
  [
    'two discards, some never last',
    'house',
    {
      discards: 2,
      discardFirst: ['red3'],
      discardBarred: [
        { kind: '9', until: 'own', last: 'no' },
        { kind: 'K', until: 'any', last: 'no' },
      ],
    },
  ],
  ['two discards, the last one needed', 'closed-books', { discards: 2, lastDiscard: 'needed' }],
];

// The answer is exact: it's compared with trying every way of playing the cards.
test.each(ENDGAMES)(
  '%s: you can finish exactly when some way of playing your cards goes out',
  (name, id, changes) => {
    const rules = { ...ruleSetById(id)!.rules, ...changes, permission: 'asked' as const };
    const terms = termsFor(rules, { players: 4, seating: 'pairs' });
    const random = seeded(`finish/${name}`);
    const seen = { possible: 0, impossible: 0 };
    while (seen.possible < 60 || seen.impossible < 150) {
      const state = endgame(terms, random);
      if (!state) continue;
      const can = canFinish(state, 0);
      expect(can, JSON.stringify(positionOf(state))).toBe(canGoOut(state, new Set()));
      seen[can ? 'possible' : 'impossible']++;
    }
  },
);

/** A seat in its foot with leave to go out, a few cards, and melds near to what going out needs. */
function endgame(terms: Terms, random: Random): State | undefined {
  const melds: MeldCards[] = [];
  for (const rank of terms.ranks) {
    if (random.below(3) === 0) continue;
    const wilds = random.below(2) * random.below(4);
    melds.push({
      cards: [...some(terms, rank, 3 + random.below(5)), ...some(terms, terms.wilds[0]!, wilds)],
      capped: false,
    });
  }
  const kinds = [
    ...terms.ranks,
    ...terms.ranks,
    ...terms.wilds,
    ...terms.wilds,
    ...terms.caps,
    terms.kinds - 1,
  ];
  const hand = Array.from(
    { length: 1 + random.below(5) },
    () => some(terms, kinds[random.below(kinds.length)]!, 1)[0]!,
  );
  const state = setUp(terms, {
    phase: 'play',
    hands: [hand, [0], [0], [0]],
    melds: [melds, []],
    stock: [[1, 2, 3, 4]],
    permission: 'yes',
  });
  return 'problem' in state ? undefined : state;
}

/** This many cards of the kind, its faces in turn. */
function some(terms: Terms, kind: number, count: number): Card[] {
  const first = terms.pack.firstFace[kind]!;
  const faces = terms.pack.firstFace[kind + 1]! - first;
  return Array.from({ length: count }, (_, at) => first + (at % faces));
}

/** Tries everything listed until the seat goes out, or nothing is left to try. */
function canGoOut(state: State, tried: Set<string>): boolean {
  return legalActions(state).some((action) => {
    const next = copyState(state);
    if (play(next, 0, action)) throw new Error('listed but refused');
    if (next.phase === 'over') return next.outBy === 0;
    const key = JSON.stringify([
      next.turn,
      next.phase,
      positionOf(next).hands[0],
      positionOf(next).melds[0],
    ]);
    if (next.turn !== 0 || tried.has(key)) return false;
    tried.add(key);
    return canGoOut(next, tried);
  });
}
