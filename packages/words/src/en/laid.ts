import type { Pack } from '@hand-and-foot/engine';
import type { KindCount, LaidOnMeld } from '../laid.ts';
import { countedKind, nameOfKind } from './kind.ts';
import { listed, withArticle } from './list.ts';

/** "3 nines", "a joker". */
export function countedKinds(pack: Pack, kinds: readonly KindCount[]): string {
  return listed(
    kinds.map(({ kind, count }) =>
      count === 1 ? withArticle(nameOfKind(pack, kind, 1)) : countedKind(pack, kind, count),
    ),
  );
}

/** "2 nines with a joker", "a joker to the nines". */
export function sayLaid(pack: Pack, { rank, naturals, wilds, begins }: LaidOnMeld): string {
  if (naturals.length > 0 && wilds.length > 0)
    return `${countedKinds(pack, naturals)} with ${countedKinds(pack, wilds)}`;
  const cards = countedKinds(pack, [...naturals, ...wilds]);
  if (begins || naturals.length > 0) return cards;
  return rank === undefined ? cards : `${cards} to the ${nameOfKind(pack, rank, 2)}`;
}
