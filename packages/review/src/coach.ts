import type { Reason } from '@hand-and-foot/bots';
import type { Action } from '@hand-and-foot/engine';
import { judging, type Care } from './judge.ts';
import type { Knowledge } from './stretch.ts';
import { done, type Work } from './work.ts';

/** A move beside the strongest bot’s. */
export interface Coaching {
  /** The points that the bot’s way is better by, and between which two the true number probably lies. */
  readonly cost: number;
  readonly low: number;
  readonly high: number;
  /** The bot’s way until it would learn something new. */
  readonly best: readonly Action[];
  /** The reason for the bot’s first step that differs. */
  readonly because: Reason;
}

const CARE: Care = { worlds: 12, turns: 4 };

/**
 * Weighs one or more actions that a seat could take now. A turn that they don’t end is finished as the strongest
 * bot would, so a single meld is weighed for what it is, not for being half a turn.
 */
export function* coaching(
  known: Knowledge,
  actions: readonly Action[],
  care: Care = CARE,
): Work<Coaching> {
  const { cost, low, high, best, because } = yield* judging({ ...known, actions }, care);
  return { cost, low, high, best, because };
}

/** The same in one go: some tens of milliseconds. */
export function coach(known: Knowledge, actions: readonly Action[], care?: Care): Coaching {
  return done(coaching(known, actions, care));
}
