import type { Reason } from '@hand-and-foot/bots';
import { cardNamed, packFor } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { sayReason } from '../index.ts';

const pack = packFor('standard');
const card = (face: string) => cardNamed(pack, face)!;
const rank = (name: string) => pack.kinds.indexOf(name);
const house = { ruleSet: ruleSetById('house')!, pack, names: ['You', 'Left', 'Partner', 'Right'] };

test.each<[Reason, string]>([
  [{ why: 'onlyChoice' }, 'There is nothing else to do.'],
  [
    { why: 'discardsWorthMore', cards: 7, points: 85, rank: rank('7'), with: 'pair' },
    'The seven discards are worth 85 points more than a draw, and two sevens are in hand.',
  ],
  [
    { why: 'discardsWorthLess', points: 30 },
    'A draw should bring 30 points more than the discards.',
  ],
  [
    { why: 'topFits', card: card('9h'), points: 40 },
    'The 9♥ is worth 40 points more than another draw.',
  ],
  [{ why: 'opens', points: 65, need: 50 }, 'This opens with 65 points; 50 are needed.'],
  [
    { why: 'finishesBook', rank: rank('7'), kind: 'clean', bonus: 500, needed: true },
    'This finishes a clean pile of sevens for 500 points, and going out needs it.',
  ],
  [
    { why: 'finishesBook', rank: rank('7'), kind: 'dirty', bonus: 300, needed: false },
    'This finishes a dirty pile of sevens for 300 points.',
  ],
  [{ why: 'growsMeld', rank: rank('K'), missing: 2 }, 'The kings then lack two to be a pile.'],
  [
    { why: 'beginsMeld', rank: rank('A'), cards: 3 },
    'Three cards begin the aces, and more can follow.',
  ],
  [
    { why: 'keepsWilds', count: 2, rank: rank('7'), missing: 2 },
    'Keep two wilds for the sevens, which lack two to be a pile.',
  ],
  [{ why: 'keepsPair', rank: rank('5') }, 'Keep two fives: they could take the discards.'],
  [
    { why: 'saferThan', card: card('4c'), other: card('8h'), risk: 60 },
    'The 4♣ is safer: an eight would risk 60 points.',
  ],
  [
    { why: 'dearToKeep', card: card('3h'), caught: 500 },
    'Being caught with the 3♥ would cost 500 points.',
  ],
  [
    { why: 'wantsAnotherTurn', caught: 260, others: 120 },
    'Not yet: about 260 points would be caught here, against 120 that the others lose.',
  ],
])('%o', (reason, sentence) => {
  expect(sayReason(reason, house)).toBe(sentence);
});
