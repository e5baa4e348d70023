import { farthest, roundsIn, totals, winners, type State } from '@hand-and-foot/engine';
import { exponential } from '@hand-and-foot/bots';
import type { Drift } from './drift.ts';
import type { Prospect } from './prospect.ts';
import type { Usual } from './usual.ts';

/** How far the rounds after this one may drive the totals apart: their variance, in usual rounds. */
export function varianceToCome(state: State, { mean, spread }: Usual): number {
  return spread * spread * roundsToCome(state, mean);
}

/** Rounds after this one; where points end the game, as many as they take at the usual pace. */
function roundsToCome(state: State, mean: number): number {
  const { gameEnd } = state.terms.rules;
  const most = Math.max(0, roundsIn(state.terms.rules).rounds - state.round);
  if (gameEnd.after === 'rounds') return most;
  const missing = gameEnd.points - farthest(state) - Math.abs(mean);
  return Math.min(most, Math.max(0, missing / Math.max(1, Math.abs(mean))));
}

/** Points in which the other sides’ chances are asked, on either side of the middle, in halves of the spread. */
const REACH = 7;

/** Each side’s chance to be ahead in the end, from what its total can be expected to be worth, in usual rounds. */
export function chancesOf(expected: readonly Prospect[], toCome: number, drift: Drift): number[] {
  const sides = expected.map(({ points, variance }) => ({
    points,
    spread: Math.sqrt(0.0001 + drift.now * variance + drift.round * toCome),
  }));
  const chances = sides.map((one, at) => {
    let chance = 0;
    for (let step = -REACH; step <= REACH; step++) {
      let each = exponential((-step * step) / 8);
      for (const [other, { points, spread }] of sides.entries())
        if (other !== at) each *= below((one.points + (step / 2) * one.spread - points) / spread);
      chance += each;
    }
    return chance;
  });
  const sum = chances.reduce((one, other) => one + other, 0);
  return chances.map((chance) => chance / sum);
}

/** The chance that a number that is normally spread lies below this many spreads above its middle. */
function below(spreads: number): number {
  // The logistic curve that runs nearest to it: never off by more than a hundredth.
  const steep = exponential(-1.702 * Math.abs(spreads));
  const above = steep / (1 + steep);
  return spreads < 0 ? above : 1 - above;
}

/** The shares of the win in a game that is over. */
export function sharesOfWin(state: State): number[] {
  const best = winners(state);
  return totals(state).map((_, scorer) => (best.includes(scorer) ? 1 / best.length : 0));
}

/** The shares of a win that goes to the most points; equals share it. */
export function sharesOfBest(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const best = points.filter((each) => each === most).length;
  return points.map((each) => (each === most ? 1 / best : 0));
}
