import type { Terms } from '@hand-and-foot/engine';
import type { Weights } from './weights.ts';

/** The weights while the hand is played, and those in the foot. */
export interface Phases {
  readonly hand: Weights;
  readonly foot: Weights;
}

/** Weights, and how they change with the time. */
export interface Habits {
  readonly weights: Weights;
  /** How many times as much each counts while the hand is played: cards in it bring a side on for long. */
  readonly inHand?: Partial<Weights> | ((terms: Terms) => Partial<Weights>);
  /** Weights that count instead at such a table. */
  readonly at?: (terms: Terms) => Partial<Weights>;
}

export function phasesFor({ weights, inHand = {}, at }: Habits, terms: Terms): Phases {
  const foot = { ...weights, ...at?.(terms) };
  const hand: Record<keyof Weights, number> = { ...foot };
  const timesOf = typeof inHand === 'function' ? inHand(terms) : inHand;
  for (const [name, times] of Object.entries(timesOf)) hand[name as keyof Weights] *= times;
  return { foot, hand };
}
