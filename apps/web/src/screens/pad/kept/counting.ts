import type { Kind, Side, Terms } from '@hand-and-foot/engine';
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

/** A number of cards or points for the keypad. */
export interface Tile {
  readonly pile: Pile;
  readonly field: Field;
  /** Its cards' value, when counting by value. */
  readonly value?: number;
  readonly kinds?: readonly Kind[];
}

/** The pile's way of counting: as it was started, or the last one used. */
export function wayOf(count: Count, pile: Pile): Way {
  const isBegun = (Object.keys(count.numbers) as Field[]).some(
    (field) => field.startsWith(`${pile}/`) && numberIn(count, field) !== 0,
  );
  return isBegun ? count.ways[pile] : choices.value[pile];
}

/** A pile's fields. */
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

/** All of a side's fields, in order. */
export function allTiles(terms: Terms, count: Count): Tile[] {
  return (['table', 'caught'] as const).flatMap((pile) => tilesOf(terms, pile, wayOf(count, pile)));
}

/** Deeds that write a number; a pile's first one also sets its way of counting. */
export function typing(
  pad: Pad,
  { round, side, tile }: { round: number; side: Side; tile: Tile },
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
