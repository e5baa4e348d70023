import type { View } from '@hand-and-foot/engine';

type Moment = Pick<View, 'round' | 'turn' | 'phase'> | undefined;

/** Tells a turn from every other; the deal and the end of a round count as one. */
export function turnOf(seen: Moment): string {
  return seen ? `${seen.round} ${seen.turn} ${partOf(seen)}` : '';
}

/** Whether both moments are in the same turn. */
export function isSameTurn(one: Moment, other: Moment): boolean {
  if (!one || !other) return one === other;
  return one.round === other.round && one.turn === other.turn && partOf(one) === partOf(other);
}

function partOf({ phase }: NonNullable<Moment>): string {
  return phase === 'deal' || phase === 'over' ? phase : 'turn';
}
