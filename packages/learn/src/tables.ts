import { seatingFor, termsFor, type Terms } from '@hand-and-foot/engine';
import { gallery, playersOf, ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';

/** A table to learn at. */
export interface LearnTable {
  readonly name: string;
  readonly terms: Terms;
  /** How often it is played, compared with the others. */
  readonly share: number;
  /** Its place in the list, which rows are marked with. */
  readonly at: number;
}

/** The five rule sets, four seats most and with partners where the rules have them; then the published games. */
export const TABLES: readonly LearnTable[] = [
  ...tablesOf('house', { 4: 14, 2: 1.5, 3: 1.5, 5: 0.5, 6: 0.8, 8: 1.2 }),
  ...tablesOf('six-deck', { 4: 12, 6: 0.8 }),
  ...tablesOf('singles', { 4: 7, 2: 1.2, 3: 1.2, 5: 0.5, 6: 0.6, 8: 1 }),
  ...tablesOf('lords-and-ladies', { 4: 2, 2: 0.8, 3: 0.8, 5: 0.3, 6: 0.4 }),
  ...tablesOf('closed-books', { 4: 2, 2: 0.8, 3: 0.8, 5: 0.3, 6: 0.4 }),
  ...gallery.flatMap(publishedTables),
].map((table, at) => ({ ...table, at }));

type Unnumbered = Omit<LearnTable, 'at'>;

function tablesOf(id: string, shares: Readonly<Record<number, number>>): Unnumbered[] {
  const set = ruleSetById(id)!;
  return Object.entries(shares).map(([players, share]) => tableOf(set, Number(players), share));
}

/** With four players or whatever is nearest, and with the fewest and the most. */
function publishedTables(set: RuleSet): Unnumbered[] {
  const sizes = playersOf(set.rules).filter((players) => players <= 8);
  const usual = sizes.find((players) => players >= 4) ?? sizes.at(-1)!;
  const others = [...new Set([sizes[0]!, sizes.at(-1)!])].filter((players) => players !== usual);
  return [tableOf(set, usual, 0.5), ...others.map((players) => tableOf(set, players, 0.15))];
}

function tableOf({ id, rules }: RuleSet, players: number, share: number): Unnumbered {
  const seating = seatingFor(rules, players, players > 3);
  return { name: `${id}-${players}`, terms: termsFor(rules, { players, seating }), share };
}

/** The table for a number from 0 up to, not including, 1. */
export function tableAt(number: number, tables: readonly LearnTable[] = TABLES): LearnTable {
  let left = number * tables.reduce((sum, { share }) => sum + share, 0);
  return tables.find(({ share }) => (left -= share) < 0) ?? tables[0]!;
}
