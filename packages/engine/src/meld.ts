import type { Side } from './action.ts';
import { assert } from './assert.ts';
import type { Card, Kind } from './pack.ts';
import type { Refusal } from './refusal.ts';
import type { BookKind } from './rules.ts';
import type { State } from './state.ts';
import { TAKES_NATURAL, TAKES_WILD, WILD } from './meldShape.ts';
import { MELD_CAP, MELD_HEAD, MELD_NATURALS, MELD_WILD_CARDS, MELD_WILDS } from './terms.ts';

/** Where a meld's cells begin. A side's melds are numbered from 0 in the order begun. */
export type Meld = number;

export function meldCount(state: State, side: Side): number {
  return state.cells[state.terms.layout.meldCounts + side];
}

/** Whether the side has a meld of this number, which anybody may have sent. */
export function isMeld(state: State, side: Side, number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number < meldCount(state, side);
}

export function meldAt(state: State, side: Side, number: number): Meld {
  const { layout } = state.terms;
  return state.cells[layout.meldLists + side * layout.mostMelds + number];
}

export const meldKind = (state: State, meld: Meld): Kind => state.cells[meld + MELD_HEAD] & 0xff;
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
export const hasOpened = (state: State, side: Side): boolean => meldCount(state, side) > 0;

/** Clean without wilds, dirty with some, wild without a natural. */
export function meldNature(state: State, meld: Meld): BookKind {
  if (meldKind(state, meld) === WILD) return 'wild';
  return wildsIn(state, meld) > 0 ? 'dirty' : 'clean';
}

export function bookBonus(state: State, meld: Meld): number {
  const kind = meldKind(state, meld);
  return state.terms.bookBonus[meldNature(state, meld)][
    kind === WILD ? state.terms.wilds[0] : kind
  ];
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
export function beginMeld(state: State, side: Side, kind: Kind): Meld {
  const { cells, terms } = state;
  const { layout } = terms;
  const inAll = layout.meldCounts + terms.sides;
  const number = cells[layout.meldCounts + side]++;
  assert(number < layout.mostMelds, 'no room');
  const meld = layout.melds + cells[inAll]++ * layout.meldSize;
  cells[layout.meldLists + side * layout.mostMelds + number] = meld;
  cells[meld + MELD_HEAD] = kind;
  return meld;
}

/** Takes back the side's newest meld, which must be the newest of all and empty. */
export function unbeginMeld(state: State, side: Side): void {
  const { cells, terms } = state;
  const { layout } = terms;
  const number = --cells[layout.meldCounts + side];
  const last = --cells[layout.meldCounts + terms.sides];
  cells[layout.meldLists + side * layout.mostMelds + number] = 0;
  cells[layout.melds + last * layout.meldSize + MELD_HEAD] = 0;
}

export function putOnMeld(state: State, meld: Meld, cards: readonly Card[]): void {
  const { cells, terms } = state;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at];
    const cell = terms.meldCell[card];
    cells[meld + cell]++;
    cells[meld + (cell < MELD_WILD_CARDS ? MELD_NATURALS : MELD_WILDS)]++;
    state.inAir = (state.inAir - terms.weight[card]) | 0;
  }
  noteWhatItTakes(state, meld);
}

export function takeFromMeld(state: State, meld: Meld, cards: readonly Card[]): void {
  const { cells, terms } = state;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at];
    const cell = terms.meldCell[card];
    assert(cells[meld + cell] > 0, 'no card');
    cells[meld + cell]--;
    cells[meld + (cell < MELD_WILD_CARDS ? MELD_NATURALS : MELD_WILDS)]--;
    state.inAir = (state.inAir + terms.weight[card]) | 0;
  }
  noteWhatItTakes(state, meld);
}

/** Brings the meld's head up to date. */
function noteWhatItTakes({ cells, terms }: State, meld: Meld): void {
  const { row, cells: table, wild } = terms.meldTable;
  const kind = cells[meld + MELD_HEAD] & 0xff;
  const wilds = cells[meld + MELD_WILDS];
  let takes = kind === WILD ? wild[wilds] : table[cells[meld + MELD_NATURALS] * row + wilds];
  if (cells[meld + MELD_CAP] > 0 && kind !== WILD) takes &= ~TAKES_WILD;
  cells[meld + MELD_HEAD] = kind | (takes << 8);
}

export function capMeld(state: State, meld: Meld, card: Card): void {
  state.cells[meld + MELD_CAP] = card + 1;
  noteWhatItTakes(state, meld);
  state.inAir = (state.inAir - state.terms.weight[card]) | 0;
}

export function uncapMeld(state: State, meld: Meld): Card {
  const card = state.cells[meld + MELD_CAP] - 1;
  state.cells[meld + MELD_CAP] = 0;
  noteWhatItTakes(state, meld);
  state.inAir = (state.inAir + state.terms.weight[card]) | 0;
  return card;
}

/** The meld's cards, naturals first; a capping card is not among them. */
export function cardsOn(state: State, meld: Meld): Card[] {
  const { terms } = state;
  const kind = meldKind(state, meld);
  const cards: Card[] = [];
  for (let card = 0; card < terms.faces; card++) {
    if (terms.wildPlace[card] < 0 && terms.pack.kindOf[card] !== kind) continue;
    for (let copy = state.cells[meld + terms.meldCell[card]]; copy > 0; copy--) cards.push(card);
  }
  return cards;
}

/** The card that caps the meld, or -1. */
export function capOn(state: State, meld: Meld): Card {
  return state.cells[meld + MELD_CAP] - 1;
}

export function meldPoints({ cells, terms }: State, meld: Meld): number {
  const { meldCell, value, wilds } = terms;
  const { firstFace } = terms.pack;
  const kind = cells[meld + MELD_HEAD] & 0xff;
  let points = kind === WILD ? 0 : cells[meld + MELD_NATURALS] * value[kind];
  if (cells[meld + MELD_WILDS] === 0) return points;
  for (const wild of wilds) {
    for (let face = firstFace[wild]; face < firstFace[wild + 1]; face++)
      points += cells[meld + meldCell[face]] * value[wild];
  }
  return points;
}

// How many melds

/** Why the side may not begin another meld of the kind, or undefined if it may. */
export function whyNotAnother(state: State, side: Side, kind: Kind): Refusal | undefined {
  const { meldsOfRank, wildMelds } = state.terms.rules;
  if (kind === WILD) return whyNotAnotherWild(wildMelds, meldsOfKind(state, side, WILD));
  switch (anotherOf(state, side, kind)) {
    case 'may':
      return undefined;
    case 'tooMany':
      return { why: 'rankTaken', rank: kind, most: meldsOfRank.most as number };
    case 'unfinished':
      return { why: 'earlierUnfinished', rank: kind };
  }
}

/** Whether another meld of the rank may begin, and what stands in its way. */
export function anotherOf(state: State, side: Side, rank: Kind): 'may' | 'tooMany' | 'unfinished' {
  const { most, when } = state.terms.rules.meldsOfRank;
  let melds = 0;
  let finished = true;
  for (let number = meldCount(state, side) - 1; number >= 0; number--) {
    const meld = meldAt(state, side, number);
    if (meldKind(state, meld) !== rank) continue;
    if (++melds === most) return 'tooMany';
    finished &&= isBook(state, meld);
  }
  return finished || when === 'always' ? 'may' : 'unfinished';
}

function whyNotAnotherWild(most: number, have: number): Refusal | undefined {
  if (most === 0) return { why: 'noWildMelds' };
  return have >= most ? { why: 'tooManyWildMelds', most } : undefined;
}
