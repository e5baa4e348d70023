import type { Seat } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { Refusal } from '../actions/refusal.ts';
import { seededByNumber, shuffle, type Random } from '../numbers/random.ts';
import { upTo } from '../numbers/upTo.ts';
import { hasSuits, type Card, type Pack } from '../rules/pack.ts';
import type { FootPass } from '../rules/rules.ts';
import {
  bottomOf,
  cardsHeld,
  cardsIn,
  discardCard,
  drawCard,
  fillStock,
  pileCount,
  setBottom,
  stackCard,
  stockCards,
  stockLeft,
  swapPiles,
  takeUp,
} from '../state/places.ts';
import {
  addBonus,
  emptyState,
  enterRound,
  seatsOf,
  sideOf,
  type MutableState,
  type State,
} from '../state/state.ts';
import {
  cardsEach,
  cardsShown,
  cardsToGrab,
  footPassed,
  grabBonus,
  grabbers,
  WAYS,
} from '../terms/extent.ts';
import type { Terms } from '../terms/terms.ts';
import { layAtOnce, shareOf } from './stock.ts';
import { freezeByTop } from './turn.ts';

/** A round just begun: in the deal where players have a part in it, else at the first turn. */
export interface Begun {
  state: MutableState;
  events: Event[];
}

export function startGame(terms: Terms, random: Random): Begun {
  const state = emptyState(terms);
  const events: Event[] = [];
  state.starter = drawForStart(terms, random, events);
  // The cards drawn for the start were seen: they go back before the deck is shuffled.
  shuffleDeck(state, random);
  return dealOut(state, random, events);
}

/** The round after `previous`. */
export function startRound(previous: State, random: Random): Begun {
  const { terms } = previous;
  const state = emptyState(terms);
  for (let scorer = 0; scorer < terms.scorers; scorer++)
    state.points[scorer] = previous.points[scorer];
  enterRound(state, previous.round + 1);
  const keepsOut = terms.rules.nextStarter === 'wentOut' && previous.outBy >= 0;
  state.starter = keepsOut ? previous.outBy : (previous.starter + 1) % terms.players;
  shuffleDeck(state, random);
  return dealOut(state, random, []);
}

function shuffleDeck(state: MutableState, random: Random): void {
  const { deck, deckSize, layout } = state.terms;
  state.cells.set(deck, layout.stock);
  shuffle(state.cells, random, layout.stock, layout.stock + deck.length);
  state.stockPiles = 1;
  // The cards at the bottom are set aside, where the rules say so.
  state.cells[layout.stockLeft] = deckSize;
  state.cells[layout.stockEnds] = deckSize;
  state.mixSeed = random.below(2 ** 31);
}

/** The starter of the first round; equal high cards draw again. */
function drawForStart(terms: Terms, random: Random, events: Event[]): Seat {
  const { deck, players, rules } = terms;
  if (rules.starter === 'drawn' || rules.starter === 'leftOfDealer') return random.below(players);
  for (;;) {
    const drawn = new Set<number>();
    while (drawn.size < players) drawn.add(random.below(deck.length));
    const cards = [...drawn].map((place) => deck[place]);
    const heights = cards.map((card) => height(terms, card));
    const best = Math.max(...heights);
    if (heights.filter((tied) => tied === best).length > 1) continue;
    events.push({ event: 'drewForStart', cards });
    return (heights.indexOf(best) + (rules.starter === 'leftOfHighCard' ? 1 : 0)) % players;
  }
}

/** Naturals rank in the pack's order, the ace highest; everything else is low. */
function height({ ranks, pack }: Terms, card: Card): number {
  return ranks.indexOf(pack.kindOf[card]);
}

function dealOut(state: MutableState, random: Random, events: Event[]): Begun {
  const { players, layout } = state.terms;
  events.push({ event: 'roundBegan', round: state.round, starter: state.starter });
  state.turn = state.starter;
  state.phase = 'deal';
  const cuts = grabbers(state.terms, state.starter);
  // Two even spreads of four: even a perfect cut finds exactly its cards one time in four.
  for (let seat = 0; seat < players; seat++)
    if (cuts.includes(seat)) state.cells[layout.lifts + seat] = random.below(4) + random.below(4);
  if (cuts.length === 0) dealAll(state, events);
  else state.turn = cuts[0];
  return { state, events };
}

/** Everybody's cards are counted out at once. */
function dealAll(state: MutableState, events: Event[] | undefined): void {
  const { players, rules } = state.terms;
  for (let seat = 0; seat < players; seat++) countOut(state, (state.starter + seat) % players);
  events?.push({ event: 'dealt', cards: cardsEach(rules) });
  state.turn = state.starter;
  afterStacks(state, events);
}

/** Whether the seat to act in the deal grabs, rather than chooses its hand. */
export function isGrabbing(state: State): boolean {
  return pileCount(state, state.turn, 0) === 0;
}

export function grab(
  state: MutableState,
  seat: Seat,
  depth: number,
  events: Event[] | undefined,
): Refusal | undefined {
  if (!isGrabbing(state)) return { why: 'alreadyDealt' };
  if (!(depth >= 0 && depth <= 1)) return { why: 'noSuchDepth' };
  const { terms } = state;
  const left = stockLeft(state, 0);
  const lift = state.cells[terms.layout.lifts + seat] - 3;
  const cards = Math.min(left, Math.max(1, Math.round(depth * left) + lift));
  addBonus(state, sideOf(state, seat), grabBonus(terms, cards));
  events?.push({ event: 'grabbed', seat, cards, exact: cards === cardsToGrab(terms) });
  if (terms.rules.deal === 'grabbedByDealer') {
    dealAll(state, events);
    return undefined;
  }
  countOut(state, seat);
  state.turn = (seat + 1) % terms.players;
  if (state.turn === state.starter) afterStacks(state, events);
  return undefined;
}

/** The seat's cards come off the deck, too many put back and too few topped up, into its piles. */
function countOut(state: MutableState, seat: Seat): void {
  const { piles } = state.terms.rules;
  const seesTop = cardsShown(state.terms.rules) === 'top';
  for (let pile = 0; pile < piles.length; pile++) {
    const bottom = seesTop ? piles[pile] : 1;
    for (let count = 1; count <= piles[pile]; count++) {
      const card = drawCard(state, 0);
      stackCard(state, seat, pile, card);
      if (count === bottom) setBottom(state, seat, pile, card);
    }
  }
}

function afterStacks(state: MutableState, events: Event[] | undefined): void {
  const { handChoice } = state.terms.rules;
  const way = footPassed(state.terms, state.round);
  if (way !== 'kept') {
    passPiles(state, way);
    events?.push({ event: 'passed', way });
  }
  const shown = cardsShown(state.terms.rules);
  if (handChoice === 'first') finishDeal(state, events);
  else if (shown === 'all') events?.push({ event: 'sawPiles', cards: allPiles(state) });
  else if (shown !== 'none') events?.push({ event: 'sawBottoms', cards: bottoms(state) });
  choosePlain(state, events);
}

/** Per seat, the cards of its piles, one pile after the other. */
function allPiles(state: State): Card[][] {
  const { players, rules } = state.terms;
  return upTo(players).map((seat) =>
    rules.piles.flatMap((_size, pile) => cardsIn(state, seat, pile)),
  );
}

/** Hands that the bottom cards decide are chosen, up to the first that its player must choose. */
function choosePlain(state: MutableState, events: Event[] | undefined): void {
  while (state.phase === 'deal') {
    const stack = decidedStack(state, state.turn);
    if (stack === undefined) return;
    takeStack(state, state.turn, stack, events);
  }
}

/** The pile that the bottom cards make the seat's hand, or undefined where they decide nothing. */
function decidedStack(state: State, seat: Seat): number | undefined {
  const { pack, rules } = state.terms;
  if (rules.handChoice !== 'highBottom' && rules.handChoice !== 'lowBottom') return undefined;
  const [first, second] = [bottomOf(state, seat, 0), bottomOf(state, seat, 1)];
  const higher = heightAt(pack, first) - heightAt(pack, second);
  if (rules.handChoice === 'highBottom') return higher === 0 ? undefined : +(higher < 0);
  return +((higher || suitAt(pack, first) - suitAt(pack, second)) > 0);
}

/** Whether the bottom cards have decided the seat's hand. */
export function isHandDecided(state: State, seat: Seat): boolean {
  return decidedStack(state, seat) !== undefined;
}

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** A joker above the ace, down to the two; other packs rank as their faces stand. */
function heightAt({ id, faces }: Pack, card: Card): number {
  if (!hasSuits(id)) return card;
  const face = faces[card];
  if (face === 'joker') return RANKS.length + 1;
  return face === 'littleJoker' ? RANKS.length : RANKS.indexOf(face[0]);
}

function suitAt({ id, faces }: Pack, card: Card): number {
  return hasSuits(id) ? SUITS.indexOf(faces[card][1]) : 0;
}

/** Per seat, the bottom cards of its piles. */
function bottoms(state: State): Card[][] {
  const { players, rules } = state.terms;
  return upTo(players).map((seat) => rules.piles.map((_size, pile) => bottomOf(state, seat, pile)));
}

function passPiles(state: MutableState, way: Exclude<FootPass, 'kept'>): void {
  const foot = state.terms.rules.piles.length - 1;
  const toTheLeft = upTo(state.terms.players);
  const { hand: handTo, last: footTo } = WAYS[way];
  const toTheRight = [...toTheLeft].reverse();
  if (handTo) passOn(state, handTo === 'left' ? toTheLeft : toTheRight, 0);
  if (footTo) passOn(state, footTo === 'left' ? toTheLeft : toTheRight, foot);
  if (way === 'partner')
    for (let side = 0; side < state.terms.sides; side++) passOn(state, seatsOf(state, side), foot);
}

/** Each of these seats gives the pile to the next of them, the last to the first. */
function passOn(state: MutableState, seats: readonly Seat[], pile: number): void {
  for (let at = seats.length - 1; at > 0; at--)
    swapPiles(state, seats[at], pile, seats[at - 1], pile);
}

export function chooseHand(
  state: MutableState,
  seat: Seat,
  stack: number,
  events: Event[] | undefined,
): Refusal | undefined {
  if (isGrabbing(state)) return { why: 'dealFirst' };
  if (!(stack in state.terms.rules.piles)) return { why: 'noSuchStack', stack };
  takeStack(state, seat, stack, events);
  choosePlain(state, events);
  return undefined;
}

function takeStack(
  state: MutableState,
  seat: Seat,
  stack: number,
  events: Event[] | undefined,
): void {
  if (stack > 0) swapPiles(state, seat, 0, seat, stack);
  events?.push({ event: 'choseHand', seat, stack });
  state.turn = (seat + 1) % state.terms.players;
  if (state.turn === state.starter) finishDeal(state, events);
}

function finishDeal(state: MutableState, events: Event[] | undefined): void {
  const { players, rules } = state.terms;
  if (rules.upcard.turn === 'one') turnUpcard(state, rules.upcard.replace, events);
  splitStock(state);
  for (let seat = 0; seat < players; seat++) {
    takeUp(state, seat, 0);
    events?.push({ event: 'tookHand', seat, cards: cardsHeld(state, seat) });
  }
  for (let seat = 0; seat < players; seat++)
    layAtOnce(state, (state.starter + seat) % players, 'deal', events);
  state.turn = state.starter;
  state.phase = 'draw';
  state.firstTurn = true;
}

/** Cards that may not lie there are mixed back into the stock. */
function turnUpcard(
  state: MutableState,
  unwanted: readonly string[],
  events: Event[] | undefined,
): void {
  const { pack } = state.terms;
  const isWanted = (card: Card): boolean => !unwanted.includes(pack.kinds[pack.kindOf[card]]);
  const stock = stockCards(state, 0);
  const replaced: Card[] = [];
  if (!stock.some(isWanted)) {
    events?.push({ event: 'upcard', replaced });
    return;
  }
  const random = seededByNumber(state.mixSeed);
  state.mixSeed = random.below(2 ** 31);
  while (!isWanted(stock[0])) {
    const card = stock.shift()!;
    replaced.push(card);
    stock.splice(random.below(stock.length) + 1, 0, card);
  }
  if (replaced.length > 0) stackAgain(state, stock);
  const card = drawCard(state, 0);
  discardCard(state, card);
  freezeByTop(state);
  events?.push({ event: 'upcard', replaced, card, ...(state.frozen ? { froze: true } : {}) });
}

/** Puts the stock's cards in this order. */
function stackAgain(state: MutableState, cards: readonly Card[]): void {
  while (stockLeft(state, 0) > 0) drawCard(state, 0);
  fillStock(state, [cards]);
}

function splitStock(state: MutableState): void {
  const { cells, terms } = state;
  const { stockEnds, stockLeft: lefts } = terms.layout;
  const cards = cells[lefts];
  state.stockPiles = terms.rules.stockPiles;
  let end = cells[stockEnds] - cards;
  for (let pile = 0; pile < state.stockPiles; pile++) {
    const share = shareOf(state, cards, pile);
    cells[lefts + pile] = share;
    cells[stockEnds + pile] = end += share;
  }
}
