import { cardNamed, termsFor, type Card, type Event, type View } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { dealtNow, movesOf } from './moves.ts';

const terms = termsFor(ruleSetById('six-deck')!.rules, { players: 4 });
const { pack } = terms;
const card = (face: string): Card => cardNamed(pack, face)!;
const cards = (faces: string): Card[] => faces.split(' ').map(card);
const kind = (name: string) => pack.kinds.indexOf(name);
const view = {
  round: 1,
  melds: [[], [{ cards: cards('Kh Ks Kc'), capped: false }]],
} as unknown as View;
const eyes = { terms, you: 0, view };

test('your draw goes to its stack; the draws of others stay hidden', () => {
  const own = movesOf([{ event: 'drew', seat: 0, cards: cards('Kh 9c'), from: [0, 1] }], eyes);
  expect(own.cards).toEqual([
    { from: ['stock-0'], to: [`hand-${kind('K')}`, `slot-${kind('K')}`], card: card('Kh') },
    { from: ['stock-1'], to: [`hand-${kind('9')}`, `slot-${kind('9')}`], card: card('9c') },
  ]);
  const other = movesOf([{ event: 'drew', seat: 1, cards: 2, from: [0, 0] }], eyes);
  expect(other.cards).toEqual(Array(2).fill({ from: ['stock-0'], to: ['seat-1'] }));
});

test('the melds of others go from their seat to the place of the rank, wild cards with them', () => {
  const wild = movesOf([{ event: 'laid', seat: 3, lay: [{ cards: cards('2c'), to: 0 }] }], eyes);
  expect(wild.cards).toEqual([{ from: ['seat-3'], to: [`they-1-${kind('K')}`], card: card('2c') }]);
  const partner = movesOf([{ event: 'laid', seat: 2, lay: [{ cards: cards('2c 5h 5d') }] }], eyes);
  expect(partner.cards.map(({ to }) => to)).toEqual(Array(3).fill([`slot-${kind('5')}`]));
});

test('one’s own cards were seen to go when they were put down', () => {
  expect(movesOf([{ event: 'laid', seat: 0, lay: [{ cards: cards('5h') }] }], eyes).cards).toEqual(
    [],
  );
});

test('a discard goes to the discards, and a great many cards are not all shown', () => {
  const thrown = movesOf([{ event: 'discarded', seat: 2, card: card('4h'), froze: false }], eyes);
  expect(thrown.cards).toEqual([{ from: ['seat-2'], to: ['discards'], card: card('4h') }]);
  const taken = Array<Card>(20).fill(card('4h'));
  const all = movesOf([{ event: 'pickedUp', seat: 0, cards: taken }], eyes);
  expect(all.cards).toHaveLength(14);
});

test('a finished book is marked where it lies', () => {
  const { pulses } = movesOf([{ event: 'completed', seat: 1, meld: 0, kind: 'clean' }], eyes);
  expect(pulses).toEqual([`they-1-${kind('K')}`]);
});

test('a hand just dealt is seen to come, a card for each stack; later it is not', () => {
  const dealt: Event = { event: 'tookHand', seat: 0, cards: cards('Kh Ks 9c') };
  const turns = [{ seat: undefined, events: [dealt] }];
  expect(dealtNow(turns, 0)).toBe(dealt);
  expect(movesOf([dealt], eyes).cards.map((move) => move.card)).toEqual(cards('Kh 9c'));
  const drew: Event = { event: 'drew', seat: 3, cards: 2, from: [0, 0] };
  expect(dealtNow([...turns, { seat: 3, events: [drew] }], 0)).toBeUndefined();
});
