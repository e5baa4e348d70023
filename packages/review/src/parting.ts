import type { Action } from '@hand-and-foot/engine';

/** The step at which the bot’s way leaves what was played; -1 if it never does. */
export function parting(best: readonly Action[], played: readonly Action[]): number {
  return best.findIndex((action, step) => !isSame(action, played[step]));
}

/** Whether the bot’s way only leaves out something before the same last step. */
export function laysLess(best: readonly Action[], played: readonly Action[]): boolean {
  const at = parting(best, played);
  return at >= 0 && at === best.length - 1 && isSame(best[at]!, played.at(-1));
}

function isSame(one: Action, other: Action | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
