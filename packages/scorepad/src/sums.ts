import type { Terms } from '@hand-and-foot/engine';
import type { Pile } from './count.ts';
import { copiesOfKinds, groupsOf } from './items.ts';
import { perTerms } from './perTerms.ts';

/** Points that no cards of the decks come to, and the nearest that some do. */
export interface OddSum {
  below?: number;
  above?: number;
}

/** Undefined where some cards of the decks come to these points. */
export function whyOdd(terms: Terms, pile: Pile, points: number): OddSum | undefined {
  const sums = sumsOf(terms, pile);
  if (points < 0 || sums[points] === 1) return undefined;
  const below = sums.lastIndexOf(1, points);
  const above = sums.indexOf(1, points);
  return { ...(below >= 0 ? { below } : {}), ...(above >= 0 ? { above } : {}) };
}

/** For each number of points, 1 if cards of the pile can come to it. */
const sumsOf = perTerms((terms, pile: Pile): Uint8Array => {
  const groups = groupsOf(terms, pile).map(({ value, kinds }) => ({
    value,
    copies: copiesOfKinds(terms, kinds),
  }));
  const most = groups.reduce((sum, { value, copies }) => sum + value * copies, 0);
  const sums = new Uint8Array(most + 1);
  sums[0] = 1;
  for (const { value, copies } of groups) addGroup(sums, value, copies);
  return sums;
});

/** Marks the sums reachable with up to this many more cards of a value. */
function addGroup(sums: Uint8Array, value: number, copies: number): void {
  const used = new Uint16Array(sums.length);
  for (let points = value; points < sums.length; points++) {
    if (sums[points] === 1 || sums[points - value] === 0 || used[points - value]! >= copies)
      continue;
    sums[points] = 1;
    used[points] = used[points - value]! + 1;
  }
}
