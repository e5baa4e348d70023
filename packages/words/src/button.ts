import type { Action, BookKind, Card } from '@hand-and-foot/engine';
import type { Context } from './context.ts';

/** What a button does: an action, or laying what is staged in order to take up the next pile. */
export type Press = Action | { readonly do: 'takeUpFoot' };

/** What else comes of it. */
export type Effect =
  | { effect: 'completes'; kind: BookKind }
  | { effect: 'opens'; points: number }
  | { effect: 'takesFoot' }
  | { effect: 'goesOut' }
  | { effect: 'freezes' };

export interface ButtonContext extends Context {
  /** The discards that would be taken, the top one first. */
  taking?: readonly Card[];
  effects?: readonly Effect[];
}

/** What a button says: "Add 2 kings", and in a second line "Completes a dirty book". */
export interface ButtonText {
  text: string;
  effect?: string;
}
