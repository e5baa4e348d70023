import type { Doors } from './entry.ts';
import type { Holder, TableTerms, Wish } from '@hand-and-foot/protocol';
import { playersOf, resolveRules, type Problem } from '@hand-and-foot/rulesets';

/** Everything a table begins with. */
export interface Opening {
  readonly terms: TableTerms;
  readonly seats: readonly Holder[];
  /** Of a shared table alone. */
  readonly doors?: Doors;
}

export type Granted =
  | { ok: true; opening: Opening }
  /** The rules can't be played. */
  | { ok: false; problems: Problem[] }
  /** The rules do not seat so many, or not so. */
  | { ok: false; players: number; allowed: number[] };

/** Makes of a wish what a table can begin with: the rules whole, so that nothing later can change them. */
export function openingFor({ rules: source, seats, seating, pace, ...wish }: Wish): Granted {
  const resolved = resolveRules(source);
  if (!resolved.ok) return resolved;
  const { id, name, rules, talk } = resolved.ruleSet;
  const players = seats.length;
  const allowed = rules.seating[players] ?? [];
  const chosen = seating ?? allowed[0];
  if (chosen === undefined || !allowed.includes(chosen))
    return { ok: false, players, allowed: playersOf(rules) };
  const parent = parentOf(source);
  const named = { id, name, ...(parent === undefined ? {} : { parent }), rules };
  // Unless something else was agreed, partners are as quiet as their sheet wants them to be.
  const manners = wish.manners ?? (talk && chosen !== 'alone' ? { quiet: true } : undefined);
  const terms = { rules: named, seating: chosen, pace, ...(manners ? { manners } : {}) };
  return { ok: true, opening: { terms, seats } };
}

function parentOf(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || !('parent' in source)) return undefined;
  const parent = resolveRules(source.parent);
  return parent.ok ? parent.ruleSet.id : undefined;
}
