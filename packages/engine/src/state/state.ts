import type { Scorer, Seat, Side } from '../actions/action.ts';
import { SEAT_BITS, SEAT_SIDE } from '../terms/layout.ts';
import type { Terms } from '../terms/terms.ts';

/**
 * deal: grabbing and choosing hands. draw, play: the two halves of a turn. discard: the first of two discards is made.
 * over: the round is scored.
 */
export type Phase = 'deal' | 'draw' | 'play' | 'discard' | 'over';

/** Whether the seat to act has drawn and its turn goes on. */
export function isPlaying(phase: Phase): boolean {
  return phase === 'play' || phase === 'discard';
}

/**
 * The whole truth about a table, hidden cards included. Read it through the functions of its neighbors, and
 * show it to nobody: that's what a View is for.
 */
export interface State extends Readonly<Omit<MutableState, 'cells' | 'points' | 'sets'>> {
  readonly cells: Cells;
  readonly points: readonly number[];
  readonly sets: readonly number[];
}

/** Cells that can only be read; a `Readonly<Uint16Array>` could still be written to. */
interface Cells extends ArrayLike<number> {
  subarray(from: number, to: number): Cells;
}

/**
 * A state that may be played on, because nobody else has it. Flat and small, so copying it is cheap.
 * A class, so that the JIT compiler knows the type of each field.
 */
export class MutableState {
  declare readonly terms: Terms;
  /** Every pile and meld; `Layout` says where. */
  declare readonly cells: Uint16Array;
  /** Running totals, then this round's bonus points per side. */
  declare readonly points: number[];
  /** Sets of kinds, a bit each, which cells can't hold. `Layout` says where. */
  declare readonly sets: number[];
  declare round: number;
  /** Seats that hold their foot, and sides that have melds, a bit each. */
  declare inFeet: number;
  declare opened: number;
  /** Seats that have played a card from their foot, where the rules ask for it. */
  declare played: number;
  /** Seats that have finished a book and not taken up their next pile yet, where that earns it. */
  declare earned: number;
  declare starter: Seat;
  declare turn: Seat;
  declare phase: Phase;
  declare firstTurn: boolean;
  declare mayEndTurn: boolean;
  /** Whether the side to play had not opened when the turn began, where going out then brings a bonus. */
  declare fresh: boolean;
  declare frozen: boolean;
  /** The seat whose turn thaws the discards, where a freeze lasts a lap; else -1. */
  declare thaws: Seat;
  declare discards: number;
  declare stockPiles: number;
  /** How often the stock may still be filled again this round. */
  declare refills: number;
  /** Seats still to answer "May I go out?", a bit each; 0 when no question is open. */
  declare waiting: number;
  declare permission: 'none' | 'yes' | 'no';
  /** The seat that went out, or -1. */
  declare outBy: Seat;
  /** Decides a later mixing of cards; drawn with the shuffle and never shown. */
  declare mixSeed: number;
  /** A checksum of the cards taken from one place and not yet put in another: 0 between actions. */
  declare inAir: number;

  constructor(terms: Terms, cells: Uint16Array, points: number[], sets: number[]) {
    this.terms = terms;
    this.cells = cells;
    this.points = points;
    this.sets = sets;
    this.round = 1;
    this.inFeet = 0;
    this.opened = 0;
    this.played = 0;
    this.earned = 0;
    this.starter = 0;
    this.turn = 0;
    this.phase = 'draw';
    this.firstTurn = false;
    this.mayEndTurn = false;
    this.fresh = true;
    this.frozen = false;
    this.thaws = -1;
    this.discards = 0;
    this.stockPiles = 1;
    this.refills = terms.refills;
    this.waiting = 0;
    this.permission = 'none';
    this.outBy = -1;
    this.mixSeed = 0;
    this.inAir = 0;
  }
}

export function emptyState(terms: Terms): MutableState {
  const { layout, rules, scorers, sides } = terms;
  const state = new MutableState(
    terms,
    newCells(layout.size),
    zeros(scorers + sides),
    zeros(layout.sets),
  );
  enterRound(state, 1);
  state.stockPiles = rules.stockPiles;
  return state;
}

function zeros(length: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < length; at++) numbers.push(0);
  return numbers;
}

export function copyState(state: State): MutableState {
  const cells = newCells(state.cells.length);
  cells.set(state.cells);
  const copy = new MutableState(state.terms, cells, state.points.slice(), state.sets.slice());
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

/** Makes `target` the same as `source`, without a new allocation; both must be of the same terms. */
export function copyInto(target: MutableState, source: State): void {
  target.cells.set(source.cells);
  copyNumbers(target.points, source.points);
  copyNumbers(target.sets, source.sets);
  copyFacts(target, source);
}

function copyNumbers(target: number[], source: readonly number[]): void {
  for (let at = 0; at < source.length; at++) target[at] = source[at];
}

function copyFacts(target: MutableState, source: State): void {
  target.round = source.round;
  target.inFeet = source.inFeet;
  target.opened = source.opened;
  target.played = source.played;
  target.earned = source.earned;
  target.starter = source.starter;
  target.turn = source.turn;
  target.phase = source.phase;
  target.firstTurn = source.firstTurn;
  target.mayEndTurn = source.mayEndTurn;
  target.fresh = source.fresh;
  target.frozen = source.frozen;
  target.thaws = source.thaws;
  target.discards = source.discards;
  target.stockPiles = source.stockPiles;
  target.refills = source.refills;
  target.waiting = source.waiting;
  target.permission = source.permission;
  target.outBy = source.outBy;
  target.mixSeed = source.mixSeed;
  target.inAir = source.inAir;
}

// Sides

export function enterRound(state: MutableState, round: number): void {
  const { sideOf: rounds } = state.terms;
  state.round = round;
  rounds[(round - 1) % rounds.length].forEach((side, seat) => {
    state.cells[(seat << SEAT_BITS) + SEAT_SIDE] = side;
  });
}

export function sideOf(state: State, seat: Seat): Side {
  return state.cells[(seat << SEAT_BITS) + SEAT_SIDE];
}

export function seatsOf(state: State, side: Side): readonly Seat[] {
  const { seatsOf: rounds } = state.terms;
  return rounds[(state.round - 1) % rounds.length][side];
}

/** The seats of a set, a bit each. */
export function seatsIn({ players }: Terms, bits: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < players; seat++) if (bits & (1 << seat)) seats.push(seat);
  return seats;
}

// Points

export function seatsOfScorer(
  { scorers, seatsOf: rounds, sides }: Terms,
  scorer: Scorer,
): readonly Seat[] {
  return scorers === sides ? rounds[0][scorer as Side] : [scorer as Seat];
}

export function totalOf(state: State, scorer: Scorer): number {
  return state.points[scorer];
}

/** The running total that the seat plays for. */
export function totalFor(state: State, seat: Seat): number {
  return totalOf(state, state.terms.scorers === state.terms.players ? seat : sideOf(state, seat));
}

export function bonusOf(state: State, side: Side): number {
  return state.points[state.terms.scorers + side];
}

export function addBonus(state: MutableState, side: Side, points: number): void {
  state.points[state.terms.scorers + side] += points;
}
