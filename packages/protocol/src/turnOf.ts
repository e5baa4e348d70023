import type { View } from '@hand-and-foot/engine';

/** Tells a turn from every other; the deal and the end of a round count as one. */
export function turnOf(seen: Pick<View, 'round' | 'turn' | 'phase'> | undefined): string {
  if (!seen) return '';
  const { round, turn, phase } = seen;
  return `${round} ${turn} ${phase === 'deal' || phase === 'over' ? phase : 'turn'}`;
}
