import { cardNamed, packFor, type MeldNumber, type Seat } from '@hand-and-foot/engine';
import type { Event, MeldCards } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { sayTurn } from './turn.ts';

const pack = packFor('standard');
const card = (face: string) => cardNamed(pack, face)!;
const cards = (faces: string) => faces.split(' ').map(card);
const meld = (faces: string): MeldCards => ({ cards: cards(faces), capped: false });

const house = {
  ruleSet: ruleSetById('house')!,
  pack,
  names: ['You', 'Left', 'Partner', 'Right'],
  you: 0,
  melds: [meld('Ah Ad Ac As'), meld('7h 7d 7c 7s 7h 7d 7c'), meld('Kh Kd 2c joker')],
};

const drew = (seat: Seat): Event => ({ event: 'drew', seat, cards: 2, from: [0, 0] });
const laid = (seat: Seat, faces: string, to?: MeldNumber): Event => ({
  event: 'laid',
  seat,
  lay: [{ cards: cards(faces), ...(to !== undefined && { to }) }],
});
const discarded = (seat: Seat, face: string): Event => ({
  event: 'discarded',
  seat,
  card: card(face),
  froze: false,
});

test.each<[string, Event[]]>([
  [
    'Right drew 2, added an ace, and discarded 5♦.',
    [drew(3), laid(3, 'Ah', 0), discarded(3, '5d'), { event: 'turnEnded', seat: 3 }],
  ],
  ['Right drew 2 and discarded 5♦.', [drew(3), discarded(3, '5d')]],
  [
    'Left picked up 7 cards with 2 nines and melded 3 nines.',
    [{ event: 'pickedUp', seat: 1, cards: cards('9s 4h 5h 6h 8h Th Jh') }, laid(1, '9h 9d 9s')],
  ],
  [
    'Left picked up 7 cards, added an ace, and discarded 4♥.',
    [
      { event: 'pickedUp', seat: 1, cards: cards('As 4h 5h 6h 8h Th Jh') },
      laid(1, 'As', 0),
      discarded(1, '4h'),
    ],
  ],
  [
    'You drew 2, completed a clean book of sevens, and discarded 4♣.',
    [
      drew(0),
      laid(0, '7h 7d', 1),
      { event: 'completed', seat: 0, meld: 1, kind: 'clean' },
      discarded(0, '4c'),
    ],
  ],
  [
    'You drew 2, melded 3 queens with a two, added 2 aces and a joker to the kings, and discarded a joker.',
    [
      drew(0),
      laid(0, 'Ah', 0),
      laid(0, 'Qh Qd Qc 2c'),
      laid(0, 'As', 0),
      laid(0, 'joker', 2),
      discarded(0, 'joker'),
    ],
  ],
  [
    'Partner drew 2, asked to go out and got a yes, melded 3 nines, and went out.',
    [
      drew(2),
      { event: 'asked', seat: 2, waiting: [0] },
      { event: 'answered', seat: 0, yes: true },
      laid(2, '9h 9d 9c'),
      { event: 'wentOut', seat: 2, side: 0 },
      { event: 'roundEnded', by: 'goingOut', scores: [] },
    ],
  ],
  [
    'Left drew 2, put down 2 red threes, picked up their foot, and discarded 8♣.',
    [
      // Others' cards of the deal may stand before the first turn.
      { event: 'replaced', seat: 3, laid: cards('3h'), cards: 1, from: [0] },
      drew(1),
      { event: 'replaced', seat: 1, laid: cards('3h 3d'), cards: 2, from: [0, 0] },
      { event: 'tookFoot', seat: 1, cards: 11, left: 0 },
      discarded(1, '8c'),
    ],
  ],
  ['Left couldn’t draw.', [{ event: 'drew', seat: 1, cards: 0, from: [] }]],
])('%s', (sentence, events) => {
  expect(sayTurn(events, house)).toBe(sentence);
});

test('nothing that a seat did is no sentence', () => {
  expect(sayTurn([{ event: 'roundBegan', round: 1, starter: 0 }], house)).toBeUndefined();
  expect(sayTurn([{ event: 'turnEnded', seat: 1 }], house)).toBeUndefined();
});

test('said aloud, a card is named in full', () => {
  expect(sayTurn([drew(3), discarded(3, '5d')], { ...house, aloud: true })).toBe(
    'Right drew 2 and discarded the 5 of diamonds.',
  );
});

test('without the melds a book has no rank', () => {
  const { melds: _, ...blind } = house;
  const events: Event[] = [
    laid(1, 'joker', 1),
    { event: 'completed', seat: 1, meld: 1, kind: 'dirty' },
  ];
  expect(sayTurn(events, blind)).toBe('Left added a joker and completed a dirty book.');
});
