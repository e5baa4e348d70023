import { seatingFor, type Rules } from '@hand-and-foot/engine';

/** Whether these rules leave it to the table whether so many play with partners. */
export function leavesPartners(rules: Rules, players: number): boolean {
  const together = seatingFor(rules, players, true);
  return together !== undefined && together !== seatingFor(rules, players, false);
}

/** The rules with that question settled, where they leave it open. */
export function seated(rules: Rules, players: number, partners: boolean): Rules {
  if (!leavesPartners(rules, players)) return rules;
  const seating = seatingFor(rules, players, partners)!;
  return { ...rules, seating: { ...rules.seating, [players]: [seating] } };
}
