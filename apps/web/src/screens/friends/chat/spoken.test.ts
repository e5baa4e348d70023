import type { Saying } from '@hand-and-foot/protocol';
import { expect, test } from 'vitest';
import { newSayings } from './spoken.ts';

const saying = (seat: number): Saying => ({
  seat,
  name: 'Ana',
  text: 'Wow!',
  phrase: 'wow',
  at: 1,
});
const [a, b, c] = [saying(0), saying(1), saying(0)];

test('messages since then are new, even two of the same moment', () => {
  expect(newSayings([a, b, c], [a])).toEqual([b, c]);
  expect(newSayings([a, b, c], [a, b, c])).toEqual([]);
  expect(newSayings([a], [])).toEqual([a]);
});

test('a chat that lost its oldest lines is still followed', () => {
  expect(newSayings([b, c], [a, b])).toEqual([c]);
});

test('after a snapshot, which tells everything again, nothing is shown again', () => {
  expect(newSayings([{ ...a }, { ...b }], [a])).toEqual([]);
});
