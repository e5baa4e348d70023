import { cardsDrawn, type Action, type BookKind, type Card } from '@hand-and-foot/engine';
import type { Context } from './context.ts';

/** A button's action. */
export type Press = Action;

/** A further result of the press. */
export type Effect =
  | { effect: 'completes'; kind: BookKind }
  | { effect: 'opens'; points: number }
  | { effect: 'takesPile'; pile: 'knee' | 'foot' }
  | { effect: 'goesOut' }
  | { effect: 'freezes' };

export interface ButtonContext extends Context {
  /** The discards that would be taken, the top one first. */
  taking?: readonly Card[];
  effects?: readonly Effect[];
}

/** A button's text: "Add 2 kings", and in a second line "Completes a dirty book". */
export interface ButtonText {
  text: string;
  effect?: string;
}

/** Cards that still come from the draw pile after the top discard was taken alone. */
export function drawnBesides(context: Context): number {
  return context.ruleSet.rules.pickUp.take === 'card' ? drawnAtOnce(context) - 1 : 0;
}

/** The cards a turn begins with, where nothing is picked up instead. */
export function drawnAtOnce({ ruleSet, round = 1 }: Context): number {
  return cardsDrawn(ruleSet.rules, round);
}

/** The button's text, and below it what the press brings about. */
export function buttonText(text: string, effects: readonly string[]): ButtonText {
  return effects.length === 0 ? { text } : { text, effect: effects.join('. ') };
}
