import type { Pack } from '@hand-and-foot/engine';
import type { KindCount, Laid } from '../laid.ts';
import { nameOfKind } from './kind.ts';
import { listed, withArticle } from './list.ts';
import { countWord, figure } from './number.ts';

/** "three nines", "a joker"; in figures, "3 nines". */
export function countedKinds(
  pack: Pack,
  kinds: readonly KindCount[],
  number: (count: number) => string = countWord,
): string {
  return listed(
    kinds.map(({ kind, count }) =>
      count === 1
        ? withArticle(nameOfKind(pack, kind, 1))
        : `${number(count)} ${nameOfKind(pack, kind, count)}`,
    ),
  );
}

/** "two nines with a joker", "a joker to the nines". */
export function sayLaid(pack: Pack, laid: Laid, number = countWord): string {
  const { rank, naturals, wilds, begins } = laid;
  if (naturals.length > 0 && wilds.length > 0)
    return `${countedKinds(pack, naturals, number)} with ${countedKinds(pack, wilds, number)}`;
  const cards = countedKinds(pack, [...naturals, ...wilds], number);
  if (begins || naturals.length > 0) return cards;
  return rank === undefined ? cards : `${cards} to the ${nameOfKind(pack, rank, 2)}`;
}

/** The same for a button, where every letter counts. */
export function sayLaidInFigures(pack: Pack, laid: Laid): string {
  return sayLaid(pack, laid, figure);
}
