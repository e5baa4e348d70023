import { seatingFor, type Rules } from '@hand-and-foot/engine';
import { playersOf, ruleSets } from '@hand-and-foot/rulesets';

/** A table at which weights are compared. */
export interface TuningTable {
  /** The id of a rule set. */
  rules: string;
  players: number;
  partners: boolean;
}

/** The tables of each rule set. */
export type Walk = readonly (readonly TuningTable[])[];

const SEATS: readonly Omit<TuningTable, 'rules'>[] = [
  { players: 4, partners: true },
  { players: 2, partners: false },
  { players: 6, partners: true },
  { players: 4, partners: false },
  { players: 3, partners: false },
  { players: 6, partners: false },
];

/** Every rule set, at the tables that it has. */
export const wholeWalk: Walk = ruleSets.map(({ id, rules }) =>
  SEATS.filter((seats) => seated(rules, seats)).map((seats) => ({ rules: id, ...seats })),
);

function seated(rules: Rules, { players, partners }: Omit<TuningTable, 'rules'>): boolean {
  const seating = playersOf(rules).includes(players)
    ? seatingFor(rules, players, partners)
    : undefined;
  return seating !== undefined && (seating !== 'alone') === partners;
}

/** The table of this deal, counted from 1: the rule sets take turns, and so do each one's tables. */
export function tableAt(walk: Walk, deal: number): TuningTable {
  const tables = walk[(deal - 1) % walk.length]!;
  return tables[Math.floor((deal - 1) / walk.length) % tables.length]!;
}
