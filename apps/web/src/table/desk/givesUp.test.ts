import { cardNamed, setUp, termsFor, type Card, type State } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { whyAsk } from './givesUp.ts';

const terms = termsFor(ruleSetById('singles')!.rules, { players: 2 });
const card = (face: string): Card => cardNamed(terms.pack, face)!;
const cards = (faces: string): Card[] => faces.split(' ').map(card);
const meld = (faces: string) => ({ cards: cards(faces), capped: false });
const BOOKS = [meld('Kh Kh Kd Kd Kc Kc Ks'), meld('8h 8h 8d 8c 8s 2c 2d')];

function playing(hand: string, melds = BOOKS, foot: Card[] | null = null): State {
  const state = setUp(terms, {
    hands: [cards(hand), cards('4h 4d')],
    feet: [foot, null],
    melds: [melds, []],
    stock: [cards('5h 5d 5c'), cards('6h 6d')],
    phase: 'play',
  });
  if ('problem' in state) throw new Error(JSON.stringify(state));
  return state;
}

test('a wild is asked about, an ordinary card is not', () => {
  expect(whyAsk(playing('2h 5c 9d Qs', []), 0, card('2h'))).toBe('wild');
  expect(whyAsk(playing('2h 5c 9d Qs', []), 0, card('5c'))).toBeUndefined();
});

test('discarding a card that could have been laid to go out is asked about', () => {
  expect(whyAsk(playing('Ks Kc 8d 5c'), 0, card('Ks'))).toBe('out');
});

test('the discard that goes out is not', () => {
  expect(whyAsk(playing('5c'), 0, card('5c'))).toBeUndefined();
});

test('nor is one while the foot has yet to be played', () => {
  expect(whyAsk(playing('Ks Kc 8d 5c', BOOKS, cards('9h 9d')), 0, card('Ks'))).toBeUndefined();
});
