import { termsFor, type MutableState, type Terms } from '@hand-and-foot/engine';
import type { TableTerms } from '@hand-and-foot/protocol';

interface Shared {
  readonly table: TableTerms;
  readonly terms: Terms;
  /** States that are no longer needed, to be used again: making one costs more than playing on it. */
  readonly spares: MutableState[];
}

/** How many different terms are remembered; those that were wanted longest ago are forgotten first. */
const KEPT = 100;
const kept = new Map<string, Shared>();

/** Terms are large and never change, so tables with the same rules share them. */
export function sharedTerms(table: TableTerms, players: number): Shared {
  const key = JSON.stringify([players, table]);
  const shared = kept.get(key) ?? { table, terms: termsOf(table, players), spares: [] };
  kept.delete(key);
  kept.set(key, shared);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return shared;
}

function termsOf({ rules, seating }: TableTerms, players: number): Terms {
  return termsFor(rules.rules, { players, seating });
}
