export { playContest, type Course } from './arena/contest.ts';
export type { Estimate } from './arena/interval.ts';
export { playPair, Spoiled, type Contest, type Entrant, type Pair } from './arena/pair.ts';
export { sprt, type Question, type Sprt } from './arena/sprt.ts';
export { figuresOf, type Figures, type Tally } from './arena/tally.ts';
export type { TimeFigures } from './arena/times.ts';
export { NoAnswer, type Bot, type MakeBot, type Seen } from './bot.ts';
export { botNamed, botNames, styleNames } from './bots.ts';
export type { Decision, Reason } from './reason.ts';
export {
  playGame,
  Refused,
  seatBots,
  type Match,
  type Played,
  type Sink,
  type Stopwatch,
} from './match.ts';
export { roundSizes, type Bout, type Ring, type Sizes } from './tuning/bout.ts';
export { rewriteWeights } from './tuning/rewrite.ts';
export { takeStep, type Search, type Step } from './tuning/search.ts';
export { settledPoint, startingPoint, type Point } from './tuning/spsa.ts';
export { tryOut, type Verdict } from './tuning/trial.ts';
export { sharpWith, tidyWeights, turnedNames, weightsAt } from './tuning/turned.ts';
export { wholeWalk, type Walk } from './tuning/walk.ts';
export { WEIGHTS, type Weights } from './weights.ts';
