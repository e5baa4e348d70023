import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, test } from 'vitest';
import type { Rules } from '../rules/rules.ts';
import { cardsToPlay, pilesLeft } from '../state/places.ts';
import { cardsDrawn, cardsEach, drewHighest, exactGrabBonus, footSize } from './extent.ts';
import { seatingsFor } from './seatTerms.ts';

const rulesWith = (changes: Partial<Rules>): Rules =>
  setTable('house', { hands: ['4c', '5h'] }, changes).terms.rules;

test('piles: how many cards each player gets, and how many of them are the foot', () => {
  const rules = rulesWith({ piles: [15, 13] });
  expect([cardsEach(rules), footSize(rules)]).toEqual([28, 13]);
});

test('draw: how many cards a turn begins with', () => {
  expect(cardsDrawn(rulesWith({ draw: 3 }), 4)).toBe(3);
  expect([1, 2, 3, 4].map((round) => cardsDrawn(rulesWith({ draw: [2, 3, 4] }), round))).toEqual([
    2, 3, 4, 4,
  ]);
});

test('exactGrab: an exact grab brings nothing where nobody grabs', () => {
  expect(exactGrabBonus(rulesWith({ deal: 'grabbed', exactGrab: 100 }))).toBe(100);
  expect(exactGrabBonus(rulesWith({ deal: 'dealt', exactGrab: 100 }))).toBe(0);
});

test('seating: the ways to sit, and none for a number that the rules do not seat', () => {
  const rules = rulesWith({
    decks: { '2': 3, '4': 5 },
    seating: { '2': ['alone'], '4': ['pairs', 'alone'] },
  });
  expect(seatingsFor(rules, 4)).toEqual(['pairs', 'alone']);
  expect(seatingsFor(rules, 7)).toEqual([]);
});

test('cards to play are those held and those in piles that wait', () => {
  const state = setTable('house', { hands: ['4c 4d', '5h'], feet: [['6h', '6d', '6c'], null] });
  expect([0, 1].map((seat) => cardsToPlay(state, seat))).toEqual([5, 1]);
  expect([0, 1].map((seat) => pilesLeft(state, seat))).toEqual([1, 0]);
});

test('starter: the highest card starts, or deals so that the next player to the left starts', () => {
  const termsWith = (starter: Rules['starter']) =>
    setTable('house', { hands: ['4c', '5h', '6d', '7s'] }, { starter }).terms;
  expect(drewHighest(termsWith('highCard'), 0)).toBe(0);
  expect(drewHighest(termsWith('leftOfHighCard'), 0)).toBe(3);
  expect(drewHighest(termsWith('drawn'), 0)).toBeUndefined();
});
