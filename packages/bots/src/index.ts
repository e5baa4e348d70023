export { NoAnswer, type Bot, type MakeBot, type Seen } from './bot.ts';
export { botNamed, botNames } from './bots.ts';
export {
  playGame,
  Refused,
  seatBots,
  type Match,
  type Played,
  type Sink,
  type Stopwatch,
} from './match.ts';
