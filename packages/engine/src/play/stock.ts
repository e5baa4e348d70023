import type { Seat, Side } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { Refusal } from '../actions/refusal.ts';
import { hasOpened } from '../melds/meld.ts';
import { seededByNumber, shuffle } from '../numbers/random.ts';
import { upTo } from '../numbers/upTo.ts';
import type { Card } from '../rules/pack.ts';
import type { LaidSource } from '../rules/rules.ts';
import { lift } from '../state/air.ts';
import {
  cardsDiscarded,
  drawCard,
  fillStock,
  giveCard,
  heldFace,
  layAside,
  stockCards,
  stockLeft,
  stockSize,
  takeCard,
  takeDiscard,
  discardCard,
} from '../state/places.ts';
import { seatsOf, sideOf, type MutableState, type State } from '../state/state.ts';
import { countsRefills, staysFrozen } from '../terms/terms.ts';

// These run several times a turn, so they compare integers by hand: `Math.min` would turn them into
// floating-point numbers.

/** How many cards would fill the stock again if `count` cards were drawn while `discards` lie there. */
function refilling(state: State, count: number, discards: number): number {
  if (state.refills === 0 || stockSize(state) >= count) return 0;
  const { freshDeck } = state.terms;
  if (freshDeck) return freshDeck.length;
  return discards < 2 ? 0 : discards - 1;
}

/** How many of these cards the pile gets when all piles share them; the first ones get those left over. */
export function shareOf({ stockPiles }: State, cards: number, pile: number): number {
  return ((cards + stockPiles - 1 - pile) / stockPiles) | 0;
}

/** How many cards a draw of `count` brings. */
function drawable(state: State, count: number, discards = state.discards): number {
  const cards = stockSize(state) + refilling(state, count, discards);
  return cards < count ? cards : count;
}

/** Why `count` cards may not be drawn from these piles, or undefined if they may. */
export function whyNotDrawFrom(
  state: State,
  from: readonly number[] | undefined,
  count: number,
  discards = state.discards,
): Refusal | undefined {
  if (from === undefined || isPlainDraw(state, from, count)) return undefined;
  for (let at = 0; at < from.length; at++) {
    const pile = from[at];
    if (pile >>> 0 !== pile || pile >= state.stockPiles) return { why: 'noSuchStock', pile };
  }
  let used = 0;
  for (let pile = 0; pile < state.stockPiles; pile++) {
    const drawn = timesIn(from, pile);
    if (drawn > inStock(state, pile, count, discards)) return { why: 'stockPileEmpty', pile };
    if (drawn > 0) used++;
  }
  const need = drawable(state, count, discards);
  if (from.length !== need) return { why: 'wrongNumberOfCards', have: from.length, need };
  const apart = pilesApart(state, count, discards);
  return used < apart ? { why: 'tooFewPiles', have: used, need: apart } : undefined;
}

/** Whether nothing needs to be asked about a draw: every pile it names has cards for all of it. */
function isPlainDraw(state: State, from: readonly number[], count: number): boolean {
  if (from.length !== count || state.terms.drawsApart) return false;
  for (let at = 0; at < count; at++) {
    const pile = from[at];
    if (pile >>> 0 !== pile || pile >= state.stockPiles || stockLeft(state, pile) < count)
      return false;
  }
  return true;
}

function timesIn(from: readonly number[], pile: number): number {
  let times = 0;
  for (let at = 0; at < from.length; at++) if (from[at] === pile) times++;
  return times;
}

/** From how many different piles a draw must come at least. */
export function pilesApart(state: State, count: number, discards: number): number {
  if (!state.terms.drawsApart) return 0;
  let filled = 0;
  for (let pile = 0; pile < state.stockPiles; pile++)
    if (inStock(state, pile, count, discards) > 0) filled++;
  return filled < count ? filled : count;
}

/** How many cards the pile has for a draw of `count`, with what fills the stock again for it. */
export function inStock(state: State, pile: number, count: number, discards: number): number {
  if (pile >= state.stockPiles) return 0;
  const left = stockLeft(state, pile);
  if (state.refills === 0) return left;
  return left + shareOf(state, refilling(state, count, discards), pile);
}

/**
 * The piles that a draw comes from when none are named: each card from the first that has one; first a card from
 * each, where they must be different.
 */
export function pilesByDefault(state: State, count: number, discards = state.discards): number[] {
  const left = upTo(state.stockPiles).map((pile) => inStock(state, pile, count, discards));
  const piles: number[] = [];
  const take = (pile: number): void => {
    left[pile]--;
    piles.push(pile);
  };
  for (let pile = 0; piles.length < pilesApart(state, count, discards); pile++)
    if (left[pile] > 0) take(pile);
  const need = drawable(state, count, discards);
  while (piles.length < need) take(left.findIndex((cards) => cards > 0));
  return piles;
}

/**
 * Draws `count` cards for the seat. Cards that are laid at once are replaced, once all are drawn, from
 * the pile they came from: so what may be named in `from` never depends on hidden cards.
 */
export function drawFrom(
  state: MutableState,
  seat: Seat,
  from: readonly number[] | undefined,
  count: number,
  events: Event[] | undefined,
): void {
  if (from === undefined && state.terms.drawsApart) from = pilesByDefault(state, count);
  if (refilling(state, count, state.discards) > 0) refill(state, events);
  const left = stockSize(state);
  const need = left < count ? left : count;
  const drawn: Card[] | undefined = events && [];
  const piles: number[] | undefined = events && [];
  let replacing: number[] | undefined;
  for (let at = 0; at < need; at++) {
    const pile = from === undefined ? firstWithCards(state) : from[at];
    const card = drawCard(state, pile);
    drawn?.push(card);
    piles?.push(pile);
    if (isLaidBy(state, sideOf(state, seat), card)) {
      layAside(state, sideOf(state, seat), card);
      (replacing ??= []).push(card, pile);
    } else {
      giveCard(state, seat, card);
    }
  }
  // Copies of the exact length: events are remembered, and arrays that grew have spare room.
  if (drawn && piles) events?.push({ event: 'drew', seat, cards: [...drawn], from: [...piles] });
  if (replacing) replace(state, seat, replacing, 'stock', events);
}

/** Whether the side lays the card as soon as one of its seats has it. */
export function isLaidBy(state: State, side: Side, card: Card): boolean {
  const { laid, laidFaces } = state.terms;
  return laidFaces[card] === 1 && (!laid.late || hasOpened(state, side));
}

/** Lays the seat's cards that are laid at once, and replaces those that come from here. */
export function layAtOnce(
  state: MutableState,
  seat: Seat,
  source: LaidSource,
  events: Event[] | undefined,
): void {
  if (state.terms.laidAtOnce.length === 0) return;
  const laid: number[] = [];
  if (state.terms.laid.late && !hasOpened(state, sideOf(state, seat))) return;
  for (const kind of state.terms.laidAtOnce) {
    for (let card = heldFace(state, seat, kind); card >= 0; card = heldFace(state, seat, kind)) {
      takeCard(state, seat, card);
      layAside(state, sideOf(state, seat), card);
      laid.push(card, 0);
    }
  }
  if (laid.length > 0) replace(state, seat, laid, source, events);
}

/** Everyone on a side that has just opened lays the cards held until then. */
export function layHeldBack(state: MutableState, side: Side, events: Event[] | undefined): void {
  if (!state.terms.laid.late) return;
  for (const seat of seatsOf(state, side)) layAtOnce(state, seat, 'deal', events);
}

/** `laid` is pairs of a laid card and the stock pile it came from; cards that replace others come from the stock. */
function replace(
  state: MutableState,
  seat: Seat,
  laid: number[],
  source: LaidSource,
  events: Event[] | undefined,
): void {
  const { replaced } = state.terms.rules.laid;
  const found = laid.length;
  const cards: Card[] = [];
  const from: number[] = [];
  for (let at = 0; at < laid.length; at += 2) {
    if (replaced && !replaced.includes(at < found ? source : 'stock')) continue;
    if (refilling(state, 1, state.discards) > 0) refill(state, events);
    const origin = laid[at + 1];
    const pile = stockLeft(state, origin) > 0 ? origin : firstWithCards(state);
    if (pile < 0) continue;
    const card = drawCard(state, pile);
    from.push(pile);
    if (isLaidBy(state, sideOf(state, seat), card)) {
      layAside(state, sideOf(state, seat), card);
      laid.push(card, pile);
    } else {
      giveCard(state, seat, card);
      cards.push(card);
    }
  }
  events?.push({
    event: 'replaced',
    seat,
    laid: laid.filter((_, at) => at % 2 === 0),
    cards,
    from,
  });
}

/** The first stock pile that has cards, or -1. */
function firstWithCards(state: State): number {
  for (let pile = 0; pile < state.stockPiles; pile++) if (stockLeft(state, pile) > 0) return pile;
  return -1;
}

/** A fresh deck, or all discards but the top one, go, mixed, under what is left of the stock. */
function refill(state: MutableState, events: Event[] | undefined): void {
  const { freshDeck } = state.terms;
  if (countsRefills(state.terms)) state.refills--;
  if (freshDeck) {
    for (const card of freshDeck) lift(state, card);
    putUnder(state, mix(state, [...freshDeck]));
    events?.push({ event: 'deckAdded', cards: freshDeck.length });
  } else reshuffle(state, events);
}

function reshuffle(state: MutableState, events: Event[] | undefined): void {
  const top = takeDiscard(state);
  const mixed = mix(state, cardsDiscarded(state));
  while (state.discards > 0) takeDiscard(state);
  discardCard(state, top);
  putUnder(state, mixed);
  state.frozen &&= staysFrozen(state.terms, [top]);
  events?.push({ event: 'reshuffled', cards: mixed.length });
}

/** The piles share these cards, each getting its part under what is left of it. */
function putUnder(state: MutableState, mixed: readonly Card[]): void {
  const piles = upTo(state.stockPiles).map((pile) => stockCards(state, pile));
  for (let pile = 0; pile < state.stockPiles; pile++)
    while (stockLeft(state, pile) > 0) drawCard(state, pile);
  let dealt = 0;
  piles.forEach((cards, pile) => {
    const share = shareOf(state, mixed.length, pile);
    cards.push(...mixed.slice(dealt, (dealt += share)));
  });
  fillStock(state, piles);
}

function mix(state: MutableState, cards: Card[]): Card[] {
  const random = seededByNumber(state.mixSeed);
  state.mixSeed = random.below(2 ** 31);
  shuffle(cards, random);
  return cards;
}

/**
 * Whether the stock has run out. Where discards are reshuffled without end, it has when both together no longer make
 * a whole draw: one card in and one card out would go on forever.
 */
export function isStockOut(state: State): boolean {
  if (state.refills === 0) return stockSize(state) === 0;
  const { draws, reshuffles } = state.terms;
  const count = draws[state.round];
  return reshuffles ? drawable(state, count) < count : drawable(state, 1) === 0;
}

/** About how many cards can still be drawn, with those that will fill the stock again. */
export function stockToCome(state: State): number {
  const { freshDeck, reshuffles } = state.terms;
  if (reshuffles) return Infinity;
  return stockSize(state) + state.refills * (freshDeck?.length ?? state.discards);
}
