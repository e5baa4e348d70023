import type { Seat, Side } from './action.ts';
import { pileAt } from './places.ts';
import type { Terms } from './terms.ts';

/** deal: grabbing and choosing hands. draw, play: the two halves of a turn. over: the round is scored. */
export type Phase = 'deal' | 'draw' | 'play' | 'over';

/**
 * The whole truth about a table, hidden cards included. Flat and small, so that copying it is cheap;
 * read it through the functions of its neighbours, and show it to nobody: that is what a View is for.
 */
export interface State {
  readonly terms: Terms;
  /** Every pile and meld; `Layout` says where. */
  readonly cells: Uint16Array;
  /** Running totals, then this round's bonus points per side. */
  readonly points: number[];
  /** Per seat the kinds that it holds, a bit each. */
  readonly kindsHeld: number[];
  /** Of those, the kinds of which it has naturals enough to begin a meld. */
  readonly kindsEnough: number[];
  round: number;
  /** Per seat, the side it is on this round, a few bits each. */
  sides: number;
  /** Seats that hold their foot, a bit each. */
  inFeet: number;
  starter: Seat;
  turn: Seat;
  phase: Phase;
  firstTurn: boolean;
  mayEndTurn: boolean;
  frozen: boolean;
  discards: number;
  stockPiles: number;
  /** Seats still to answer "May I go out?", a bit each; 0 when no question is open. */
  waiting: number;
  permission: 'none' | 'yes' | 'no';
  /** The seat that went out, or -1. */
  outBy: Seat;
  /** What decides a later mixing of cards; drawn with the shuffle and never shown. */
  mixSeed: number;
  /** A checksum of the cards taken from one place and not yet put in another: 0 between actions. */
  inAir: number;
}

export function emptyState(terms: Terms): State {
  const { layout, players, rules, scorers, sides } = terms;
  const state = stateOf(terms, newCells(layout.size), {
    points: zeros(scorers + sides),
    kindsHeld: zeros(players),
    kindsEnough: zeros(players),
  });
  enterRound(state, 1);
  state.stockPiles = rules.stockPiles;
  for (let seat = 0; seat < players; seat++)
    state.cells[layout.held + seat] = pileAt(state, seat, 0);
  return state;
}

function zeros(length: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < length; at++) numbers.push(0);
  return numbers;
}

export function copyState(state: State): State {
  const cells = newCells(state.cells.length);
  cells.set(state.cells);
  const copy = stateOf(state.terms, cells, {
    points: state.points.slice(),
    kindsHeld: state.kindsHeld.slice(),
    kindsEnough: state.kindsEnough.slice(),
  });
  copyFacts(copy, state);
  return copy;
}

/** Making an array costs far more than copying a state, so the cells of a few states share one. */
const STATES_A_BLOCK = 8;
let block = new Uint16Array(0);
let used = 0;

function newCells(size: number): Uint16Array {
  if (used + size > block.length) {
    block = new Uint16Array(STATES_A_BLOCK * size);
    used = 0;
  }
  used += size;
  return block.subarray(used - size, used);
}

/** The one place where states are made, so that all share one shape. */
function stateOf(
  terms: Terms,
  cells: Uint16Array,
  { points, kindsHeld, kindsEnough }: Pick<State, 'points' | 'kindsHeld' | 'kindsEnough'>,
): State {
  return {
    terms,
    cells,
    points,
    kindsHeld,
    kindsEnough,
    round: 1,
    sides: 0,
    inFeet: 0,
    starter: 0,
    turn: 0,
    phase: 'draw',
    firstTurn: false,
    mayEndTurn: false,
    frozen: false,
    discards: 0,
    stockPiles: 1,
    waiting: 0,
    permission: 'none',
    outBy: -1,
    mixSeed: 0,
    inAir: 0,
  };
}

/** Makes `target` the same as `source`, without a new allocation; both must be of the same terms. */
export function copyInto(target: State, source: State): void {
  target.cells.set(source.cells);
  copyNumbers(target.points, source.points);
  copyNumbers(target.kindsHeld, source.kindsHeld);
  copyNumbers(target.kindsEnough, source.kindsEnough);
  copyFacts(target, source);
}

function copyNumbers(target: number[], source: readonly number[]): void {
  for (let at = 0; at < source.length; at++) target[at] = source[at];
}

function copyFacts(target: State, source: State): void {
  target.round = source.round;
  target.sides = source.sides;
  target.inFeet = source.inFeet;
  target.starter = source.starter;
  target.turn = source.turn;
  target.phase = source.phase;
  target.firstTurn = source.firstTurn;
  target.mayEndTurn = source.mayEndTurn;
  target.frozen = source.frozen;
  target.discards = source.discards;
  target.stockPiles = source.stockPiles;
  target.waiting = source.waiting;
  target.permission = source.permission;
  target.outBy = source.outBy;
  target.mixSeed = source.mixSeed;
  target.inAir = source.inAir;
}

// Sides

export function enterRound(state: State, round: number): void {
  const { sideOf: rounds } = state.terms;
  state.round = round;
  state.sides = 0;
  rounds[(round - 1) % rounds.length].forEach((side, seat) => {
    state.sides |= side << (seat * SIDE_BITS);
  });
}

// Eight seats and as many sides, in a number: whose side a seat is on is asked at every step.
const SIDE_BITS = 3;

export function sideOf(state: State, seat: Seat): Side {
  return (state.sides >> (seat * SIDE_BITS)) & ((1 << SIDE_BITS) - 1);
}

export function seatsOf(state: State, side: Side): readonly Seat[] {
  const { seatsOf: rounds } = state.terms;
  return rounds[(state.round - 1) % rounds.length][side];
}

// Points

export function totalOf(state: State, scorer: number): number {
  return state.points[scorer];
}

/** The running total that the seat plays for. */
export function totalFor(state: State, seat: Seat): number {
  return totalOf(state, state.terms.scorers === state.terms.players ? seat : sideOf(state, seat));
}

export function bonusOf(state: State, side: Side): number {
  return state.points[state.terms.scorers + side];
}

export function addBonus(state: State, side: Side, points: number): void {
  state.points[state.terms.scorers + side] += points;
}
