import type { Seat, Side } from '../actions/action.ts';
import { assert } from '../numbers/assert.ts';
import { same } from '../numbers/bits.ts';
import type { Lookup } from '../numbers/is.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { SEAT_BITS } from '../terms/layout.ts';
import { lift, putDown } from './air.ts';
import type { MutableState, State } from './state.ts';

// The cards' places: hands and feet, cards laid at once, the stock and the discards. Melds have their own file.

// Held cards and feet

/** The cells of the seat's cards: how many, then a count per kind and a count per face. */
function heldAt(seat: Seat): number {
  return seat << SEAT_BITS;
}

/** The cells of this pile: the one picked up always comes first, replacing the one that was played. */
function pileAt(state: State, seat: Seat, pile: number): number {
  const taken = takenUp(state, seat);
  const place = pile > taken ? pile : taken - pile;
  const { layout, players } = state.terms;
  return place === 0
    ? heldAt(seat)
    : layout.piles + ((place - 1) * players + seat) * layout.pileSize;
}

export function pileCount(state: State, seat: Seat, pile: number): number {
  return state.cells[pileAt(state, seat, pile)];
}

/** The seat's current pile: 0 is the hand, the last the foot. */
export function takenUp(state: State, seat: Seat): number {
  return state.cells[seat + state.terms.layout.taken];
}

export function inFoot(state: State, seat: Seat): boolean {
  return (state.inFeet & (1 << seat)) !== 0;
}

/** The seat has played a card of the pile it holds. */
export function notePlayed(state: MutableState, seat: Seat): void {
  if (state.terms.notesPlayed) state.played |= state.inFeet & (1 << seat);
}

/** How many of its piles the seat hasn't taken up yet. */
export function pilesLeft(state: State, seat: Seat): number {
  return state.terms.rules.piles.length - 1 - takenUp(state, seat);
}

/** All the cards that the seat must still play: those it holds, and the piles that wait. */
export function cardsToPlay(state: State, seat: Seat): number {
  let cards = heldCount(state, seat);
  for (let pile = state.terms.rules.piles.length - 1; pile > takenUp(state, seat); pile--)
    cards += pileCount(state, seat, pile);
  return cards;
}

export function heldCount(state: State, seat: Seat): number {
  return state.cells[heldAt(seat)];
}

/** Whether the number, which anybody may have sent, is a card of the pack. */
export function isCard({ terms }: State, card: Card): boolean {
  return terms.pack.kindOf[card] !== undefined;
}

export function heldOf(state: State, seat: Seat, card: Card): number {
  return state.cells[heldAt(seat) + state.terms.layout.faceCounts + card];
}

/** The kinds that the seat holds. */
export function kindsHeld(state: State, seat: Seat): number {
  return state.sets[seat];
}

/** Of those, the kinds of which it has naturals enough to begin a meld. */
export function kindsEnough(state: State, seat: Seat): number {
  return state.sets[seat + state.terms.players];
}

/** Of those, the kinds of which a meld could begin without wilds. */
export function kindsFull({ sets, terms }: State, seat: Seat): number {
  return sets[seat + 2 * terms.players];
}

/** The start of the seat's counts per kind. */
export function heldKindsAt(seat: Seat): number {
  return heldAt(seat) + 1;
}

export function heldOfKind(state: State, seat: Seat, kind: Kind): number {
  return state.cells[heldKindsAt(seat) + kind];
}

/** The first face of the kind that the seat holds after `skip` others of it, or -1. */
export function heldFace(state: State, seat: Seat, kind: Kind, skip = 0): Card {
  const { cells, terms } = state;
  const { firstFace } = terms.pack;
  const counts = heldAt(seat) + terms.layout.faceCounts;
  const end = firstFace[kind + 1];
  let found = firstFace[kind];
  for (let face = found; face < end; face++) {
    skip -= cells[counts + face];
    // Counts on while there are others to skip. No branch: which face is held first is chance.
    found += (skip >> 31) + 1;
  }
  return skip < 0 ? found : -1;
}

export function cardsIn(state: State, seat: Seat, pile: number): Card[] {
  return cardsCounted(state, pileAt(state, seat, pile) + state.terms.layout.faceCounts);
}

/** The cards that are counted, face by face, from there on. */
function cardsCounted({ cells, terms }: State, counts: number): Card[] {
  const cards: Card[] = [];
  for (let face = 0; face < terms.faces; face++)
    for (let copy = cells[counts + face]; copy > 0; copy--) cards.push(face);
  return cards;
}

/** How many of the seat's cards are charged, should the round end now. */
export function cardsCaught(state: State, seat: Seat): number {
  return state.terms.rules.footCaught === 'nothing'
    ? heldCount(state, seat)
    : cardsToPlay(state, seat);
}

/** The charge for the cards of the pile, should the round end now. One not taken up may be free. */
export function caughtIn(state: State, seat: Seat, pile: number): number {
  const { caught, caughtFaces, layout, pack, rules } = state.terms;
  const at = pileAt(state, seat, pile);
  if (rules.footCaught === 'nothing' && pile > takenUp(state, seat)) return 0;
  if (pack.oneThree) return charged(state, at + layout.faceCounts, caughtFaces);
  return charged(state, at + 1, caught);
}

/** The charge for the cards counted from there on, kind by kind or face by face. */
function charged({ cells }: State, counts: number, charges: Lookup<number, number>): number {
  let points = 0;
  for (let each = 0; each < charges.length; each++) points += cells[counts + each] * charges[each];
  return points;
}

export function cardsHeld(state: State, seat: Seat): Card[] {
  return cardsIn(state, seat, takenUp(state, seat));
}

export function giveCard(state: MutableState, seat: Seat, card: Card): void {
  const kind = state.terms.pack.kindOf[card];
  noteKind(state, seat, kind, putAt(state, heldAt(seat), kind, card));
}

/** Updates the sets of kinds the seat has enough of, after its count of the kind has changed. */
function noteKind({ sets, terms }: MutableState, seat: Seat, kind: Kind, count: number): void {
  const { enoughOf, players, startOf } = terms;
  sets[seat] ^= same(count, 1) << kind;
  sets[seat + players] ^= same(count, enoughOf[kind]) << kind;
  sets[seat + 2 * players] ^= same(count, startOf[kind]) << kind;
}

export function takeCard(state: MutableState, seat: Seat, card: Card): void {
  const { cells, terms } = state;
  const at = heldAt(seat);
  const kind = terms.pack.kindOf[card];
  const face = at + terms.layout.faceCounts + card;
  assert(cells[face] > 0, 'no card');
  cells[at]--;
  cells[face]--;
  noteKind(state, seat, kind, cells[at + 1 + kind]--);
  lift(state, card);
}

/** Puts a card into a pile that is not taken up. */
export function stackCard(state: MutableState, seat: Seat, pile: number, card: Card): void {
  putAt(state, pileAt(state, seat, pile), state.terms.pack.kindOf[card], card);
}

/** Puts a card into the pile that lies there; answers with how many of its kind there are now. */
function putAt(state: MutableState, at: number, kind: Kind, card: Card): number {
  const { cells, terms } = state;
  cells[at]++;
  cells[at + terms.layout.faceCounts + card]++;
  putDown(state, card);
  return ++cells[at + 1 + kind];
}

/** The seat holds this pile from now on. */
export function takeUp(state: MutableState, seat: Seat, pile: number): void {
  const { cells, terms } = state;
  const at = pileAt(state, seat, pile);
  if (at !== heldAt(seat)) swapPlaces(state, at, heldAt(seat));
  if (pile === terms.rules.piles.length - 1) state.inFeet |= 1 << seat;
  else state.inFeet &= ~(1 << seat);
  cells[terms.layout.taken + seat] = pile;
  for (let kind = 0; kind < terms.kinds; kind++)
    for (let count = heldOfKind(state, seat, kind); count > 0; count--)
      noteKind(state, seat, kind, count);
}

/** Exchanges two piles before they are taken up. */
export function swapPiles(
  state: MutableState,
  seatA: Seat,
  pileA: number,
  seatB: Seat,
  pileB: number,
): void {
  swapPlaces(state, pileAt(state, seatA, pileA), pileAt(state, seatB, pileB));
  swapCells(state.cells, bottomAt(state, seatA, pileA), bottomAt(state, seatB, pileB));
}

function swapPlaces({ cells, terms }: MutableState, a: number, b: number): void {
  for (let cell = 0; cell < terms.layout.pileSize; cell++) swapCells(cells, a + cell, b + cell);
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

export function setBottom(state: MutableState, seat: Seat, pile: number, card: Card): void {
  state.cells[bottomAt(state, seat, pile)] = card + 1;
}

// Cards laid at once

function laidAt({ terms }: State, side: Side): number {
  return (side << SEAT_BITS) + terms.layout.pileSize;
}

export function laidOf(state: State, side: Side, card: Card): number {
  return state.cells[laidAt(state, side) + card];
}

export function layAside(state: MutableState, side: Side, card: Card): void {
  state.cells[laidAt(state, side) + card]++;
  putDown(state, card);
}

export function cardsLaid(state: State, side: Side): Card[] {
  return cardsCounted(state, laidAt(state, side));
}

// The stock

export function stockLeft(state: State, pile: number): number {
  return state.cells[pile + state.terms.layout.stockLeft];
}

export function stockSize(state: State): number {
  const { cells, terms } = state;
  const at = terms.layout.stockLeft;
  return cells[at] + cells[at + 1] + cells[at + 2] + cells[at + 3];
}

export function drawCard(state: MutableState, pile: number): Card {
  const { cells, terms } = state;
  const { stock, stockEnds, stockLeft: lefts } = terms.layout;
  const left = cells[lefts + pile];
  assert(left > 0, 'no card');
  const card = cells[stock + cells[stockEnds + pile] - left];
  cells[lefts + pile] = left - 1;
  lift(state, card);
  return card;
}

/** Fills the stock with piles of these cards, next to be drawn first. */
export function fillStock(state: MutableState, piles: readonly (readonly Card[])[]): void {
  const { layout } = state.terms;
  let end = 0;
  piles.forEach((cards, pile) => {
    for (const card of cards) {
      state.cells[layout.stock + end++] = card;
      putDown(state, card);
    }
    state.cells[layout.stockLeft + pile] = cards.length;
    state.cells[layout.stockEnds + pile] = end;
  });
}

export function stockCards(state: State, pile: number): Card[] {
  const { stock, stockEnds } = state.terms.layout;
  const end = stock + state.cells[stockEnds + pile];
  return cardsBetween(state, end - stockLeft(state, pile), end);
}

// The discards

export function discardCard(state: MutableState, card: Card): void {
  state.cells[state.terms.layout.discards + state.discards++] = card;
  putDown(state, card);
}

/** The discard `depth` below the top one. */
export function discardAt(state: State, depth: number): Card {
  return state.cells[state.terms.layout.discards + state.discards - 1 - depth];
}

/** Exchanges the top discard and the one at this depth. */
export function swapWithTop({ cells, discards, terms }: MutableState, depth: number): void {
  const top = terms.layout.discards + discards - 1;
  swapCells(cells, top, top - depth);
}

/** The kind of the top discard. */
export function topKind(state: State): Kind {
  return state.terms.pack.kindOf[discardAt(state, 0)];
}

export function takeDiscard(state: MutableState): Card {
  assert(state.discards > 0, 'no card');
  const card = discardAt(state, 0);
  state.discards--;
  lift(state, card);
  return card;
}

export function cardsDiscarded(state: State): Card[] {
  const { discards } = state.terms.layout;
  return cardsBetween(state, discards, discards + state.discards);
}

/** The cards that lie in these cells, one by one. */
function cardsBetween({ cells }: State, from: number, to: number): Card[] {
  const cards: Card[] = [];
  for (let at = from; at < to; at++) cards.push(cells[at]);
  return cards;
}
