import { seeded, termsFor } from '@hand-and-foot/engine';
import { playersOf, resolveRules } from '@hand-and-foot/rulesets';
import type { TableKind } from '../tables.ts';
import { drawRules } from './drawRules.ts';
import { pick } from '../byLot.ts';

/** Tables with rules drawn by lot. The same seed gives the same tables. */
export function drawnTables(count: number, seed: string): TableKind[] {
  return Array.from({ length: count }, (_, nth) => drawnTable(`${seed} ${nth + 1}`));
}

function drawnTable(name: string): TableKind {
  const random = seeded(name);
  const resolved = resolveRules({ id: 'drawn', name: 'Drawn', rules: drawRules(random).rules });
  if (!resolved.ok) throw new Error(`the rules of ${name} cannot be played`);
  const { ruleSet } = resolved;
  const players = pick(playersOf(ruleSet.rules), random);
  const seating = pick(ruleSet.rules.seating[players]!, random);
  return { name, ruleSet, players, seating, terms: termsFor(ruleSet.rules, { players, seating }) };
}
