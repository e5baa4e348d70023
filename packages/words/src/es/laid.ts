import type { Pack } from '@hand-and-foot/engine';
import type { KindCount, Laid } from '../laid.ts';
import { nounOfKind } from './kind.ts';
import { listed } from './list.ts';
import { los, type Noun } from './noun.ts';
import { counted, figure } from './number.ts';

/** "tres nueves", "un joker"; in figures, "3 nueves". */
export function countedKinds(
  pack: Pack,
  kinds: readonly KindCount[],
  say: (count: number, noun: Noun) => string = counted,
): string {
  return listed(kinds.map(({ kind, count }) => say(count, nounOfKind(pack, kind))));
}

/** "dos nueves con un joker", "un joker a los nueves". */
export function sayLaid(pack: Pack, laid: Laid, say = counted): string {
  const { rank, naturals, wilds, begins } = laid;
  if (naturals.length > 0 && wilds.length > 0)
    return `${countedKinds(pack, naturals, say)} con ${countedKinds(pack, wilds, say)}`;
  const cards = countedKinds(pack, [...naturals, ...wilds], say);
  if (begins || naturals.length > 0) return cards;
  return rank === undefined ? cards : `${cards} a ${los(nounOfKind(pack, rank))}`;
}

/** The same for a button, where every letter counts. */
export function sayLaidInFigures(pack: Pack, laid: Laid): string {
  return sayLaid(pack, laid, (count, noun) =>
    count === 1 ? counted(count, noun) : `${figure(count)} ${noun.many}`,
  );
}
