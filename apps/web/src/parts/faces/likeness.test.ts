import type { Holder } from '@hand-and-foot/protocol';
import { expect, test } from 'vitest';
import { likenessesAt } from './likeness.ts';

const bot = (name: string, more: object = {}): Holder => ({
  is: 'bot',
  name,
  level: 'steady',
  ...more,
});
const person = (name: string, more: object = {}): Holder => ({ is: 'person', name, ...more });

test('bots have the face of their name, people the one they chose', () => {
  const seats = [person('Ana', { face: 'owl' }), bot('Ruth'), { is: 'nobody' } as const];
  expect(likenessesAt(seats)).toEqual(['owl', 'Ruth', undefined]);
});

test('a bot that stands in shows whose seat it is', () => {
  const away = bot('Ana', { standsInFor: 'Ana', face: 'owl' });
  expect(likenessesAt([away, bot('Ruth', { standsInFor: 'Ben', face: 'fox' })])).toEqual([
    'owl',
    'fox',
  ]);
});

test('a player without a face, as in older games, gets one that nobody else has', () => {
  const seats = [
    person('You'),
    bot('Left'),
    bot('Amara'),
    bot('Right'),
    person('Ana'),
    person('Ana', { face: 'fox' }),
    bot('Away', { standsInFor: 'Away' }),
  ];
  const all = likenessesAt(seats);
  expect(new Set(all).size).toBe(seats.length);
  expect(all).not.toContain(undefined);
  expect(likenessesAt(seats)).toEqual(all);
});
