// Reviewing a game, in a worker or anywhere:
//
//   await loadNet();                          // of bots: the strongest one needs it
//   const work = reviewGame(readRecord(text).replay);
//   for (;;) {
//     const step = work.next();               // a few milliseconds; ask for no more, and it has stopped
//     if (step.done) return step.value;       // the Review
//     show(step.value);                       // Progress: done, of, and what is found so far
//     await aMoment();                        // let messages in
//   }
//
// The forecast has a row for each step of the replay; a turn names its steps (`from` to `to`), its actions and the
// bot’s as the engine’s actions, and its reason as data that `sayReason` of words makes a sentence. Luck and play
// and each round’s first forecast add up to the points of the rounds, for each side. `coach` weighs one move from what its seat
// knows, `coaching` the same in pieces.
export { adviceFor, type Advice } from './advice.ts';
export { coach, coaching, type Coaching } from './coach.ts';
export { driftFor, type Drift } from './drift.ts';
export { forecast, type Forecast } from './forecast.ts';
export { forecastFor } from './forecastFor.ts';
export type { Care } from './judge.ts';
export {
  claimOfGame,
  claimOfRound,
  explained,
  prospectsIn,
  tenthsOf,
  type Claim,
  type Tenth,
} from './learn/calibration.ts';
export { fitNet, type Example } from './learn/fit.ts';
export { fitDrift } from './learn/fitDrift.ts';
export { knowable } from './learn/knowable.ts';
export { samplesOf, type Sample } from './learn/samples.ts';
export { markOf } from './mark.ts';
export { laysLess, parting } from './parting.ts';
export {
  reviewGame,
  type ForecastRow,
  type Progress,
  type Review,
  type ReviewedTurn,
  type ReviewOptions,
} from './review.ts';
export type { Shares } from './shares.ts';
export type { Knowledge } from './stretch.ts';
export { findUsual, measureUsual, type Usual } from './usual.ts';
export { NET, WIN } from './weights.ts';
export { done, type Work } from './work.ts';
