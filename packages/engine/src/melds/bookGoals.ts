import type { Side } from '../actions/action.ts';
import {
  countsFor,
  isShared,
  shareBooks,
  type BookLine,
  type BookSeen,
} from '../rules/booksNeeded.ts';
import type { Kind } from '../rules/pack.ts';
import type { BookKind, BooksNeeded } from '../rules/rules.ts';
import type { State } from '../state/state.ts';
import { WILD } from '../terms/meldShape.ts';
import { isBook, meldAt, meldCount, meldKind, meldNature, meldsOf, type Meld } from './meld.ts';

/** One line of what a side must have to go out, and how far it is. */
export interface BookGoal {
  kind: BookKind | 'any';
  rank?: Kind;
  have: number;
  need: number;
}

/** The books the side needs on the table to go out this round. */
export function bookGoals(state: State, side: Side): BookGoal[] {
  const { booksShared } = state.terms.rules;
  const lines = linesIn(state);
  if (!isShared(booksShared)) {
    const have = shareBooks(lines, booksSeen(state, side), booksShared);
    return lines.map((line, at) => ({ ...line, have: have[at] }));
  }
  return lines.map((line) => ({ ...line, have: booksOnLine(state, side, line) }));
}

/** The first of these that the side has too few books for, if there is one. */
export function missingBooks(state: State, side: Side): BookGoal | undefined {
  if (!isShared(state.terms.rules.booksShared))
    return bookGoals(state, side).find(({ have, need }) => have < need);
  const lines = linesIn(state);
  for (let at = 0; at < lines.length; at++) {
    const have = booksOnLine(state, side, lines[at]);
    if (have < lines[at].need) return { ...lines[at], have };
  }
  return undefined;
}

function linesIn({ round, terms }: State): readonly BookLine[] {
  return terms.bookLines[round];
}

function booksSeen(state: State, side: Side): BookSeen[] {
  return meldsOf(state, side)
    .filter((meld) => isBook(state, meld))
    .map((meld) => bookSeen(state, meld));
}

function bookSeen(state: State, meld: Meld): BookSeen {
  const rank = meldKind(state, meld);
  const as = rank === WILD ? undefined : state.terms.countsAs[rank];
  return as === 'own'
    ? { kind: meldNature(state, meld), rank, own: true }
    : { kind: as ?? meldNature(state, meld), rank };
}

/** The side's finished books by what they're made of, whatever they count as. */
export function booksMade(state: State, side: Side): Record<BookKind, number> {
  const books = { clean: 0, dirty: 0, wild: 0 };
  for (const meld of meldsOf(state, side))
    if (isBook(state, meld)) books[meldNature(state, meld)]++;
  return books;
}

/** How many books of the kind, and of the rank where one is given, the side has. */
export function booksLike(
  state: State,
  side: Side,
  { kind, rank }: Pick<BooksNeeded, 'kind' | 'rank'>,
): number {
  const { kinds } = state.terms.pack;
  const of = rank === undefined ? {} : { rank: kinds.indexOf(rank) };
  return booksOnLine(state, side, { kind, need: 0, ...of });
}

function booksOnLine(state: State, side: Side, line: BookLine): number {
  let books = 0;
  for (let number = meldCount(state, side) - 1; number >= 0; number--) {
    const meld = meldAt(state, side, number);
    if (isBook(state, meld) && countsFor(bookSeen(state, meld), line)) books++;
  }
  return books;
}
