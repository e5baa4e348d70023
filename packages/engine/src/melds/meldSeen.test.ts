import { cardsNamed, setTable } from '@hand-and-foot/testkit/setTable';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../rules/rules.ts';
import { WILD } from '../terms/meldShape.ts';
import type { Terms } from '../terms/terms.ts';
import { cardsToBook, bonusFor, kindOfCards, meldSeen, mostMelds, roomInMeld } from './meldSeen.ts';

const table = (changes: Partial<Rules> = {}) => setTable('house', { hands: ['4c', '5h'] }, changes);
const termsWith = (changes: Partial<Rules> = {}): Terms => table(changes).terms;
const sevens = kindOfCards(termsWith(), cardsNamed(table(), '7h'));

describe('what a meld is, from its cards alone', () => {
  test.each([
    ['7h 7d 7c', { naturals: 3, wilds: 0, nature: 'clean', missing: 4 }],
    ['7h 7d 2c', { naturals: 2, wilds: 1, nature: 'dirty', missing: 4 }],
    ['2h 2d joker', { naturals: 0, wilds: 3, nature: 'wild', missing: 4 }],
    ['7h 7h 7d 7d 7c 7c 7s', { naturals: 7, wilds: 0, nature: 'clean', missing: 0 }],
  ])('%s', (cards, seen) => {
    const state = table();
    const meld = { cards: cardsNamed(state, cards), capped: false };
    expect(meldSeen(state.terms, meld)).toMatchObject(seen);
  });

  test('wilds go by the rank of the naturals beside them', () => {
    const state = table();
    expect(kindOfCards(state.terms, cardsNamed(state, '2c 7h'))).toBe(sevens);
    expect(kindOfCards(state.terms, cardsNamed(state, '2c joker'))).toBe(WILD);
  });
});

describe('bookSize, bookGrows: the cards missing to a book, and the cards a meld takes', () => {
  test('a book lacks nothing, however large', () => {
    expect([0, 6, 7, 9].map((size) => cardsToBook(termsWith(), size))).toEqual([7, 1, 0, 0]);
    expect(cardsToBook(termsWith({ bookSize: 6 }), 4)).toBe(2);
  });

  test('a book that never grows is full, any other has no end', () => {
    expect([3, 7].map((size) => roomInMeld(termsWith({ bookGrows: 'never' }), size, 0))).toEqual([
      4, 0,
    ]);
    expect(roomInMeld(termsWith({ bookGrows: 'byNaturals' }), 7, 0)).toBe(Infinity);
  });

  test('each kind of book may have its own room', () => {
    const terms = termsWith({ bookGrows: { clean: 'never', dirty: 'byAny', wild: 'never' } });
    expect([0, 1].map((wilds) => roomInMeld(terms, 7, wilds))).toEqual([0, Infinity]);
  });
});

test('meldsOfRank, wildMelds: how many melds of a kind a side may have', () => {
  const terms = termsWith({ meldsOfRank: { most: 2, when: 'always' }, wildMelds: 1 });
  expect([mostMelds(terms, sevens), mostMelds(terms, WILD)]).toEqual([2, 1]);
  const any = termsWith({ meldsOfRank: { most: 'any', when: 'always' }, wildMelds: 0 });
  expect([mostMelds(any, sevens), mostMelds(any, WILD)]).toEqual([Infinity, 0]);
});

test('bookBonus, rankBonus: a rank may bring its own bonus, a wild book never does', () => {
  const terms = termsWith({
    bookBonus: { clean: 500, dirty: 300, wild: 1000 },
    rankBonus: [{ rank: '7', kind: 'clean', bonus: 1500 }],
  });
  expect(bonusFor(terms, 'clean', sevens)).toBe(1500);
  expect(bonusFor(terms, 'dirty', sevens)).toBe(300);
  expect(bonusFor(terms, 'clean', WILD)).toBe(500);
  expect(bonusFor(terms, 'wild', WILD)).toBe(1000);
});
