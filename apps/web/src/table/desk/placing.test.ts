import { apply, kindOfCards, WILD, type Kind, type Seat, type State } from '@hand-and-foot/engine';
import { cardsNamed, refusalInNames, setTable } from '@hand-and-foot/testkit/setTable';
import { expect, test } from 'vitest';
import { putOffer, waitingOffer } from './offers.ts';
import { isPlaced, place, type Bench } from './placing.ts';
import { NOTHING_STAGED } from './staging.ts';

const hand = '5h 5d 5c 6h 6d 2c 2d joker 3c';
const benchOf = (state: State, seat: Seat = 0): Bench => ({ state, seat, staging: NOTHING_STAGED });
const table = (): State =>
  setTable('house', { phase: 'play', hands: [hand, '9h'], melds: [['7h 7d 7c'], []] });
const slotOf = (state: State, card: string): Kind =>
  kindOfCards(state.terms, cardsNamed(state, card));

test.each([
  ['another rank', '5h', '6h', { why: 'wrongRank', card: '5h', rank: '6' }],
  ['another rank on a meld', '5h', '7h', { why: 'wrongRank', card: '5h', rank: '7' }],
  ['wilds alone', '2c 2d joker', '6h', { why: 'tooFewNaturals', have: 0, need: 2 }],
  ['a card that nobody melds', '3c', '6h', { why: 'notMeldable', card: '3c' }],
])('the engine says why %s can’t go there', (_, cards, slot, refusal) => {
  const state = table();
  const outcome = place(benchOf(state), cardsNamed(state, cards), slotOf(state, slot));
  expect(isPlaced(outcome)).toBe(false);
  expect(refusalInNames(state, isPlaced(outcome) ? undefined : outcome)).toEqual(refusal);
});

test('naturals can’t go among wilds', () => {
  const state = setTable('house', { phase: 'play', hands: [hand, '9h'] }, { wildMelds: 1 });
  const outcome = place(benchOf(state), cardsNamed(state, '5h'), WILD);
  expect(outcome).toEqual({ why: 'wildMeldsOnlyWilds' });
});

test.each([
  ['one of which is too few', '5h 5d 5c 6h', { why: 'mixedRanks' }],
  ['one of which nobody melds', '5h 5d 5c 3c', { why: 'notMeldable', card: '3c' }],
])('cards of several ranks, %s, are refused as one meld', (_, cards, refusal) => {
  const state = table();
  const { no } = putOffer(benchOf(state), cardsNamed(state, cards), new Set());
  expect(refusalInNames(state, no)).toEqual(refusal);
});

test('a player who waits is told for whom', () => {
  const state = table();
  expect(waitingOffer(benchOf(state, 1)).no).toEqual({ why: 'notYourTurn', turn: 0 });
});

test('a player who asked to go out waits for the answer, not for a turn', () => {
  const clean = '7h 7h 7d 7d 7c 7c 7s';
  const dirty = '8h 8d 8c 8s 8h 2c 2d';
  const position = {
    phase: 'play',
    hands: ['5h 5d 5c 4h', '9h', '9d', '9c'],
    feet: [null, null, null, null],
    melds: [[clean, dirty, '6h 6d 6c 6s 6h 6d 6c', 'Kh Kd Kc Ks Kh 2h joker'], []],
  };
  const state = setTable('house', position, {
    permission: 'asked',
    decks: { '4': 5 },
    seating: { '4': ['pairs'] },
  });
  const asked = apply(state, 0, { do: 'askToGoOut' });
  expect(asked.ok && waitingOffer(benchOf(asked.state)).no).toEqual({
    why: 'waitingForAnswer',
    waiting: [2],
  });
});
