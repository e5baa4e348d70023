import { teamsIn, type BookGoal, type GoOutRefusal } from '@hand-and-foot/engine';
import type { Context } from './context.ts';

/** Something that going out still asks for. */
export type Goal = BookGoal | GoOutRefusal;

/** Whether a side at this table has more than two players. */
export function areThree({ names, ruleSet }: Context): boolean {
  const seating = ruleSet.rules.seating[String(names.length)] ?? [];
  return seating.some((way) => {
    const teams = teamsIn(way);
    return way === 'threes' || way === 'fifthChanges' || names.length / (teams ?? Infinity) > 2;
  });
}
