import { cardsNamed, refusalInNames, setTable } from '@hand-and-foot/testkit/setTable';
import { expect, test } from 'vitest';
import { whyNotBeginAs } from './fitting.ts';
import { kindOfCards } from '../melds/meldSeen.ts';

test.each([
  ['sevens', '7h 7d 7c', undefined],
  ['sevens with a wild', '7h 7d 2c', undefined],
  ['another rank', '8h 8d 8c', { why: 'wrongRank', card: '8h', rank: '7' }],
  ['two ranks', '7h 7d 8c', { why: 'mixedRanks' }],
  ['too few', '7h 7d', { why: 'tooFewCards', have: 2, need: 3 }],
  ['wilds alone', '2h 2d 2c', { why: 'tooFewNaturals', have: 0, need: 2 }],
  ['black threes', '3c 3s 3c', { why: 'notMeldable', card: '3c' }],
])('meldStart: a meld of sevens begun with %s', (_, cards, refusal) => {
  const state = setTable('house', { hands: ['4c', '5h'] });
  const sevens = kindOfCards(state.terms, cardsNamed(state, '7h'));
  const why = whyNotBeginAs(state, sevens, cardsNamed(state, cards));
  expect(refusalInNames(state, why)).toEqual(refusal);
});
