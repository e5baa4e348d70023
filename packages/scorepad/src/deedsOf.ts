import type { Side } from '@hand-and-foot/engine';
import type { Count, Field } from './count.ts';
import type { Deed } from './deed.ts';
import type { Notes } from './notes.ts';

/** Deeds that make such notes, as when a file is taken in. */
export function deedsOf({ table, names, starter, rounds }: Notes): Deed[] {
  return [
    { do: 'table', table },
    ...names.map((name, seat): Deed => ({ do: 'name', seat, name })),
    { do: 'starter', seat: starter },
    ...rounds.flatMap(({ id, counts }) => [
      { do: 'round', round: id, there: true } as const,
      ...counts.flatMap((count, side) => (count ? countDeeds(id, side, count) : [])),
    ]),
  ];
}

function countDeeds(round: number, side: Side, { numbers, ways }: Count): Deed[] {
  return [
    ...(['table', 'caught'] as const).map((pile): Deed => ({
      do: 'way',
      round,
      side,
      pile,
      way: ways[pile],
    })),
    ...(Object.entries(numbers) as [Field, number][]).map(([field, number]): Deed => ({
      do: 'count',
      round,
      side,
      field,
      number,
    })),
  ];
}
