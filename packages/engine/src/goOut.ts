import { WILD } from './meldShape.ts';
import type { Seat, Side } from './action.ts';
import { countNeeded, shareBooks, type BookLine, type BookSeen, countsFor } from './booksNeeded.ts';
import { canFinish } from './finish.ts';
import type { Kind } from './pack.ts';
import { isBook, meldAt, meldCount, meldKind, meldNature, meldsOf, type Meld } from './meld.ts';
import type { GoOutRefusal, Refusal } from './refusal.ts';
import type { BookKind, BooksNeeded, KindName } from './rules.ts';
import { inFoot, kindsHeld } from './places.ts';
import { seatsOf, sideOf, type State } from './state.ts';

/** One line of what a side must have to go out, and how far it is. */
export interface BookGoal {
  kind: BookKind | 'any';
  rank?: Kind;
  have: number;
  need: number;
}

/** The books the side needs on the table to go out this round. */
export function bookGoals(state: State, side: Side): BookGoal[] {
  const { booksNeeded, booksShared } = state.terms.rules;
  const lines = booksNeeded.map((needed) => lineOf(state, needed));
  if (booksShared === 'no') {
    const have = shareBooks(lines, booksSeen(state, side));
    return lines.map((line, at) => ({ ...line, have: have[at] }));
  }
  return lines.map((line) => ({ ...line, have: booksOnLine(state, side, line) }));
}

function lineOf(state: State, needed: BooksNeeded): BookLine {
  const { kind, rank } = needed;
  return { kind, need: countNeeded(state, needed), ...rankNamed(state, rank) };
}

function rankNamed({ terms }: State, rank: KindName | undefined): { rank?: Kind } {
  return rank === undefined ? {} : { rank: terms.pack.kinds.indexOf(rank) };
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

/** How many books of the kind, and of the rank where one is given, the side has. */
export function booksLike(
  state: State,
  side: Side,
  { kind, rank }: Pick<BooksNeeded, 'kind' | 'rank'>,
): number {
  return booksOnLine(state, side, { kind, need: 0, ...rankNamed(state, rank) });
}

function booksOnLine(state: State, side: Side, line: BookLine): number {
  let books = 0;
  for (let number = meldCount(state, side) - 1; number >= 0; number--) {
    const meld = meldAt(state, side, number);
    if (isBook(state, meld) && countsFor(bookSeen(state, meld), line)) books++;
  }
  return books;
}

/** Why `seat` may not go out now, whatever cards it holds, or undefined if it may. */
export function whyNotGoOut(state: State, seat: Seat): GoOutRefusal | undefined {
  return (
    whyNotReady(state, seat) ??
    whyBooksMissing(state, sideOf(state, seat)) ??
    whyNotPermitted(state)
  );
}

/** Why the seat is not at the stage of going out: its own piles and its partners'. */
function whyNotReady(state: State, seat: Seat): GoOutRefusal | undefined {
  if (!inFoot(state, seat)) return { why: 'stillInHand' };
  const { partnersInFoot } = state.terms.rules;
  if (partnersInFoot === 'notNeeded') return undefined;
  const partners = partnersOf(state, seat);
  const seats = partners.filter((partner) => !inFoot(state, partner));
  if (seats.length > 0) return { why: 'partnersNotInFoot', seats };
  const idle = partners.filter((partner) => !(state.played & (1 << partner)));
  return partnersInFoot === 'played' && idle.length > 0
    ? { why: 'partnersNotPlayed', seats: idle }
    : undefined;
}

function whyBooksMissing(state: State, side: Side): GoOutRefusal | undefined {
  const missing = bookGoals(state, side).find(({ have, need }) => have < need);
  return missing && { why: 'booksMissing', ...missing };
}

export function whyNotPermitted(state: State): GoOutRefusal | undefined {
  if (!state.terms.asksFirst || state.permission === 'yes') return undefined;
  return { why: state.permission === 'no' ? 'permissionRefused' : 'permissionNeeded' };
}

export function partnersOf(state: State, seat: Seat): Seat[] {
  return seatsOf(state, sideOf(state, seat)).filter((other) => other !== seat);
}

/** Why `seat` may not ask "May I go out?", or undefined if it may. */
export function whyNotAsk(state: State, seat: Seat): Refusal | undefined {
  if (!state.terms.asksFirst) return { why: 'notInTheseRules', action: 'askToGoOut' };
  if (state.permission !== 'none') return { why: 'alreadyAnswered', answer: state.permission };
  const notReady = whyNotReady(state, seat);
  if (notReady) return notReady;
  if (canFinish(state, seat)) return undefined;
  return whyBooksMissing(state, sideOf(state, seat)) ?? { why: 'cardsLeftOver' };
}

/**
 * Whether the seat is bound by a yes that it can still keep. Several kinds that meld only in going out set it free:
 * they must go down in one laying, so no smaller step could be asked of the seat.
 */
export function isBound(state: State, seat: Seat): boolean {
  const { naturalKinds, rankKinds, rules } = state.terms;
  const last = kindsHeld(state, seat) & (rankKinds ^ naturalKinds);
  return (
    state.permission === 'yes' &&
    rules.permission === 'binding' &&
    !(last & (last - 1)) &&
    !whyNotReady(state, seat) &&
    canFinish(state, seat)
  );
}
