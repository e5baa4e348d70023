import type { Tile } from './counting.ts';
import { padSpeech } from './words.ts';

/** A tile's name: "Worth 10", "Hundreds"; a pile's first tile is named after the pile. */
export function nameOfTile({ pile, field, value }: Tile, isFirst = false): string {
  const { piles, ofValue, hundreds, rest, points } = padSpeech.value;
  if (isFirst) return piles[pile].toLocaleLowerCase();
  if (value !== undefined) return ofValue(value);
  if (field.endsWith('hundreds')) return hundreds;
  return field.endsWith('rest') ? rest : points;
}
