import type { Pack } from '@hand-and-foot/engine';
import type { KindCount, LaidOnMeld } from '../laid.ts';
import { nounOfKind } from './kind.ts';
import { listed } from './list.ts';
import { los, un } from './noun.ts';
import { counted } from './number.ts';

/** "3 nueves", "un joker". */
export function countedKinds(pack: Pack, kinds: readonly KindCount[]): string {
  return listed(
    kinds.map(({ kind, count }) => {
      const noun = nounOfKind(pack, kind);
      return count === 1 ? un(noun) : counted(count, noun);
    }),
  );
}

/** "2 nueves con un joker", "un joker a los nueves". */
export function sayLaid(pack: Pack, { rank, naturals, wilds, begins }: LaidOnMeld): string {
  if (naturals.length > 0 && wilds.length > 0)
    return `${countedKinds(pack, naturals)} con ${countedKinds(pack, wilds)}`;
  const cards = countedKinds(pack, [...naturals, ...wilds]);
  if (begins || naturals.length > 0) return cards;
  return rank === undefined ? cards : `${cards} a ${los(nounOfKind(pack, rank))}`;
}
