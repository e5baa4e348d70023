import type { Terms } from '@hand-and-foot/engine';
import {
  countOf,
  groupsOf,
  idOf,
  numberIn,
  type Count,
  type Deed,
  type Field,
  type Pad,
  type Pile,
  type Way,
} from '@hand-and-foot/scorepad';
import { choices } from './choices.ts';

/** A number of cards or points that the keypad types. */
export interface Tile {
  readonly pile: Pile;
  readonly field: Field;
  /** The value of its cards, where they are counted by value. */
  readonly value?: number;
  readonly kinds?: readonly number[];
}

/** How the pile is counted: as it was begun, or else as piles were counted last. */
export function wayOf(count: Count, pile: Pile): Way {
  const isBegun = (Object.keys(count.numbers) as Field[]).some(
    (field) => field.startsWith(`${pile}/`) && numberIn(count, field) !== 0,
  );
  return isBegun ? count.ways[pile] : choices.value[pile];
}

/** What is typed for the pile. */
export function tilesOf(terms: Terms, pile: Pile, way: Way): Tile[] {
  switch (way) {
    case 'values':
      return groupsOf(terms, pile).map(({ field, value, kinds }) => ({
        pile,
        field,
        value,
        kinds,
      }));
    case 'hundreds':
      return [
        { pile, field: `${pile}/hundreds` },
        { pile, field: `${pile}/rest` },
      ];
    case 'total':
      return [{ pile, field: `${pile}/total` }];
  }
}

/** All that is typed for a side, in order. */
export function allTiles(terms: Terms, count: Count): Tile[] {
  return (['table', 'caught'] as const).flatMap((pile) => tilesOf(terms, pile, wayOf(count, pile)));
}

/** The deeds that write a number down; with the first one of a pile goes the way it is counted. */
export function typing(
  pad: Pad,
  { round, side, tile }: { round: number; side: number; tile: Tile },
  number: number,
): Deed[] {
  const count = countOf(pad, round, side);
  const id = idOf(pad, round);
  const way = wayOf(count, tile.pile);
  return [
    ...(way === count.ways[tile.pile]
      ? []
      : [{ do: 'way', round: id, side, pile: tile.pile, way } as const]),
    { do: 'count', round: id, side, field: tile.field, number },
  ];
}
