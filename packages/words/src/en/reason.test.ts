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
  [{ why: 'onlyChoice' }, 'It’s the only move you have.'],
  [
    { why: 'discardsWorthMore', cards: 7, points: 85, rank: rank('7'), with: 'pair' },
    'Pick up the 7 cards: about 85 points better than drawing, and you have 2 sevens for it.',
  ],
  [
    { why: 'discardsWorthLess', points: 203 },
    'Draw: about 200 points better than picking up the pile.',
  ],
  [
    { why: 'topFits', card: card('9h'), points: 40 },
    'The 9♥ is about 40 points better than another draw.',
  ],
  [{ why: 'opens', points: 65, need: 50 }, 'You need 50 points to go down, and this is 65.'],
  [
    { why: 'finishesBook', rank: rank('7'), kind: 'clean', bonus: 500, needed: true },
    'It completes a clean book of sevens: 500 points. You need it to go out.',
  ],
  [
    { why: 'finishesBook', rank: rank('7'), kind: 'dirty', bonus: 300, needed: false },
    'It completes a dirty book of sevens: 300 points.',
  ],
  [
    { why: 'growsMeld', rank: rank('K'), missing: 2 },
    'Then your kings need 2 more cards for a book.',
  ],
  [
    { why: 'beginsMeld', rank: rank('A'), cards: 3 },
    '3 aces are a start, and you can add more later.',
  ],
  [
    { why: 'keepsWilds', count: 2, rank: rank('7'), missing: 2 },
    'Save 2 wild cards: your sevens need 2 more cards.',
  ],
  [
    { why: 'keepsPair', rank: rank('5') },
    'Keep your 2 fives: you could pick up the pile with them.',
  ],
  [{ why: 'worthKeeping' }, 'For now, those cards are worth more in your hand.'],
  [
    { why: 'saferThan', card: card('4c'), other: card('8h'), risk: 60 },
    'The 4♣ is safer: an eight would risk about 60 points.',
  ],
  [
    { why: 'dearToKeep', card: card('3h'), caught: 500 },
    'Getting caught with the 3♥ would cost 500 points.',
  ],
  [
    { why: 'wantsAnotherTurn', saved: 260, risked: 120 },
    'Not yet: another turn would gain us about 260 points, and waiting risks only about 120.',
  ],
  [
    { why: 'keepsWilds', count: 5, rank: rank('K'), missing: 2 },
    'Save your wild cards: your kings need 2 more cards.',
  ],
  [
    { why: 'wantsAnotherTurn', saved: 260, risked: 0 },
    'Not yet: another turn would gain us about 260 points, and waiting risks nothing.',
  ],
])('%o', (reason, sentence) => {
  expect(sayReason(reason, house)).toBe(sentence);
});
