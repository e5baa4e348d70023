import type { Event } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { beganTurn, soundOf } from './soundOf.ts';

const drew: Event = { event: 'drew', seat: 1, cards: 2, from: [0, 0] };
const laid: Event = { event: 'laid', seat: 1, lay: [] };
const completed: Event = { event: 'completed', seat: 1, meld: 0, kind: 'clean' };

test('of several things at once the one is heard that says most', () => {
  expect(soundOf([drew])).toBe('drawn');
  expect(soundOf([drew, laid])).toBe('laid');
  expect(soundOf([laid, completed])).toBe('book');
  expect(soundOf([{ event: 'turnEnded', seat: 1 }])).toBeUndefined();
});

test('one’s turn is heard when it begins, and once', () => {
  const mine = { turn: 0, phase: 'draw' };
  expect(beganTurn({ turn: 3, phase: 'play' }, mine, 0)).toBe(true);
  expect(beganTurn(mine, { turn: 0, phase: 'play' }, 0)).toBe(false);
  expect(beganTurn({ turn: 3, phase: 'play' }, mine, 1)).toBe(false);
});
