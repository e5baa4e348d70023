import type { MeldNumber, Side } from '../actions/action.ts';
import type { Refusal } from '../actions/refusal.ts';
import { assert } from '../numbers/assert.ts';
import type { Is } from '../numbers/is.ts';
import { upTo } from '../numbers/upTo.ts';
import type { Card, Kind } from '../rules/pack.ts';
import type { BookKind } from '../rules/rules.ts';
import { lift, putDown } from '../state/air.ts';
import type { MutableState, State } from '../state/state.ts';
import {
  JUST_FINISHED,
  MELD_CAP,
  MELD_HEAD,
  MELD_NATURALS,
  MELD_WILD_CARDS,
  MELD_WILDS,
} from '../terms/layout.ts';
import { TAKES_NATURAL, TAKES_WILD, WILD } from '../terms/meldShape.ts';
import { bonusFor, isOneByOne, natureOf } from './meldSeen.ts';

/** The start of a meld's cells. */
export type Meld = number & Is<'meld'>;

export function meldCount(state: State, side: Side): number {
  return state.cells[side + state.terms.layout.meldCounts];
}

/** Whether the side has a meld of this number, which anybody may have sent. */
export function isMeld(state: State, side: Side, number: MeldNumber): boolean {
  return Number.isInteger(number) && number >= 0 && number < meldCount(state, side);
}

export function meldAt(state: State, side: Side, number: MeldNumber): Meld {
  const { layout } = state.terms;
  return state.cells[layout.meldLists + side * layout.mostMelds + number];
}

/** All of the side's melds. */
export function meldsOf(state: State, side: Side): Meld[] {
  return upTo(meldCount(state, side)).map((number) => meldAt(state, side, number));
}

export const meldKind = (state: State, meld: Meld): Kind => state.cells[meld + MELD_HEAD] & 0xff;
/** Whether this turn finished the book, under rules by which that adds nothing to it. */
export const isJustFinished = (state: State, meld: Meld): boolean =>
  (state.cells[meld + MELD_HEAD] & JUST_FINISHED) !== 0;
/** Whether one more natural, or wild, may join the meld: the bits of `TAKES_NATURAL` and `TAKES_WILD`. */
export const takenBy = (head: number): number => head >> 8;
export const takesOne = (state: State, meld: Meld, wilds: number): boolean =>
  (takenBy(state.cells[meld + MELD_HEAD]) & (wilds === 0 ? TAKES_NATURAL : TAKES_WILD)) !== 0;
export const naturalsIn = (state: State, meld: Meld): number => state.cells[meld + MELD_NATURALS];
export const wildsIn = (state: State, meld: Meld): number => state.cells[meld + MELD_WILDS];
export const sizeOf = (state: State, meld: Meld): number =>
  naturalsIn(state, meld) + wildsIn(state, meld);
export const isCapped = (state: State, meld: Meld): boolean => state.cells[meld + MELD_CAP] > 0;
export const isBook = (state: State, meld: Meld): boolean =>
  sizeOf(state, meld) >= state.terms.rules.bookSize;
export const hasOpened = (state: State, side: Side): boolean => (state.opened & (1 << side)) !== 0;

/** How many of the side's melds are books. */
export function bookCount(state: State, side: Side): number {
  let books = 0;
  for (let number = meldCount(state, side) - 1; number >= 0; number--)
    if (isBook(state, meldAt(state, side, number))) books++;
  return books;
}

export function meldNature(state: State, meld: Meld): BookKind {
  return natureOf(meldKind(state, meld), wildsIn(state, meld));
}

export function bookBonus(state: State, meld: Meld): number {
  const kind = meldKind(state, meld);
  const own = kind === WILD ? wildKind(state, meld) : kind;
  return bonusFor(state.terms, meldNature(state, meld), own);
}

/** The one kind of wild that an all-wild meld is of; `WILD` where it has several. */
function wildKind(state: State, meld: Meld): Kind {
  const { kindOf } = state.terms.pack;
  const [first, ...others] = cardsOn(state, meld).map((card) => kindOf[card]);
  return others.every((kind) => kind === first) ? first : WILD;
}

/** How many of the side's melds are of the kind. */
function meldsOfKind(state: State, side: Side, kind: Kind): number {
  let melds = 0;
  for (let number = meldCount(state, side) - 1; number >= 0; number--) {
    if (meldKind(state, meldAt(state, side, number)) === kind) melds++;
  }
  return melds;
}

// Changing melds

/** Begins an empty meld; only for those who fill it at once. Cells not in use are always 0. */
export function beginMeld(state: MutableState, side: Side, kind: Kind): Meld {
  const { cells, terms } = state;
  const { layout } = terms;
  const inAll = layout.meldCounts + terms.sides;
  const number = cells[layout.meldCounts + side]++;
  assert(number < layout.mostMelds, 'no room');
  const meld = layout.melds + cells[inAll]++ * layout.meldSize;
  cells[layout.meldLists + side * layout.mostMelds + number] = meld;
  cells[meld + MELD_HEAD] = kind;
  state.opened |= 1 << side;
  return meld;
}

/** Takes back the side's newest meld, which must be the newest of all and empty. */
export function unbeginMeld(state: MutableState, side: Side): void {
  const { cells, terms } = state;
  const { layout } = terms;
  const number = --cells[layout.meldCounts + side];
  const last = --cells[layout.meldCounts + terms.sides];
  cells[layout.meldLists + side * layout.mostMelds + number] = 0;
  const meld = layout.melds + last * layout.meldSize;
  noteMelds(state, side, meldKind(state, meld), takenBy(cells[meld]), 0, false);
  cells[meld + MELD_HEAD] = 0;
  if (number === 0) state.opened &= ~(1 << side);
}

/** Puts the cards on the meld; `by` -1 takes them from it. */
export function putOnMeld(
  state: MutableState,
  side: Side,
  meld: Meld,
  cards: readonly Card[],
  by: 1 | -1 = 1,
): void {
  const { cells, terms } = state;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at];
    const cell = terms.meldCell[card];
    cells[meld + cell] += by;
    cells[meld + (cell < MELD_WILD_CARDS ? MELD_NATURALS : MELD_WILDS)] += by;
    if (by > 0) putDown(state, card);
    else lift(state, card);
  }
  if (terms.booksWait) noteFinished(state, meld, by * cards.length);
  noteWhatItTakes(state, side, meld);
}

/** Notes that the meld has become a book by these cards, or is none any more without them. */
function noteFinished({ cells, terms }: MutableState, meld: Meld, added: number): void {
  const { bookSize } = terms.rules;
  const size = cells[meld + MELD_NATURALS] + cells[meld + MELD_WILDS];
  if (size < bookSize) cells[meld + MELD_HEAD] &= ~JUST_FINISHED;
  else if (size - added < bookSize) cells[meld + MELD_HEAD] |= JUST_FINISHED;
}

/** The side's melds with these numbers, and no others, were finished this turn. */
export function setFinished(
  state: MutableState,
  side: Side,
  numbers: readonly MeldNumber[] = [],
): void {
  meldsOf(state, side).forEach((meld, number) => {
    if (numbers.includes(number)) state.cells[meld + MELD_HEAD] |= JUST_FINISHED;
    else state.cells[meld + MELD_HEAD] &= ~JUST_FINISHED;
    noteWhatItTakes(state, side, meld);
  });
}

/** Brings the meld's head up to date, those of others that depend on it, and what is known of them together. */
function noteWhatItTakes(state: MutableState, side: Side, meld: Meld): void {
  noteMeld(state, side, meld);
  if (!state.terms.oneOfEach) return;
  const kind = meldKind(state, meld);
  for (const other of meldsOf(state, side))
    if (other !== meld && meldKind(state, other) === kind) noteMeld(state, side, other);
}

function noteMeld(state: MutableState, side: Side, meld: Meld): void {
  const { cells, terms } = state;
  const { row, cells: table, wild } = terms.meldTable;
  const kind = cells[meld + MELD_HEAD] & 0xff;
  const wilds = cells[meld + MELD_WILDS];
  let takes = kind === WILD ? wild[wilds] : table[cells[meld + MELD_NATURALS] * row + wilds];
  if (kind !== WILD && (cells[meld + MELD_CAP] > 0 || terms.noWilds & (1 << kind)))
    takes &= ~TAKES_WILD;
  if (terms.oneOfEach && whyNotTurnDirty(state, side, meld, 0, 1)) takes &= ~TAKES_WILD;
  const before = takenBy(cells[meld + MELD_HEAD]);
  const finished = cells[meld + MELD_HEAD] & JUST_FINISHED;
  if (finished !== 0) takes = 0;
  cells[meld + MELD_HEAD] = kind | (takes << 8) | finished;
  const closed = terms.rules.meldsOfRank.most === 1 || anotherOf(state, side, kind) !== 'may';
  noteMelds(state, side, kind, before, takes, closed);
}

/**
 * Updates what all melds together take, after one that took `before` now takes `takes`. Kept up to date
 * because layings are listed far more often than made.
 */
function noteMelds(
  { sets, terms }: MutableState,
  side: Side,
  kind: Kind,
  before: number,
  takes: number,
  closed: boolean,
): void {
  const first = 3 * (terms.players + side);
  // An all-wild meld has no rank.
  const rank = (1 << kind) & terms.rankKinds;
  sets[first + OPEN_RANKS] &= ~rank;
  // A rank with several melds may be open in one and not in another: there each meld is asked.
  if (takes & TAKES_NATURAL && terms.rules.meldsOfRank.most === 1) sets[first + OPEN_RANKS] |= rank;
  sets[first + CLOSED_RANKS] &= ~rank;
  if (closed) sets[first + CLOSED_RANKS] |= rank;
  sets[first + WILD_TAKERS] += ((takes & TAKES_WILD) - (before & TAKES_WILD)) >> 2;
}

/** Of the side's melds together: the ranks of which one takes a natural, or no other may begin, and how many take a wild. */
export const OPEN_RANKS = 0;
export const CLOSED_RANKS = 1;
export const WILD_TAKERS = 2;

export function sideSet({ sets, terms }: State, side: Side, which: number): number {
  return sets[3 * (terms.players + side) + which];
}

export function capMeld(state: MutableState, side: Side, meld: Meld, card: Card): void {
  state.cells[meld + MELD_CAP] = card + 1;
  noteWhatItTakes(state, side, meld);
  putDown(state, card);
}

export function uncapMeld(state: MutableState, side: Side, meld: Meld): Card {
  const card = capOn(state, meld);
  state.cells[meld + MELD_CAP] = 0;
  noteWhatItTakes(state, side, meld);
  lift(state, card);
  return card;
}

/** The meld's cards, naturals first; a capping card is not among them. */
export function cardsOn(state: State, meld: Meld): Card[] {
  const { pack, wildFaces } = state.terms;
  const kind = meldKind(state, meld);
  const first = kind === WILD ? 0 : pack.firstFace[kind];
  const end = kind === WILD ? 0 : pack.firstFace[kind + 1];
  const cards: Card[] = [];
  for (const card of wildFaces) if (card < first) pushCopies(state, meld, card, cards);
  for (let card = first; card < end; card++) pushCopies(state, meld, card, cards);
  for (const card of wildFaces) if (card >= end) pushCopies(state, meld, card, cards);
  return cards;
}

function pushCopies({ cells, terms }: State, meld: Meld, card: Card, cards: Card[]): void {
  for (let copy = cells[meld + terms.meldCell[card]]; copy > 0; copy--) cards.push(card);
}

/** The card that caps the meld, or -1. */
export function capOn(state: State, meld: Meld): Card {
  return state.cells[meld + MELD_CAP] - 1;
}

export function meldPoints({ cells, terms }: State, meld: Meld): number {
  const { value, wildValues } = terms;
  const kind = cells[meld + MELD_HEAD] & 0xff;
  let points = kind === WILD ? 0 : cells[meld + MELD_NATURALS] * value[kind];
  if (cells[meld + MELD_WILDS] === 0) return points;
  for (let place = 0; place < wildValues.length; place++)
    points += cells[meld + MELD_WILD_CARDS + place] * wildValues[place];
  return points;
}

// How many melds

/** Why the side may not begin another meld of the kind, or undefined if it may. */
export function whyNotAnother(state: State, side: Side, kind: Kind): Refusal | undefined {
  const { meldsOfRank } = state.terms.rules;
  if (kind === WILD) return whyNotAnotherWild(state, side);
  switch (anotherOf(state, side, kind)) {
    case 'may':
      return undefined;
    case 'tooMany':
      return { why: 'rankTaken', rank: kind, most: meldsOfRank.most as number };
    case 'unfinished':
      return { why: 'earlierUnfinished', rank: kind };
  }
}

/** Whether another meld of the rank may begin, and what is in its way. */
function anotherOf(state: State, side: Side, rank: Kind): 'may' | 'tooMany' | 'unfinished' {
  const { most, when } = state.terms.rules.meldsOfRank;
  let melds = 0;
  let finished = true;
  for (let number = meldCount(state, side) - 1; number >= 0; number--) {
    const meld = meldAt(state, side, number);
    if (meldKind(state, meld) !== rank) continue;
    if (++melds === most) return 'tooMany';
    finished &&= isBook(state, meld);
  }
  return finished || when !== 'afterBooks' ? 'may' : 'unfinished';
}

/** Why a new meld of these cards may not lie beside those that the side has of the rank. */
export function whyNotBeside(
  state: State,
  side: Side,
  rank: Kind,
  naturals: number,
  wilds: number,
): Refusal | undefined {
  const { laterNaturals, oneOfEach, rules, startOf } = state.terms;
  if (rank === WILD) return undefined;
  const need = startOf[rank];
  if (laterNaturals && naturals < need && meldsOfKind(state, side, rank) > 0)
    return { why: 'laterNaturals', rank, have: naturals, need };
  if (!oneOfEach || naturals + wilds >= rules.bookSize) return undefined;
  return whyAlike(state, side, rank, natureOf(rank, wilds));
}

/** Why these cards may not make the clean meld a dirty one, beside another that is. */
export function whyNotTurnDirty(
  state: State,
  side: Side,
  meld: Meld,
  naturals: number,
  wilds: number,
): Refusal | undefined {
  const turns = wilds > 0 && wildsIn(state, meld) === 0;
  if (!turns || sizeOf(state, meld) + naturals + wilds >= state.terms.rules.bookSize)
    return undefined;
  return whyAlike(state, side, meldKind(state, meld), 'dirty');
}

/** Why a rank that may have one meld of each kind has no room for another unfinished one. */
function whyAlike(state: State, side: Side, rank: Kind, kind: BookKind): Refusal | undefined {
  const isLike = (meld: Meld): boolean =>
    meldKind(state, meld) === rank && !isBook(state, meld) && meldNature(state, meld) === kind;
  if (rank === WILD || kind === 'wild' || !meldsOf(state, side).some(isLike)) return undefined;
  return { why: 'oneOfEach', rank, kind };
}

function whyNotAnotherWild(state: State, side: Side): Refusal | undefined {
  const { wildMelds: most } = state.terms.rules;
  if (most === 0) return { why: 'noWildMelds' };
  if (meldsOfKind(state, side, WILD) >= most) return { why: 'tooManyWildMelds', most };
  if (!isOneByOne(state.terms, WILD)) return undefined;
  const isOpen = (meld: Meld): boolean => meldKind(state, meld) === WILD && !isBook(state, meld);
  return meldsOf(state, side).some(isOpen) ? { why: 'wildUnfinished' } : undefined;
}
