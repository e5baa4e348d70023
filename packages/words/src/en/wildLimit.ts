import type { WildLimit } from '@hand-and-foot/engine';
import { counted, NATURAL, WILD_CARD } from './number.ts';

/** A condition on the wild cards of a meld, without its period. */
export function sayLimit(limit: WildLimit, meld: string): string {
  switch (limit.limit) {
    case 'most':
      return limit.wilds === 0
        ? `A ${meld} can’t have wild cards`
        : `A ${meld} can have at most ${counted(limit.wilds, WILD_CARD)}`;
    case 'lead':
      return sayLead(limit.by, meld);
    case 'perWild':
      return `A ${meld} needs ${counted(limit.naturals, NATURAL)} for each wild card`;
    case 'from':
      return `A ${meld} needs ${counted(limit.naturals, NATURAL)} before it can take wild cards`;
  }
}

function sayLead(by: number, meld: string): string {
  if (by === 0) return `A ${meld} can’t have more wild cards than natural cards`;
  if (by === 1) return `A ${meld} needs more natural cards than wild cards`;
  return `A ${meld} needs at least ${by} more natural cards than wild cards`;
}
