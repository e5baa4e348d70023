import type { Action, Lay } from '../actions/action.ts';
import { nthBit } from '../numbers/bits.ts';
import { STEPS, stepsTaken } from '../numbers/steps.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { heldCards } from '../state/held.ts';
import { heldFace, stockLeft, topKind } from '../state/places.ts';
import type { State } from '../state/state.ts';
import { cardsToGrab } from '../terms/extent.ts';
import {
  ADD,
  BEGIN,
  CAP,
  CHOOSE_HAND,
  codeOf,
  DRAW,
  GRAB,
  NO_WILD,
  OPEN,
  TAKE_AND_BEGIN,
  TAKE_AND_OPEN,
  TAKE_CARD,
  TAKE_ON_MELD,
  WHOLE,
} from './codes.ts';
import { layingAt } from './layingAt.ts';

/**
 * Legal actions in a small, reusable form: listing them allocates nothing, and an action is made only
 * on request. First come `layings`, which aren't even written down: `layingAt` finds one by its number.
 * Then come `coded` numbers, then a discard of each kind among `discards`, a bit each. Actions that don't
 * fit in a number have `parts`, or are kept whole.
 */
export interface Moves {
  count: number;
  layings: number;
  coded: number;
  readonly codes: number[];
  discards: number;
  partCount: number;
  readonly parts: number[];
  readonly whole: Action[];
  /** The step count by which the list must be complete. */
  limit: number;
}

export function newMoves(): Moves {
  return {
    count: 0,
    layings: 0,
    coded: 0,
    codes: [],
    discards: 0,
    partCount: 0,
    parts: [],
    whole: [],
    limit: 0,
  };
}

/** In the order of their codes. */
const PLAIN_ACTIONS: Action[] = [
  { do: 'askToGoOut' },
  { do: 'endTurn' },
  { do: 'takeUpcard' },
  { do: 'answer', yes: true },
  { do: 'answer', yes: false },
];

export function clearMoves(moves: Moves): void {
  moves.layings = 0;
  moves.coded = 0;
  moves.discards = 0;
  moves.partCount = 0;
  if (moves.whole.length > 0) moves.whole.length = 0;
  moves.limit = stepsTaken() + STEPS.list;
}

export function pushMove(
  moves: Moves,
  op: number,
  a: number,
  b: number,
  c: number,
  d: number,
): void {
  moves.codes[moves.coded++] = codeOf(op, a, b, c, d);
}

export function pushWhole(moves: Moves, action: Action): void {
  pushMove(moves, WHOLE, 0, moves.whole.length, 0, 0);
  moves.whole.push(action);
}

/** A laying of the next `count` parts to be pushed. */
export function pushParts(moves: Moves, op: number, count: number): void {
  pushMove(moves, op, count, moves.partCount, 0, 0);
}

/** A meld yet to be laid, in one number: its kind, naturals, and how many of each of the first wild kinds. */
export function pushPart(moves: Moves, kind: Kind, naturals: number, ofWild: number): void {
  moves.parts[moves.partCount++] = (kind & 31) | (naturals << 5) | (ofWild << 11);
}

export const PART_WILD_BITS = 5;
export const PART_WILDS = 4;
export const PART_MOST = 31;

/** The action at `index`, of moves that were listed for this very state. */
export function moveAt(state: State, moves: Moves, index: number): Action {
  const at = index - moves.layings;
  if (at >= moves.coded)
    return discardOf(heldFace(state, state.turn, nthBit(moves.discards, at - moves.coded)));
  const code = at < 0 ? layingAt(state, state.turn, index) : moves.codes[at];
  const a = (code >> 4) & 63;
  const b = (code >> 10) & 4095;
  const c = (code >> 22) & 15;
  const d = (code >> 26) & 31;
  switch (code & 15) {
    case WHOLE:
      // With several kinds of wilds there may be more than other codes have bits for.
      return moves.whole[code >> 10];
    case ADD:
      return { do: 'layDown', lay: [{ cards: [heldFace(state, state.turn, a)], to: b }] };
    case BEGIN:
      return { do: 'layDown', lay: [{ cards: cardsOf(state, a, c, d) }] };
    case OPEN:
      return { do: 'layDown', lay: laysOf(state, moves, b, a, 0) };
    case DRAW:
      return drawOf(a, b, c, d);
    case TAKE_ON_MELD:
      return { do: 'pickUp', lay: [{ cards: cardsOf(state, topKind(state), c, d), to: b }] };
    case TAKE_AND_BEGIN:
      return { do: 'pickUp', lay: [{ cards: cardsOf(state, topKind(state), c, d) }] };
    case TAKE_AND_OPEN:
      return { do: 'pickUp', lay: laysOf(state, moves, b, a, 1) };
    case TAKE_CARD:
      return takeCardOf(a, b, c, d);
    case GRAB:
      return { do: 'grab', depth: aimed(state, a) };
    case CHOOSE_HAND:
      return { do: 'chooseHand', stack: a };
    case CAP:
      return { do: 'cap', meld: b };
    default:
      return PLAIN_ACTIONS[a];
  }
}

/** `naturals` cards of the kind from the acting seat's hand, and one wild if it has one. */
function cardsOf(state: State, kind: Kind, naturals: number, wild: Kind): Card[] {
  const cards = heldCards(state, state.turn, kind, naturals);
  if (wild !== NO_WILD) cards.push(heldFace(state, state.turn, wild));
  return cards;
}

/** How many of each kind the parts before have taken. */
const taken = new Uint8Array(32);

/** The melds of `count` parts from `at` on; `given` naturals of the first are not the seat's own. */
function laysOf(state: State, moves: Moves, at: number, count: number, given: number): Lay[] {
  const { wilds } = state.terms;
  taken.fill(0);
  const lays: Lay[] = [];
  for (let part = at; part < at + count; part++) {
    const code = moves.parts[part];
    const cards: Card[] = [];
    takeCards(state, code & 31, ((code >> 5) & 63) - (part === at ? given : 0), cards);
    for (let wild = 0, left = code >> 11; left !== 0; wild++, left >>= PART_WILD_BITS)
      takeCards(state, wilds[wild], left & PART_MOST, cards);
    lays.push({ cards });
  }
  return lays;
}

function takeCards(state: State, kind: Kind, count: number, cards: Card[]): void {
  for (let card = 0; card < count; card++)
    cards.push(heldFace(state, state.turn, kind, taken[kind]++));
}

// Most of a game is drawing and discarding, and there are few ways to do either: such actions are made once, and shared.
// The many that lay cards are not: finding one again in memory takes longer than making it.

const DISCARDS: Action[] = [];

function discardOf(card: Card): Action {
  return (DISCARDS[card] ??= { do: 'discard', card });
}

const DRAWS: Action[] = [];

function drawOf(a: number, b: number, c: number, d: number): Action {
  return (DRAWS[wayOf(a, b, c, d)] ??= { do: 'draw', from: drawWay(a, b, c, d) });
}

const TAKES: Action[] = [];

function takeCardOf(a: number, b: number, c: number, d: number): Action {
  return (TAKES[wayOf(a, b, c, d)] ??= { do: 'pickUp', from: drawWay(a, b, c, d) });
}

/** One number for each way to draw; for the usual two piles it is small, so that the list has no gaps. */
function wayOf(a: number, b: number, c: number, d: number): number {
  return a | (b << 3) | (c << 6) | (d << 9);
}

/** The piles of a draw: so many times the first, then the second, the third and the fourth. */
function drawWay(a: number, b: number, c: number, d: number): readonly number[] {
  return [a, b, c, d].flatMap((times, pile) => Array<number>(times).fill(pile));
}

/** By how many cards a cut may be aimed to miss: what an eye without a ruler does. */
const AIM = 4;
export const AIMS = 2 * AIM + 1;

function aimed(state: State, aim: number): number {
  return Math.min(1, Math.max(0, (cardsToGrab(state.terms) + aim - AIM) / stockLeft(state, 0)));
}
