import { roundsIn, stockToCome, type State } from '@hand-and-foot/engine';
import { OWN, sideNumbers, TEMPO } from './sideNumbers.ts';
import type { Usual } from './usual.ts';

const SHARED = 12;
/** One side’s numbers, the others’ mean, those of the side nearest to its end, and what all share. */
export const FEATURES = 3 * OWN + SHARED;

/** For each side the numbers that the forecast weighs, each near one; hidden cards are seen, but not their order. */
export function featuresOf(state: State, usual: Usual): Float64Array[] {
  const sides = sideNumbers(state, usual);
  const all = shared(state, usual);
  return sides.map((own, side) => {
    const others = sides.filter((_, other) => other !== side);
    const row = new Float64Array(FEATURES);
    row.set(own);
    row.set(meanOf(others), OWN);
    row.set(nearest(others), 2 * OWN);
    row.set(all, 3 * OWN);
    return row;
  });
}

/** The share of all cards that can still be drawn. */
function stockShare(state: State): number {
  return Math.min(1, stockToCome(state) / state.terms.deckSize);
}

function meanOf(rows: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(OWN);
  for (const row of rows) row.forEach((number, at) => (mean[at]! += number / rows.length));
  return mean;
}

/** The side that is likeliest to end the round. */
function nearest(rows: readonly Float64Array[]): Float64Array {
  return rows.reduce((one, other) => (other[TEMPO]! < one[TEMPO]! ? other : one));
}

function shared(state: State, usual: Usual): number[] {
  const left = stockShare(state);
  const { players, sides, rules } = state.terms;
  const { rounds } = roundsIn(rules);
  return [
    left,
    left * left,
    Math.min(1, left / Math.max(0.02, usual.stockLeft)),
    usual.ended,
    usual.mean / usual.size,
    state.outBy >= 0 ? 1 : 0,
    state.discards / 20,
    state.frozen ? 1 : 0,
    players / 4,
    sides / 2,
    Number.isFinite(rounds) ? state.round / rounds : 0.5,
    state.permission === 'yes' ? 1 : 0,
  ];
}
