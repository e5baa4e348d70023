import type { Kind } from './pack.ts';
import type { BookKind, Rules } from './rules.ts';

/** How many books of each kind are needed. */
export interface BookNeeds extends Record<BookKind | 'any', number> {
  /** Whether a book counts for every line that it fits. */
  readonly shared: boolean;
  /** Whether spare clean books count as dirty ones. */
  readonly spares: boolean;
}

export function noNeeds(sharing: Rules['booksShared']): BookNeeds {
  const how = { shared: isShared(sharing), spares: takesSpares(sharing) };
  return { clean: 0, dirty: 0, wild: 0, any: 0, ...how };
}

/** Whether a book counts for every line that it fits. */
export function isShared(sharing: Rules['booksShared']): boolean {
  return sharing === 'yes';
}

/** Whether a clean book may fill a line that asks for a dirty one. */
export function takesSpares(sharing: Rules['booksShared']): boolean {
  return sharing === 'any';
}

/** Adds a line: its count is part of the sum of its kind, or of the largest where a book counts for every line. */
export function addNeed(needs: BookNeeds, kind: BookKind | 'any', count: number): void {
  needs[kind] = needs.shared ? Math.max(needs[kind], count) : needs[kind] + count;
}

/** Whether so many books are enough. */
export function areEnough(needs: BookNeeds, clean: number, dirty: number, wild: number): boolean {
  const used = needs.shared ? 0 : needs.clean + needs.dirty + needs.wild;
  const asDirty = needs.spares ? clean - needs.clean : 0;
  return (
    clean >= needs.clean &&
    dirty + asDirty >= needs.dirty &&
    wild >= needs.wild &&
    clean + dirty + wild - used >= needs.any
  );
}

/** No more than the books, of whatever kinds, that are ever enough. */
export function fewestBooks({ clean, dirty, wild, any, shared }: BookNeeds): number {
  const ofKinds = clean + dirty + wild;
  return shared ? Math.max(ofKinds, any) : ofKinds + any;
}

/** The books that the needs leave over, in every way to fill them, where a book counts for one line alone. */
export function leftAfter(
  needs: BookNeeds,
  clean: number,
  dirty: number,
): { clean: number; dirty: number }[] {
  const ways: { clean: number; dirty: number }[] = [];
  const mostAsDirty = needs.spares ? needs.dirty : 0;
  for (let ofClean = 0; ofClean <= needs.any; ofClean++)
    for (let asDirty = 0; asDirty <= mostAsDirty; asDirty++) {
      const left = {
        clean: clean - needs.clean - ofClean - asDirty,
        dirty: dirty - (needs.dirty - asDirty) - (needs.any - ofClean),
      };
      if (left.clean >= 0 && left.dirty >= 0) ways.push(left);
    }
  return ways;
}

/** Books of a kind, of one rank where it is given, and how many of them are needed. */
export interface BookLine {
  readonly kind: BookKind | 'any';
  readonly rank?: Kind;
  readonly need: number;
}

/** A book on the table; without a rank it is all wild, or of a rank that nobody asks for. */
export interface BookSeen {
  readonly kind: BookKind;
  readonly rank?: Kind;
  /** Whether it counts only for lines of its rank. */
  readonly own?: boolean;
}

/** How many books each line has when a book counts for one line alone, shared out as well as can be. */
export function shareBooks(
  lines: readonly BookLine[],
  books: readonly BookSeen[],
  sharing: Rules['booksShared'],
): number[] {
  const spares = takesSpares(sharing);
  const have = lines.map(() => 0);
  const lineOf = books.map(() => -1);
  // A line that is full gives a book away if it finds another.
  const place = (line: number, tried: Set<number>): boolean =>
    books.some((book, at) => {
      if (tried.has(at) || !countsFor(book, lines[line], spares)) return false;
      tried.add(at);
      if (lineOf[at] >= 0 && !place(lineOf[at], tried)) return false;
      lineOf[at] = line;
      return true;
    });
  const narrowFirst = [...lines.keys()].sort(
    (a, b) => width(lines[a], spares) - width(lines[b], spares),
  );
  for (const line of narrowFirst)
    while (have[line] < lines[line].need && place(line, new Set())) have[line]++;
  return have;
}

/** Whether the book is one that the line asks for. */
export function countsFor(book: BookSeen, { kind, rank }: BookLine, spares = false): boolean {
  const ofRank = rank === undefined ? !book.own : rank === book.rank;
  const stands = spares && kind === 'dirty' && book.kind === 'clean';
  return ofRank && (kind === 'any' || kind === book.kind || stands);
}

function width({ kind, rank }: BookLine, spares: boolean): number {
  const ofKind = kind === 'any' ? 2 : spares && kind === 'dirty' ? 1 : 0;
  return (rank === undefined ? 3 : 0) + ofKind;
}
