export { NoAnswer, type Bot, type MakeBot, type Seen } from './bot.ts';
export { botNamed, botNames, styleNames } from './bots.ts';
export { sharpWith } from './levels.ts';
export { loadNet } from './net/netAtHand.ts';
export { newInputReader, type InputReader } from './net/reader.ts';
export { explainTaking } from './explain.ts';
export type { Decision, Reason } from './reason.ts';
export { answerOf, BadAnswer, instead, stopAt, type BotAnswer } from './answer.ts';
export { exponential } from './exponential.ts';
export {
  newGame,
  type Game,
  type Mark,
  type GameSetup,
  type Sink,
  type Stopwatch,
} from './game.ts';
export { playGame, seatBots, type Match, type Played } from './match.ts';
export { tablesLike } from './tablesLike.ts';
export { WEIGHTS, type Weights } from './weights.ts';
