import { newTrial } from '@hand-and-foot/lab';
import type { FromLab, ToLab } from './shared/labMessages.ts';

/** Often enough to show progress. */
const TELL_EVERY = 250;

/** The same for everybody, so two people who try the same rules see the same. */
const SEED = 'try';

/** Plays game after game and reports results now and then. To stop it, end the worker. */
export function tryRules({ rules, players, games }: ToLab, tell: (message: FromLab) => void): void {
  const trial = newTrial(rules, players, SEED);
  let told = performance.now();
  for (let played = 1; played <= games; played++) {
    trial.next();
    const now = performance.now();
    if (played < games && now - told < TELL_EVERY) continue;
    told = now;
    tell({ is: 'tried', outcome: trial.outcome() });
  }
}
