import type { Kind } from './pack.ts';
import { inRound, type BookKind, type BooksNeeded } from './rules.ts';
import type { State } from './state.ts';

/** How many such books going out needs in this round, for this seating. */
export function countNeeded(state: State, needed: BooksNeeded): number {
  const partners = state.terms.seating === 'alone' ? undefined : needed.partners;
  return inRound(partners ?? needed.count, state.round);
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
