import {
  countsFor,
  isShared,
  shareBooks,
  type BookKind,
  type BookLine,
  type BookSeen,
  type Kind,
  type KindName,
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

/** A line that so many books are needed for. */
export function lineOf(
  { pack }: Terms,
  { kind, rank }: { kind: BookLine['kind']; rank?: KindName },
  need: number,
): BookLine {
  return rank === undefined ? { kind, need } : { kind, need, rank: pack.kinds.indexOf(rank) };
}

/** How many books the side has for each line of those needed. */
export function booksFor(terms: Terms, count: Count, lines: readonly BookLine[]): number[] {
  const books = itemsOf(terms).flatMap((item) =>
    item.is === 'books'
      ? Array<BookSeen>(Math.max(0, numberIn(count, item.field))).fill(seen(terms, item))
      : [],
  );
  const { booksShared } = terms.rules;
  return isShared(booksShared)
    ? lines.map((line) => books.filter((book) => countsFor(book, line)).length)
    : shareBooks(lines, books, booksShared);
}

/** The book of the pad's line, by what it counts as. */
function seen({ countsAs }: Terms, { book, rank }: { book: BookKind; rank?: Kind }): BookSeen {
  if (rank === undefined) return { kind: book };
  const as = countsAs[rank];
  return as === 'own' ? { kind: book, rank, own: true } : { kind: as ?? book, rank };
}
