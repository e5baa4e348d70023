import { newTrial } from '@hand-and-foot/lab';
import type { FromLab, ToLab } from './shared/labMessages.ts';

/** Often enough to see that it goes on. */
const TELL_EVERY = 250;

/** The same for everybody, so that two who try the same rules see the same. */
const SEED = 'try';

/** Plays game after game, and tells now and then what has come of them so far. Whoever has enough ends the worker. */
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
