import { cardNamed, eventFor, packFor } from '@hand-and-foot/engine';
import type { Event } from '@hand-and-foot/engine';
import { ruleSetById, ruleSets } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { sayEvent } from '../index.ts';

const pack = packFor('standard');
const card = (face: string) => cardNamed(pack, face)!;
const house = {
  ruleSet: ruleSetById('house')!,
  pack,
  names: ['You', 'Left', 'Partner', 'Right'],
  you: 0,
};

test.each<[Event, string]>([
  [{ event: 'roundBegan', round: 2, starter: 1 }, 'Round 2 begins. Left starts.'],
  [{ event: 'roundBegan', round: 1, starter: 0 }, 'Round 1 begins. You start.'],
  [{ event: 'grabbed', seat: 1, cards: 24, exact: false }, 'Left grabbed 24 cards.'],
  [
    { event: 'grabbed', seat: 0, cards: 22, exact: true },
    'You grabbed exactly 22 cards, for 100 points.',
  ],
  [{ event: 'dealt', cards: 22 }, 'Each player got 22 cards.'],
  [{ event: 'passed', way: 'right' }, 'Everyone passed a foot to the right.'],
  [{ event: 'choseHand', seat: 3, stack: 1 }, 'Right chose a hand.'],
  [{ event: 'upcard', replaced: [], card: card('9h') }, 'The upcard is the 9♥.'],
  [
    { event: 'upcard', replaced: [card('joker')], card: card('9h') },
    '1 card went back into the deck. The upcard is the 9♥.',
  ],
  [{ event: 'tookHand', seat: 0, cards: 11 }, 'You picked up your hand of 11 cards.'],
  [
    { event: 'drew', seat: 0, cards: [card('9h'), card('joker')], from: [0, 0] },
    'You drew the 9♥ and a joker.',
  ],
  [{ event: 'drew', seat: 3, cards: 2, from: [0, 1] }, 'Right drew 2 cards.'],
  [
    { event: 'drew', seat: 3, cards: 0, from: [] },
    'The draw pile was empty, so there was nothing to draw.',
  ],
  [{ event: 'tookUpcard', seat: 1, card: card('Kd') }, 'Left took the upcard, the K♦.'],
  [
    { event: 'pickedUp', seat: 1, cards: Array.from({ length: 7 }, () => card('9h')) },
    'Left picked up 7 cards from the pile.',
  ],
  [{ event: 'pickedUp', seat: 0, cards: [card('9h')] }, 'You took the 9♥ from the pile.'],
  [
    { event: 'laid', seat: 1, lay: [{ cards: ['9h', '9d', '9c', 'joker'].map(card) }] },
    'Left melded 3 nines and a joker.',
  ],
  [
    {
      event: 'laid',
      seat: 0,
      lay: [{ cards: ['Qh', 'Qd', 'Qs'].map(card) }, { cards: ['8h'].map(card), to: 1 }],
    },
    'You melded 3 queens, and added an eight.',
  ],
  [{ event: 'completed', seat: 2, meld: 0, kind: 'dirty' }, 'Partner completed a dirty book.'],
  [
    { event: 'replaced', seat: 1, laid: [card('3h')], cards: 1, from: [0] },
    'Left put down the 3♥ and drew 1 card.',
  ],
  [
    { event: 'replaced', seat: 1, laid: [card('3h')], cards: 0, from: [] },
    'Left put down the 3♥ and couldn’t draw another because the draw pile was empty.',
  ],
  [{ event: 'grabbed', seat: 0, cards: 1, exact: false }, 'You grabbed 1 card.'],
  [{ event: 'tookFoot', seat: 1, cards: 11, left: 0 }, 'Left picked up their foot.'],
  [{ event: 'tookFoot', seat: 0, cards: 11, left: 1 }, 'You picked up your knee.'],
  [{ event: 'asked', seat: 2, waiting: [0] }, 'Partner asks, “May I go out?” Yes or no?'],
  [{ event: 'asked', seat: 1, waiting: [3] }, 'Left asks, “May I go out?”'],
  [{ event: 'answered', seat: 3, yes: false }, 'Right said no.'],
  [{ event: 'discarded', seat: 3, card: card('5d'), froze: false }, 'Right discarded the 5♦.'],
  [
    { event: 'discarded', seat: 0, card: card('joker'), froze: true },
    'You discarded a joker and froze the pile.',
  ],
  [
    { event: 'reshuffled', cards: 54 },
    'The discard pile was shuffled into a new draw pile of 54 cards.',
  ],
  [{ event: 'wentOut', seat: 1, side: 1 }, 'Left went out.'],
  [
    { event: 'roundEnded', by: 'stock', scores: [] },
    'The draw pile is empty, so the round is over.',
  ],
])('%j', (event, sentence) => {
  expect(sayEvent(event, house)).toBe(sentence);
});

test('an onlooker is never told "you", nor what only its seat may see', () => {
  const { you: _, ...table } = house;
  const drew: Event = { event: 'drew', seat: 1, cards: [card('9h'), card('4c')], from: [0, 0] };
  expect(sayEvent(eventFor(drew), table)).toBe('Left drew 2 cards.');
});

test('where the foot is not announced, only its player is told', () => {
  const singles = { ...house, ruleSet: ruleSetById('singles')! };
  expect(sayEvent({ event: 'tookFoot', seat: 1, cards: 11, left: 0 }, singles)).toBeUndefined();
  expect(sayEvent({ event: 'tookFoot', seat: 0, cards: 11, left: 0 }, singles)).toBe(
    'You picked up your foot.',
  );
});

test('another player’s hand and the end of a turn need no sentence', () => {
  expect(sayEvent({ event: 'tookHand', seat: 1, cards: 11 }, house)).toBeUndefined();
  expect(sayEvent({ event: 'turnEnded', seat: 1 }, house)).toBeUndefined();
});

test('each rule set speaks of books in its own words', () => {
  const completed: Event = { event: 'completed', seat: 1, meld: 0, kind: 'clean' };
  expect(ruleSets.map((ruleSet) => sayEvent(completed, { ...house, ruleSet }))).toEqual([
    'Left completed a clean group.',
    'Left completed a clean book.',
    'Left completed a clean book.',
    'Left completed a red book.',
    'Left completed a clean book.',
  ]);
});
