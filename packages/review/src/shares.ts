import { seatsOfScorer, worthOf, type Seat, type State } from '@hand-and-foot/engine';
import type { Forecast } from './forecast.ts';
import { aheadBy } from './judge.ts';
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

/** One stretch’s parts: what its decision cost each side, and the luck in the cards it brought. */
export interface Weighed {
  readonly costs: readonly number[];
  readonly drawn: readonly number[];
}

/**
 * Splits the points of the rounds exactly: what was told of each before its deal, and everybody’s luck and play,
 * add up to what came out. Play is what decisions lost against the strongest bot’s, by what their seats knew. Luck
 * is everything else: the cards that each seat drew or found in its foot, and the deal and the rest in equal parts
 * for the seats of a side.
 */
export function sharesOf(
  { moments, spans }: Story,
  told: readonly Forecast[],
  weighed: readonly Weighed[],
): { luck: Shares; play: Shares } {
  const first = moments[0]!.state;
  const [luck, play] = [newLedger(first), newLedger(first)];
  for (const [from, to] of rounds(moments)) {
    const rest = less(told[to]!.points, told[from]!.points);
    spans.forEach((span, at) => {
      if (span.from <= from || span.to > to) return;
      const { costs, drawn } = weighed[at]!;
      const { state } = moments[span.from - 1]!;
      add(play, state, span.seat, less([], costs));
      add(luck, state, span.seat, drawn);
      rest.forEach((_, scorer) => (rest[scorer]! += costs[scorer]! - drawn[scorer]!));
    });
    addToAll(moments[to]!.state, rest, luck);
  }
  return { luck: sharesIn(luck), play: sharesIn(play) };
}

/** The first and the last moment of each round. */
function rounds(moments: readonly Moment[]): [number, number][] {
  const starts = [...moments.keys()].filter((at) => moments[at]!.round !== moments[at - 1]?.round);
  return starts.map((from, at) => [from, (starts[at + 1] ?? moments.length) - 1]);
}

/** Every seat of a side has the same part in what came to the side; being ahead is measured from the mean side. */
function addToAll({ terms }: State, points: readonly number[], { seats, parts }: Ledger): void {
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  points.forEach((all, scorer) => {
    const own = seatsOfScorer(terms, scorer);
    const part = inTenths(all / own.length);
    own.forEach((seat, number) => {
      parts[seat]![scorer]! += number === 0 ? all - part * (own.length - 1) : part;
      seats[seat]! += worthOf(terms.rules, all - mean) / own.length;
    });
  });
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
  seats[seat]! += aheadBy(state, seat, points);
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
