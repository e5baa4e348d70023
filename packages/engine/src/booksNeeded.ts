import type { Kind } from './pack.ts';
import { inRound, type BookKind, type BooksNeeded } from './rules.ts';
import type { State } from './state.ts';

/** How many such books going out needs in this round, for this seating. */
export function countNeeded(state: State, needed: BooksNeeded): number {
  const partners = state.terms.seating === 'alone' ? undefined : needed.partners;
  return inRound(partners ?? needed.count, state.round);
}

/** How many books of each kind are needed. */
export interface BookNeeds extends Record<BookKind | 'any', number> {
  /** Whether a book counts for every line that it fits. */
  readonly shared: boolean;
}

export function noNeeds(shared: boolean): BookNeeds {
  return { clean: 0, dirty: 0, wild: 0, any: 0, shared };
}

/** Adds a line: its count is part of the sum of its kind, or of the largest where a book counts for every line. */
export function addNeed(needs: BookNeeds, kind: BookKind | 'any', count: number): void {
  needs[kind] = needs.shared ? Math.max(needs[kind], count) : needs[kind] + count;
}

/** Whether so many books are enough. */
export function areEnough(needs: BookNeeds, clean: number, dirty: number, wild: number): boolean {
  const used = needs.shared ? 0 : needs.clean + needs.dirty + needs.wild;
  return (
    clean >= needs.clean &&
    dirty >= needs.dirty &&
    wild >= needs.wild &&
    clean + dirty + wild - used >= needs.any
  );
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
export function shareBooks(lines: readonly BookLine[], books: readonly BookSeen[]): number[] {
  const have = lines.map(() => 0);
  const lineOf = books.map(() => -1);
  // A line that is full gives a book away if it finds another.
  const place = (line: number, tried: Set<number>): boolean =>
    books.some((book, at) => {
      if (tried.has(at) || !countsFor(book, lines[line])) return false;
      tried.add(at);
      if (lineOf[at] >= 0 && !place(lineOf[at], tried)) return false;
      lineOf[at] = line;
      return true;
    });
  const narrowFirst = [...lines.keys()].sort((a, b) => width(lines[a]) - width(lines[b]));
  for (const line of narrowFirst)
    while (have[line] < lines[line].need && place(line, new Set())) have[line]++;
  return have;
}

/** Whether the book is one that the line asks for. */
export function countsFor(book: BookSeen, { kind, rank }: BookLine): boolean {
  const ofRank = rank === undefined ? !book.own : rank === book.rank;
  return ofRank && (kind === 'any' || kind === book.kind);
}

function width({ kind, rank }: BookLine): number {
  return (rank === undefined ? 2 : 0) + (kind === 'any' ? 1 : 0);
}
