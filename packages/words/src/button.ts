import {
  cardsDrawn,
  type Action,
  type BookKind,
  type Card,
  type Lay,
  type Pack,
  type Rules,
} from '@hand-and-foot/engine';
import type { Context } from './context.ts';
import { laidIn, type LaidOnMeld } from './laid.ts';
import { partnersIn } from './partners.ts';

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

/** The text of buttons, and below it what the press brings about. */
export function buttonsSaid(
  textOf: (action: Press, context: ButtonContext) => string,
  sayEffect: (effect: Effect, context: Context) => string,
): (action: Press, context: ButtonContext) => ButtonText {
  return (action, context) => {
    const text = textOf(action, context);
    const effects = (context.effects ?? []).map((effect) => sayEffect(effect, context));
    return effects.length === 0 ? { text } : { text, effect: effects.join('. ') };
  };
}

/** A language's words for melds that are begun, and for those that are added to. */
export interface LayingWords {
  readonly begin: string;
  readonly add: string;
  readonly sayLaid: (pack: Pack, laid: LaidOnMeld) => string;
  readonly listed: (texts: readonly string[]) => string;
}

/** "meld 3 kings, add 2 nines". */
export function layingText(lays: readonly Lay[], context: Context, words: LayingWords): string {
  const laid = laidIn(lays, context);
  const part = (verb: string, some: readonly LaidOnMeld[]): string[] =>
    some.length === 0
      ? []
      : [`${verb} ${words.listed(some.map((each) => words.sayLaid(context.pack, each)))}`];
  return [
    ...part(
      words.begin,
      laid.filter(({ begins }) => begins),
    ),
    ...part(
      words.add,
      laid.filter(({ begins }) => !begins),
    ),
  ].join(', ');
}

/** Whether going out is asked for; without partners to ask, a player who goes out from the hand just says so. */
export function isAskedOf(rules: Rules): boolean {
  const nobody = rules.permission === 'none' || partnersIn(rules) === 'never';
  return !(nobody && rules.footNeeded === 'no');
}
