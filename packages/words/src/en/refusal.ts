import type { Context } from '../context.ts';
import { saidBy, type AnyRefusal } from '../sayings.ts';
import { table } from './refusalOfTable.ts';
import { turn } from './refusalOfTurn.ts';
import { ending } from './refusalToEnd.ts';
import { goingOut } from './refusalToGoOut.ts';
import { laying } from './refusalToLay.ts';
import { taking } from './refusalToTake.ts';

const all = { ...turn, ...taking, ...laying, ...ending, ...goingOut, ...table };

/** Why not: the rule, the fact it meets, and what can be done instead. */
export const sayRefusal: (refusal: AnyRefusal, context: Context) => string =
  saidBy<AnyRefusal['why']>(all);
