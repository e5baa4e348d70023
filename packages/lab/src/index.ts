export {
  dailyDeal,
  dealOut,
  isDate,
  newParGame,
  parOf,
  scorerOf,
  type DailyDeal,
} from './daily.ts';
export type { Outcome } from './outcome.ts';
export type { Estimate, Spread } from './spread.ts';
export { SECONDS } from './time.ts';
export { newTrial, type Trial, type TrialWishes } from './trial.ts';
