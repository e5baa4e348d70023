import { isGameOver, scoreRound, worthOf, type State } from '@hand-and-foot/engine';
import { driftFor } from './drift.ts';
import { prospectsOf, type Prospect } from './prospect.ts';
import { usualFor } from './usual.ts';
import { chancesOf, sharesOfBest, sharesOfWin, varianceToCome } from './win.ts';
import { roundWorth, sidesOfScorers, totalsWorth } from './worth.ts';

/** Each side’s prospects; where partners change every round, each player counts as a side. */
export interface Forecast {
  /** Points of this round when it ends. */
  readonly points: readonly number[];
  /** The chance to bring home the most points of this round, shared by partners. */
  readonly winRound: readonly number[];
  /** The chance to win the game. */
  readonly win: readonly number[];
}

/** The forecast of somebody who sees all cards but not their order in the stock. */
export function forecast(state: State): Forecast {
  // Nobody knows anything before the cards are dealt.
  if (state.phase === 'deal') return forecastOfDeal(state);
  if (state.phase === 'over') return forecastOfEnd(state);
  return forecastFrom(state, prospectsOf(state, usualFor(state.terms)));
}

/** The forecast before the cards of this round are dealt. */
export function forecastOfDeal(state: State): Forecast {
  const { mean, size, spread } = usualFor(state.terms);
  const usual = { points: mean / size, variance: spread * spread };
  return forecastFrom(state, Array<Prospect>(state.terms.sides).fill(usual));
}

function forecastOfEnd(state: State): Forecast {
  const ended = scoreRound(state).map(({ total }) => total);
  const points = ofScorers(state, ended);
  const winRound = ofScorers(state, sharesOfBest(roundWorth(state)));
  if (isGameOver(state)) return { points, winRound, win: sharesOfWin(state) };
  const usual = usualFor(state.terms);
  // A round that is over is already part of the totals.
  const expected = totalsWorth(state).map((worth) => ({
    points: worth / usual.size,
    variance: 0,
  }));
  const win = chancesOf(expected, varianceToCome(state, usual), driftFor(state.terms));
  return { points, winRound, win };
}

function forecastFrom(state: State, sides: readonly Prospect[]): Forecast {
  const usual = usualFor(state.terms);
  const prospects = ofScorers(state, sides);
  const before = totalsWorth(state);
  const drift = driftFor(state.terms);
  const expected = prospects.map(({ points, variance }, scorer) => ({
    points: points + before[scorer]! / usual.size,
    variance,
  }));
  return {
    points: prospects.map(({ points }) => worthOf(state.terms.rules, points * usual.size)),
    winRound: ofScorers(state, chancesOf(sides, 0, drift)),
    win: chancesOf(expected, varianceToCome(state, usual), drift),
  };
}

/** The same for each running total. */
function ofScorers<T>(state: State, sides: readonly T[]): T[] {
  return sidesOfScorers(state).map((side) => sides[side]!);
}
