import type { Seat, Side } from './action.ts';
import { assert } from './assert.ts';
import type { Card, Kind } from './pack.ts';
import type { State } from './state.ts';
import type { Terms } from './terms.ts';

// Where cards lie: in hands and feet, laid at once, in the stock and among the discards. Melds have a
// file of their own.

// Held cards and feet

/** Where this pile of the seat lies: how many cards, then a count per face. */
export function pileAt({ terms }: State, seat: Seat, pile: number): number {
  return terms.layout.piles + (seat * terms.rules.piles.length + pile) * terms.layout.pileSize;
}

export function pileCount(state: State, seat: Seat, pile: number): number {
  return state.cells[pileAt(state, seat, pile)];
}

/** Which of its piles the seat holds: 0 is the hand, the last the foot. */
export function takenUp(state: State, seat: Seat): number {
  return state.cells[state.terms.layout.taken + seat];
}

export function inFoot(state: State, seat: Seat): boolean {
  return (state.inFeet & (1 << seat)) !== 0;
}

/** Where the pile that the seat holds lies. */
function heldAt(state: State, seat: Seat): number {
  return state.cells[state.terms.layout.held + seat];
}

export function heldCount(state: State, seat: Seat): number {
  return state.cells[heldAt(state, seat)];
}

/** Whether the number, which anybody may have sent, is a card of the pack. */
export function isCard({ terms }: State, card: Card): boolean {
  return terms.pack.kindOf[card] !== undefined;
}

export function heldOf(state: State, seat: Seat, card: Card): number {
  return state.cells[heldAt(state, seat) + 1 + card];
}

/** Where the counts per kind of what the seat holds begin. */
export function heldKindsAt(terms: Terms, seat: Seat): number {
  return terms.layout.heldKinds + seat * terms.kinds;
}

export function heldOfKind(state: State, seat: Seat, kind: Kind): number {
  return state.cells[heldKindsAt(state.terms, seat) + kind];
}

/** The first face of the kind that the seat holds after `skip` others of it, or -1. */
export function heldFace(state: State, seat: Seat, kind: Kind, skip = 0): Card {
  const { cells } = state;
  const { firstFace } = state.terms.pack;
  const counts = heldAt(state, seat) + 1;
  const end = firstFace[kind + 1];
  for (let face = firstFace[kind]; face < end; face++) {
    skip -= cells[counts + face];
    if (skip < 0) return face;
  }
  return -1;
}

export function cardsIn(state: State, seat: Seat, pile: number): Card[] {
  const cards: Card[] = [];
  const counts = pileAt(state, seat, pile) + 1;
  for (let face = 0; face < state.terms.faces; face++) {
    for (let copy = state.cells[counts + face]; copy > 0; copy--) cards.push(face);
  }
  return cards;
}

/** The charge for the cards of the pile, should the round end now. */
export function caughtIn(state: State, seat: Seat, pile: number): number {
  const { cells, terms } = state;
  const { caughtFaces, faces } = terms;
  const counts = pileAt(state, seat, pile) + 1;
  if (cells[counts - 1] === 0) return 0;
  let points = 0;
  for (let face = 0; face < faces; face++) points += cells[counts + face] * caughtFaces[face];
  return points;
}

export function cardsHeld(state: State, seat: Seat): Card[] {
  return cardsIn(state, seat, takenUp(state, seat));
}

export function giveCard(state: State, seat: Seat, card: Card): void {
  const { cells, terms } = state;
  const at = heldAt(state, seat);
  const kind = terms.pack.kindOf[card];
  cells[at]++;
  cells[at + 1 + card]++;
  const count = ++cells[heldKindsAt(terms, seat) + kind];
  state.kindsHeld[seat] |= 1 << kind;
  if (count === terms.enough) state.kindsEnough[seat] |= 1 << kind;
  state.inAir = (state.inAir - terms.weight[card]) | 0;
}

export function takeCard(state: State, seat: Seat, card: Card): void {
  const { cells, terms } = state;
  const at = heldAt(state, seat);
  const kind = terms.pack.kindOf[card];
  assert(cells[at + 1 + card] > 0, 'no card');
  cells[at]--;
  cells[at + 1 + card]--;
  const count = --cells[heldKindsAt(terms, seat) + kind];
  if (count === 0) state.kindsHeld[seat] &= ~(1 << kind);
  if (count === terms.enough - 1) state.kindsEnough[seat] &= ~(1 << kind);
  state.inAir = (state.inAir + terms.weight[card]) | 0;
}

/** Puts a card into a pile whose cards are counted by kind only when it is taken up. */
export function stackCard(state: State, seat: Seat, pile: number, card: Card): void {
  const at = pileAt(state, seat, pile);
  state.cells[at]++;
  state.cells[at + 1 + card]++;
  state.inAir = (state.inAir - state.terms.weight[card]) | 0;
}

/** The seat holds this pile from now on. */
export function takeUp(state: State, seat: Seat, pile: number): void {
  const { cells, terms } = state;
  const at = pileAt(state, seat, pile);
  if (pile === terms.rules.piles.length - 1) state.inFeet |= 1 << seat;
  else state.inFeet &= ~(1 << seat);
  cells[terms.layout.taken + seat] = pile;
  cells[terms.layout.held + seat] = at;
  const kinds = heldKindsAt(terms, seat);
  cells.fill(0, kinds, kinds + terms.kinds);
  let held = 0;
  let enough = 0;
  for (let face = 0; face < terms.faces; face++) {
    const count = cells[at + 1 + face];
    if (count === 0) continue;
    const kind = terms.pack.kindOf[face];
    cells[kinds + kind] += count;
    held |= 1 << kind;
    if (cells[kinds + kind] >= terms.enough) enough |= 1 << kind;
  }
  state.kindsHeld[seat] = held;
  state.kindsEnough[seat] = enough;
}

/** Exchanges two piles before they are taken up. */
export function swapPiles(
  state: State,
  seatA: Seat,
  pileA: number,
  seatB: Seat,
  pileB: number,
): void {
  const { cells, terms } = state;
  const a = pileAt(state, seatA, pileA);
  const b = pileAt(state, seatB, pileB);
  for (let cell = 0; cell < terms.layout.pileSize; cell++) swapCells(cells, a + cell, b + cell);
  swapCells(cells, bottomAt(state, seatA, pileA), bottomAt(state, seatB, pileB));
}

function swapCells(cells: Uint16Array, a: number, b: number): void {
  const cell = cells[a];
  cells[a] = cells[b];
  cells[b] = cell;
}

function bottomAt({ terms }: State, seat: Seat, pile: number): number {
  return terms.layout.bottoms + seat * terms.rules.piles.length + pile;
}

/** The bottom card of a pile as it was counted out, or -1. */
export function bottomOf(state: State, seat: Seat, pile: number): Card {
  return state.cells[bottomAt(state, seat, pile)] - 1;
}

export function setBottom(state: State, seat: Seat, pile: number, card: Card): void {
  state.cells[bottomAt(state, seat, pile)] = card + 1;
}

// Cards laid at once

export function laidOf(state: State, side: Side, card: Card): number {
  return state.cells[state.terms.layout.laid + side * state.terms.faces + card];
}

export function layAside(state: State, side: Side, card: Card): void {
  state.cells[state.terms.layout.laid + side * state.terms.faces + card]++;
  state.inAir = (state.inAir - state.terms.weight[card]) | 0;
}

export function cardsLaid(state: State, side: Side): Card[] {
  const cards: Card[] = [];
  for (let face = 0; face < state.terms.faces; face++) {
    for (let copy = laidOf(state, side, face); copy > 0; copy--) cards.push(face);
  }
  return cards;
}

// The stock

export function stockLeft(state: State, pile: number): number {
  const ends = state.terms.layout.stockEnds + pile * 2;
  return state.cells[ends + 1] - state.cells[ends];
}

export function stockSize(state: State): number {
  const first = stockLeft(state, 0);
  return state.stockPiles === 1 ? first : first + stockLeft(state, 1);
}

export function drawCard(state: State, pile: number): Card {
  const { cells, terms } = state;
  const ends = terms.layout.stockEnds + pile * 2;
  const next = cells[ends];
  assert(next < cells[ends + 1], 'no card');
  const card = cells[terms.layout.stock + next];
  cells[ends] = next + 1;
  state.inAir = (state.inAir + terms.weight[card]) | 0;
  return card;
}

/** Fills the stock with one pile of these cards, next to be drawn first. */
export function fillStock(state: State, piles: readonly (readonly Card[])[]): void {
  const { layout, weight } = state.terms;
  let end = 0;
  piles.forEach((cards, pile) => {
    state.cells[layout.stockEnds + pile * 2] = end;
    for (const card of cards) {
      state.cells[layout.stock + end++] = card;
      state.inAir = (state.inAir - weight[card]) | 0;
    }
    state.cells[layout.stockEnds + pile * 2 + 1] = end;
  });
}

export function stockCards(state: State, pile: number): Card[] {
  const { stock, stockEnds } = state.terms.layout;
  const [next, end] = state.cells.subarray(stockEnds + pile * 2, stockEnds + pile * 2 + 2);
  return Array.from(state.cells.subarray(stock + next, stock + end));
}

// The discards

export function discardCard(state: State, card: Card): void {
  state.cells[state.terms.layout.discards + state.discards++] = card;
  state.inAir = (state.inAir - state.terms.weight[card]) | 0;
}

/** The discard `depth` below the top one. */
export function discardAt(state: State, depth: number): Card {
  return state.cells[state.terms.layout.discards + state.discards - 1 - depth];
}

export function takeDiscard(state: State): Card {
  assert(state.discards > 0, 'no card');
  const card = discardAt(state, 0);
  state.discards--;
  state.inAir = (state.inAir + state.terms.weight[card]) | 0;
  return card;
}

export function cardsDiscarded(state: State): Card[] {
  return Array.from(
    state.cells.subarray(state.terms.layout.discards, state.terms.layout.discards + state.discards),
  );
}
