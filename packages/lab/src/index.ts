export type { Outcome } from './outcome.ts';
export type { Estimate, Spread } from './spread.ts';
export { ROUND_SECONDS, TURN_SECONDS, LAYING_SECONDS } from './time.ts';
export { newTrial, type Trial, type TrialWishes } from './trial.ts';
