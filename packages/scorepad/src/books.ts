import {
  shareBooks,
  type BookKind,
  type BookLine,
  type Kind,
  type Terms,
} from '@hand-and-foot/engine';
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

/** How many books the side has for each line of those needed. */
export function booksFor(terms: Terms, count: Count, lines: readonly BookLine[]): number[] {
  if (terms.rules.booksShared === 'yes')
    return lines.map(({ kind, rank }) => booksIn(terms, count, kind, rank));
  const books = itemsOf(terms).flatMap((item) =>
    item.is === 'books'
      ? Array.from({ length: Math.max(0, numberIn(count, item.field)) }, () => ({
          kind: item.book,
          ...(item.rank === undefined ? {} : { rank: item.rank }),
        }))
      : [],
  );
  return shareBooks(lines, books);
}
