import {
  inRound,
  type BookKind,
  type BooksNeeded,
  type Kind,
  type Terms,
} from '@hand-and-foot/engine';
import type { Board, Meld } from './board.ts';

/** What of the round, beyond its own board, a seat weighs. */
export interface Moment {
  readonly round: number;
  /** The round may be over before the seat's next turn. */
  readonly late: boolean;
}

// In points, by feel; only their proportions matter.
const OPENED = 150;
const NEEDED_BOOK = 300;
const NEXT_PILE = 150;
const OUT = 500;
const HELD_WILD = 60;
const HELD_FOR_MELD = 25;
/** For so many naturals held without a meld of theirs. */
const HELD_ALONE = [0, 2, 14, 32, 50, 70, 90];

/** How good it is to have this, in points the round might bring. */
export function worth(terms: Terms, board: Board, moment: Moment): number {
  const [needed, all] = towardsOut(terms, board, moment.round);
  const ready = all && board.piles === 0;
  const hurry = moment.late || ready;
  let points = needed + (board.melds.length > 0 ? OPENED : 0);
  for (const meld of board.melds) points += meldWorth(terms, meld);
  for (let kind = 0; kind < terms.kinds; kind++) {
    const count = board.held[kind]!;
    if (count > 0) points += count * heldWorth(terms, board, kind, count, hurry);
  }
  return points + stageWorth(terms, board, ready);
}

/** The fewer cards are left, the nearer the next pile or the end. */
function stageWorth({ rules }: Terms, board: Board, ready: boolean): number {
  if (board.piles > 0) return NEXT_PILE / (board.count + 1) - NEXT_PILE * board.piles;
  if (!ready) return 0;
  // Where the last card must be a discard, it is worth keeping one for it.
  const last = rules.lastDiscard === 'needed' ? 1 : 0;
  return OUT / (Math.abs(board.count - last) + 1);
}

function meldWorth(terms: Terms, meld: Meld): number {
  const cap = terms.role.indexOf('cap');
  const bonus = terms.bookBonus[natureOf(meld)][meld.kind]!;
  return meld.points + bonus * promise(terms, meld) + (meld.capped ? terms.value[cap]! : 0);
}

/** How much of a book the meld is: little at first, since it may never become one. */
function promise({ rules }: Terms, { naturals, wilds }: Meld): number {
  const part = Math.min(1, (naturals + wilds) / rules.bookSize);
  return part * part;
}

function natureOf({ naturals, wilds }: Meld): BookKind {
  if (naturals === 0) return 'wild';
  return wilds > 0 ? 'dirty' : 'clean';
}

/** How far the books are that going out needs, and whether all are there. */
function towardsOut(terms: Terms, board: Board, round: number): [points: number, all: boolean] {
  let points = 0;
  let all = true;
  for (const needed of terms.rules.booksNeeded) {
    const count = countNeeded(terms, needed, round);
    const promises: number[] = [];
    for (const meld of board.melds)
      if (couldBe(terms, meld, needed)) promises.push(promise(terms, meld));
    if (promises.length > count) promises.sort((a, b) => b - a);
    for (let at = 0; at < count; at++) {
      points += NEEDED_BOOK * (promises[at] ?? 0);
      all &&= promises[at] === 1;
    }
  }
  return [points, all];
}

function countNeeded({ seating }: Terms, needed: BooksNeeded, round: number): number {
  const { count, partners = count } = needed;
  return inRound(seating === 'alone' ? count : partners, round);
}

function couldBe({ pack }: Terms, meld: Meld, { kind, rank }: BooksNeeded): boolean {
  return (
    (kind === 'any' || natureOf(meld) === kind) &&
    (rank === undefined || pack.kinds[meld.kind] === rank)
  );
}

/** What one of `count` cards of the kind is worth in the hand. */
function heldWorth(terms: Terms, board: Board, kind: Kind, count: number, hurry: boolean): number {
  const caught = terms.caught[kind]!;
  switch (terms.role[kind]!) {
    case 'natural':
      return naturalWorth(terms, board, kind, count, hurry);
    case 'wild':
      return hurry ? -caught : HELD_WILD;
    case 'cap':
      return canCapSoon(terms, board) ? terms.value[kind]! / 2 : -caught / 4;
    case 'dead':
    case 'lastMeld':
    case 'laid':
      return -2 - caught / 4;
  }
}

function naturalWorth(
  terms: Terms,
  board: Board,
  kind: Kind,
  count: number,
  hurry: boolean,
): number {
  const { rules, value, caught } = terms;
  let books = 0;
  for (const meld of board.melds) {
    if (meld.kind !== kind || meld.naturals === 0) continue;
    if (promise(terms, meld) < 1) return HELD_FOR_MELD;
    books++;
  }
  if (books > 0 && rules.bookGrows !== 'never') return value[kind]! / 2;
  if (hurry) return -caught[kind]!;
  return HELD_ALONE[Math.min(count, HELD_ALONE.length - 1)]! / count + value[kind]! / 10;
}

function canCapSoon({ rules }: Terms, board: Board): boolean {
  return board.melds.some(
    (meld) =>
      !meld.capped &&
      natureOf(meld) !== 'dirty' &&
      meld.naturals + meld.wilds >= rules.bookSize - 1,
  );
}
