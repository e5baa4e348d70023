export { NoAnswer, type Bot, type MakeBot, type Seen } from './bot.ts';
export { botNamed, botNames, styleNames } from './bots.ts';
export { sharpWith } from './levels.ts';
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
export { WEIGHTS, type Weights } from './weights.ts';
