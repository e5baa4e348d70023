import type { BookKind, Kind, Terms } from '@hand-and-foot/engine';
import { numberIn, type Count } from './count.ts';
import { itemsOf } from './items.ts';

/** How many books the side has, of a kind or rank where one is given. */
export function booksIn(
  terms: Terms,
  count: Count,
  kind: BookKind | 'any' = 'any',
  rank?: Kind,
): number {
  return itemsOf(terms)
    .filter((item) => item.is === 'books')
    .filter((item) => kind === 'any' || item.book === kind)
    .filter((item) => rank === undefined || item.rank === rank)
    .reduce((sum, { field }) => sum + numberIn(count, field), 0);
}
