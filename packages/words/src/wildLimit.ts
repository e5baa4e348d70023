import type { WildLimit } from '@hand-and-foot/engine';

/** The first of the conditions on wilds that so many naturals and wilds do not meet. */
export function brokenLimit(
  limits: readonly WildLimit[],
  naturals: number,
  wilds: number,
): WildLimit | undefined {
  return limits.find((limit) => breaks(limit, naturals, wilds));
}

function breaks(limit: WildLimit, naturals: number, wilds: number): boolean {
  switch (limit.limit) {
    case 'most':
      return wilds > limit.wilds;
    case 'lead':
      return naturals - wilds < limit.by;
    case 'perWild':
      return naturals < limit.naturals * wilds;
    case 'from':
      return naturals < limit.naturals;
  }
}
