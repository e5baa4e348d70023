import { seatingFor, termsFor, type Terms } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';

/** A table to learn at. */
export interface LearnTable {
  readonly name: string;
  readonly terms: Terms;
  /** How often it is played, compared with the others. */
  readonly share: number;
  /** Its place in the list, which rows are marked with. */
  readonly at: number;
}

/** Four seats most, with partners where the rules have them; `house` and `six-deck` more than the rest. New ones
 * come last, so rows keep their marks. */
export const TABLES: readonly LearnTable[] = [
  tableOf('house', 4, 5),
  tableOf('six-deck', 4, 3),
  tableOf('lords-and-ladies', 4, 2),
  tableOf('singles', 4, 2),
  tableOf('closed-books', 4, 3),
  tableOf('house', 2, 1),
  tableOf('house', 3, 1),
  tableOf('singles', 2, 1),
  tableOf('lords-and-ladies', 2, 1),
  tableOf('closed-books', 2, 1),
  tableOf('closed-books', 3, 1),
  tableOf('singles', 3, 0.5),
  tableOf('lords-and-ladies', 3, 0.5),
  tableOf('house', 6, 0.5),
  tableOf('six-deck', 6, 0.5),
  tableOf('singles', 6, 0.5),
  tableOf('lords-and-ladies', 6, 0.5),
  tableOf('closed-books', 6, 0.5),
].map((table, at) => ({ ...table, at }));

function tableOf(id: string, players: number, share: number): Omit<LearnTable, 'at'> {
  const { rules } = ruleSetById(id)!;
  const seating = seatingFor(rules, players, players > 3);
  return { name: `${id}-${players}`, terms: termsFor(rules, { players, seating }), share };
}

/** The table for a number from 0 up to, not including, 1. */
export function tableAt(number: number, tables: readonly LearnTable[] = TABLES): LearnTable {
  let left = number * tables.reduce((sum, { share }) => sum + share, 0);
  return tables.find(({ share }) => (left -= share) < 0) ?? tables[0]!;
}
