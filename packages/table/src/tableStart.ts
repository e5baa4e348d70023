import type { Doors } from './entry.ts';
import type { Holder, TableTerms, Wish } from '@hand-and-foot/protocol';
import { playersOf, resolveRules, sheetBehind, type Problem } from '@hand-and-foot/rulesets';

/** Everything a table begins with. */
export interface TableStart {
  readonly terms: TableTerms;
  readonly seats: readonly Holder[];
  /** Only at shared tables. */
  readonly doors?: Doors;
}

export type Granted =
  | { ok: true; opening: TableStart }
  /** The rules can't be played. */
  | { ok: false; problems: Problem[] }
  /** The rules don't seat this many players, or not in this way. */
  | { ok: false; players: number; allowed: number[] };

/** Turns a wish into an opening. It holds the whole rules, so later changes to a rule set can't reach them. */
export function tableStartFor({ rules: source, seats, seating, pace, ...wish }: Wish): Granted {
  const resolved = resolveRules(source);
  if (!resolved.ok) return resolved;
  const { id, name, rules, talk } = resolved.ruleSet;
  const players = seats.length;
  const allowed = rules.seating[players] ?? [];
  const chosen = seating ?? allowed[0];
  if (chosen === undefined || !allowed.includes(chosen))
    return { ok: false, players, allowed: playersOf(rules) };
  const parent = parentOf(source) ?? sheetUnder(id);
  const named = { id, name, ...(parent === undefined ? {} : { parent }), rules };
  // By default, partners are as quiet as their sheet wants.
  const manners = wish.manners ?? (talk && chosen !== 'alone' ? { quiet: true } : undefined);
  const terms = { rules: named, seating: chosen, pace, ...(manners ? { manners } : {}) };
  return { ok: true, opening: { terms, seats } };
}

function parentOf(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || !('parent' in source)) return undefined;
  const parent = resolveRules(source.parent);
  if (!parent.ok) return undefined;
  const { id } = parent.ruleSet;
  return sheetUnder(id) ?? id;
}

/** The sheet below a published game, whose words clients know without loading the game. */
function sheetUnder(id: string): string | undefined {
  const sheet = sheetBehind(id);
  return sheet?.id === id ? undefined : sheet?.id;
}
