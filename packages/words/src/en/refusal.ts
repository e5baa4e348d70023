import type { Refusal, Why } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { ending } from './refusalToEnd.ts';
import { goingOut } from './refusalToGoOut.ts';
import type { Sayings } from './sayings.ts';
import { laying } from './refusalToLay.ts';
import { taking } from './refusalToTake.ts';
import { turn } from './refusalOfTurn.ts';

/** Typed by every reason there is: a refusal without a sentence does not compile. */
const sayings: Sayings<Why> = { ...turn, ...taking, ...laying, ...ending, ...goingOut };

/** Why not: the rule, the fact it meets, and what can be done instead. */
export function sayRefusal(refusal: Refusal, context: Context): string {
  const say = sayings[refusal.why] as (refusal: Refusal, context: Context) => string;
  return say(refusal, context);
}
