import type { Action, BookKind, Card } from '@hand-and-foot/engine';
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
