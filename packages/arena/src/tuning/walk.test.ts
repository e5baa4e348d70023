import { expect, it } from 'vitest';
import { tableAt, wholeWalk } from './walk.ts';

it('comes to every rule set, with few and with many, alone and with partners', () => {
  const seats = wholeWalk.map(
    (tables) =>
      `${tables[0]!.rules} ${tables.map(({ players, partners }) => `${players}${partners ? 'p' : ''}`).join(' ')}`,
  );
  expect(seats).toEqual([
    'lords-and-ladies 4p 2 6p 3',
    'singles 2 4 3 6',
    'house 4p 2 6p 4 3 6',
    'six-deck 4p 6p',
    'closed-books 4p 2 6p 3',
  ]);
});

it('gives each rule set as many deals, and each of its tables in turn', () => {
  const tables = Array.from({ length: 60 }, (_, deal) => tableAt(wholeWalk, deal + 1));
  for (const [own] of wholeWalk)
    expect(tables.filter(({ rules }) => rules === own!.rules)).toHaveLength(12);
  expect(tables[5]).toEqual({ rules: 'lords-and-ladies', players: 2, partners: false });
});
