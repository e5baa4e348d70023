import { seatingFor, type Rules } from '@hand-and-foot/engine';

/** Whether these rules let the table choose partners for this many players. */
export function leavesPartners(rules: Rules, players: number): boolean {
  const together = seatingFor(rules, players, true);
  return together !== undefined && together !== seatingFor(rules, players, false);
}

/** The rules with that choice made, if they leave it open. */
export function seated(rules: Rules, players: number, partners: boolean): Rules {
  if (!leavesPartners(rules, players)) return rules;
  const seating = seatingFor(rules, players, partners)!;
  return { ...rules, seating: { ...rules.seating, [players]: [seating] } };
}
