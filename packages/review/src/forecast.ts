import {
  determinize,
  scoreRound,
  seatsOfScorer,
  seeded,
  sideOf,
  totals,
  winners,
  isGameOver,
  type State,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { featuresOf, stockShare } from './features.ts';
import { usualFor } from './usual.ts';
import { weigh } from './weigh.ts';
import { POINTS } from './weights.ts';
import { chancesOf, roundsToCome } from './win.ts';

/** Each side’s prospects; where partners change every round, each player counts as a side. */
export interface Forecast {
  /** Points of this round when it ends. */
  readonly points: readonly number[];
  /** The chance to win the game. */
  readonly win: readonly number[];
}

/** The forecast of somebody who sees all cards but not their order in the stock. */
export function forecast(state: State): Forecast {
  // Nobody knows anything before the cards are dealt.
  if (state.phase === 'deal') return forecastOfDeal(state);
  const usual = usualFor(state.terms);
  const points = pointsOf(state);
  const before = totals(state);
  // A round that is over is already part of the totals.
  const added = state.phase === 'over' ? 0 : 1;
  const expected = before.map((total, at) => (total + added * points[at]!) / usual.size);
  const left = state.phase === 'over' ? 0 : stockShare(state);
  const win = isGameOver(state) ? shares(state) : chancesOf(expected, left, roundsToCome(state));
  return { points, win };
}

/** The forecast before the cards of this round are dealt. */
export function forecastOfDeal(state: State): Forecast {
  const usual = usualFor(state.terms);
  const points = Array<number>(state.terms.scorers).fill(usual.mean);
  const expected = totals(state).map((total) => (total + usual.mean) / usual.size);
  return { points, win: chancesOf(expected, 1, roundsToCome(state)) };
}

function shares(state: State): number[] {
  const best = winners(state);
  return totals(state).map((_, scorer) => (best.includes(scorer) ? 1 / best.length : 0));
}

/** Expected points of the round, for whoever has a running total. */
function pointsOf(state: State): number[] {
  const sides = pointsOfSides(state);
  return Array.from(
    { length: state.terms.scorers },
    (_, scorer) => sides[sideOf(state, seatsOfScorer(state.terms, scorer)[0]!)]!,
  );
}

function pointsOfSides(state: State): number[] {
  const usual = usualFor(state.terms);
  const now = scoreRound(state).map(({ total }) => total);
  if (state.phase === 'over') return now;
  const rows = featuresOf(state, usual);
  return now.map((total, side) => total + usual.size * weigh(rows[side]!, POINTS));
}

/** Worlds are averaged for a seat that doesn't see all cards; their chance follows from what it sees. */
const WORLDS = 24;

/** The forecast of one seat, from what it may know. */
export function forecastFor(terms: Terms, view: View): Forecast {
  const random = seeded(JSON.stringify(view));
  const worlds = Array.from({ length: WORLDS }, () => forecast(determinize(terms, view, random)));
  const mean = (numbers: (of: Forecast) => readonly number[]): number[] =>
    numbers(worlds[0]!).map(
      (_, at) => worlds.reduce((sum, world) => sum + numbers(world)[at]!, 0) / WORLDS,
    );
  return { points: mean(({ points }) => points), win: mean(({ win }) => win) };
}
