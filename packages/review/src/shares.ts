import { seatsOfScorer, type Seat, type State } from '@hand-and-foot/engine';
import type { Forecast } from './forecast.ts';
import { leadIn, type Judgment } from './judge.ts';
import type { Moment, Story } from './story.ts';
import { inTenths } from './tenths.ts';

/** A part of the result. */
export interface Shares {
  /** The points it brought each side. */
  readonly sides: readonly number[];
  /** The points by which each seat’s own part brought its side ahead of the others. */
  readonly seats: readonly number[];
  /** The points that each seat’s part, `parts[seat]`, brought each side; they add up to `sides`. */
  readonly parts: readonly (readonly number[])[];
}

interface Ledger {
  readonly seats: number[];
  readonly parts: number[][];
}

/**
 * Splits the points of the rounds exactly: what was told of each before its deal, and everybody’s luck and play,
 * add up to what came out. Play is what decisions lost against the strongest bot’s, by what
 * their seats knew; luck is how the cards fell, and everything else.
 */
export function sharesOf(
  { moments, stretches }: Story,
  told: readonly Forecast[],
  forecasts: readonly Forecast[],
  judgments: readonly Judgment[],
): { luck: Shares; play: Shares } {
  const first = moments[0]!.state;
  const [luck, play] = [newLedger(first), newLedger(first)];
  for (const from of roundStarts(moments)) {
    const to = dealtAt(moments, from);
    // A round that nobody has begun to play isn't told yet.
    if (to === moments.length - 1) continue;
    const change = less(forecasts[to]!.points, told[from]!.points);
    addDeal(moments[to]!.state, change, luck);
  }
  stretches.forEach(({ seat, from, to }, at) => {
    const { state } = moments[from - 1]!;
    const { costs } = judgments[at]!;
    const change = less(forecasts[to]!.points, forecasts[from - 1]!.points);
    add(play, state, seat, less([], costs));
    add(
      luck,
      state,
      seat,
      change.map((points, scorer) => points + costs[scorer]!),
    );
  });
  return { luck: sharesIn(luck), play: sharesIn(play) };
}

function newLedger({ terms }: State): Ledger {
  return {
    seats: Array<number>(terms.players).fill(0),
    parts: Array.from({ length: terms.players }, () => Array<number>(terms.scorers).fill(0)),
  };
}

function less(numbers: readonly number[], others: readonly number[]): number[] {
  return others.map((other, at) => (numbers[at] ?? 0) - other);
}

function add({ seats, parts }: Ledger, state: State, seat: Seat, points: readonly number[]): void {
  seats[seat]! += leadIn(state, seat, points);
  points.forEach((each, scorer) => (parts[seat]![scorer]! += each));
}

function sharesIn({ seats, parts }: Ledger): Shares {
  const sides = parts[0]!.map((_, scorer) =>
    parts.reduce((sum, points) => sum + points[scorer]!, 0),
  );
  return {
    sides: sides.map(inTenths),
    seats: seats.map(inTenths),
    parts: parts.map((points) => points.map(inTenths)),
  };
}

function roundStarts(moments: readonly Moment[]): number[] {
  return [...moments.keys()].filter((at) => moments[at]!.round !== moments[at - 1]?.round);
}

/** The moment when everybody holds their cards. */
function dealtAt(moments: readonly Moment[], from: number): number {
  let at = from;
  while (moments[at]!.state.phase === 'deal' && at + 1 < moments.length) at++;
  return at;
}

/** Cards dealt are their owners’ luck; seats of one side have equal parts in it. */
function addDeal(state: State, change: readonly number[], luck: Ledger): void {
  change.forEach((points, scorer) => {
    const seats = seatsOfScorer(state.terms, scorer);
    const part = inTenths(points / seats.length);
    for (const [number, seat] of seats.entries()) {
      const own = number === 0 ? points - part * (seats.length - 1) : part;
      const alone = change.map((_, other) => (other === scorer ? own : 0));
      add(luck, state, seat, alone);
    }
  });
}
