import { seatingFor, teamsIn, type Rules } from '@hand-and-foot/engine';
import type { Context } from './context.ts';

/** How many players a side at this table has. */
export function teamSize({ names, sides, ruleSet }: Context): number {
  return names.length / (sides ?? usualSides(ruleSet.rules, names.length));
}

/** Whether somebody has more than one partner. */
export function areThree(context: Context): boolean {
  return teamSize(context) > 2;
}

/** The sides of the rules' first seating for this many. */
function usualSides(rules: Rules, players: number): number {
  const seating = seatingFor(rules, players) ?? 'alone';
  if (seating === 'alone') return players;
  return seating === 'pairs' ? players / 2 : (teamsIn(seating) ?? 2);
}
