import type { Played } from '@hand-and-foot/bots';
import { meanEstimate, shareEstimate, type Estimate } from './interval.ts';
import { addNumber, noMoments, type Moments } from './moments.ts';
import type { Pair } from './pair.ts';
import type { BotRole } from './roles.ts';
import { addTime, noTimes, timeFigures, type TimeFigures, type Times } from './times.ts';

/** A contest's results so far. The pair is the unit of all its statistics. */
export interface Tally {
  shares: Moments;
  points: Moments;
  rounds: number;
  actions: number;
  endedBy: Played['endedBy'];
  times: Record<BotRole, Times>;
}

/** A tally in figures. */
export interface Figures {
  deals: number;
  winRate: { a: number; low: number; high: number };
  /** How much more a makes than b, for each of their running totals. */
  pointsPerRound: Estimate;
  rounds: number;
  endedBy: Played['endedBy'];
  actions: number;
  /** Of a, then of b. */
  msPerDecision: TimeFigures;
  msPerDecisionOfB: TimeFigures;
}

export function newTally(): Tally {
  return {
    shares: noMoments(),
    points: noMoments(),
    rounds: 0,
    actions: 0,
    endedBy: { goingOut: 0, stock: 0 },
    times: { a: noTimes(), b: noTimes() },
  };
}

export function addPair(tally: Tally, pair: Pair): void {
  addNumber(tally.shares, pair.won);
  addNumber(tally.points, pair.points);
  tally.rounds += pair.rounds;
  tally.actions += pair.actions;
  tally.endedBy.goingOut += pair.endedBy.goingOut;
  tally.endedBy.stock += pair.endedBy.stock;
  for (const role of ['a', 'b'] as const)
    for (const ms of pair.ms[role]) addTime(tally.times[role], ms);
}

export function figuresOf(tally: Tally): Figures {
  const { mean, low, high } = shareEstimate(tally.shares);
  return {
    deals: tally.shares.count,
    winRate: { a: mean, low, high },
    pointsPerRound: meanEstimate(tally.points),
    rounds: tally.rounds,
    endedBy: tally.endedBy,
    actions: tally.actions,
    msPerDecision: timeFigures(tally.times.a),
    msPerDecisionOfB: timeFigures(tally.times.b),
  };
}
