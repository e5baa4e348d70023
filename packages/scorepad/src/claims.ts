import type { Kind, Terms } from '@hand-and-foot/engine';
import { numberIn, type Count } from './count.ts';
import { copiesOfKinds, groupsOf, itemsOf, meldable } from './items.ts';
import type { Notice } from './notice.ts';
import { booksIn } from './books.ts';

/** A number of cards, each of one of these kinds. */
interface Claim {
  kinds: readonly Kind[];
  cards: number;
}

/** Claims by all sides together for more cards than the decks hold: the smallest of each such set of kinds. */
export function overclaimed(terms: Terms, counts: readonly Count[]): Notice[] {
  const claims = counts.flatMap((count) => claimsOf(terms, count)).filter(({ cards }) => cards > 0);
  const all = [...terms.pack.kinds.keys()];
  const sets = distinct([...claims.map(({ kinds }) => kinds), meldable(terms), all]);
  const over = sets.flatMap((kinds) => {
    const have = claims
      .filter((claim) => isWithin(claim.kinds, kinds))
      .reduce((sum, { cards }) => sum + cards, 0);
    const most = copiesOfKinds(terms, kinds);
    return have > most ? [{ notice: 'tooManyCards' as const, kinds, have, most }] : [];
  });
  return over.filter(
    (one) => !over.some((other) => other !== one && isWithin(other.kinds, one.kinds)),
  );
}

function claimsOf(terms: Terms, count: Count): Claim[] {
  const counted = (['table', 'caught'] as const)
    .filter((pile) => count.ways[pile] === 'values')
    .flatMap((pile) => groupsOf(terms, pile))
    .map(({ field, kinds }) => ({ kinds, cards: numberIn(count, field) }));
  const single = itemsOf(terms).flatMap((item) =>
    item.is === 'laid' || item.is === 'caps'
      ? [{ kinds: [item.kind], cards: numberIn(count, item.field) }]
      : [],
  );
  // If only points were counted, the books still imply a least number of cards.
  const inBooks = count.ways.table === 'values' ? 0 : booksIn(terms, count) * terms.rules.bookSize;
  return [...counted, ...single, { kinds: meldable(terms), cards: inBooks }];
}

function distinct(sets: readonly (readonly Kind[])[]): Kind[][] {
  const keys = sets.map((kinds) => [...kinds].sort((one, other) => one - other).join());
  return [...new Set(keys)].map((key) => key.split(',').map(Number));
}

function isWithin(kinds: readonly Kind[], among: readonly Kind[]): boolean {
  return kinds.every((kind) => among.includes(kind));
}
