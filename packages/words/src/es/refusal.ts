import type { Context } from '../context.ts';
import type { AnyRefusal, Sayings } from '../sayings.ts';
import { table } from './refusalOfTable.ts';
import { turn } from './refusalOfTurn.ts';
import { ending } from './refusalToEnd.ts';
import { goingOut } from './refusalToGoOut.ts';
import { laying } from './refusalToLay.ts';
import { taking } from './refusalToTake.ts';

/** Typed by every reason there is: a refusal without a sentence does not compile. */
const sayings: Sayings<AnyRefusal['why']> = {
  ...turn,
  ...taking,
  ...laying,
  ...ending,
  ...goingOut,
  ...table,
};

/** Why not: the rule, the fact it meets, and what can be done instead. */
export function sayRefusal(refusal: AnyRefusal, context: Context): string {
  const say = sayings[refusal.why] as (refusal: AnyRefusal, context: Context) => string;
  return say(refusal, context);
}
