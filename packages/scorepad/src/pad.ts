import { termsFor, type Seat, type Side, type Terms } from '@hand-and-foot/engine';
import { resolveRules, type Problem, type RuleSet } from '@hand-and-foot/rulesets';
import { NOTHING, type Count } from './count.ts';
import type { Notes, TableNotes } from './notes.ts';

/** A pad with its rules read: it answers every question about a game. */
export interface Pad extends Notes {
  readonly ruleSet: RuleSet;
  readonly terms: Terms;
}

export type Opened =
  | { ok: true; pad: Pad }
  | { ok: false; why: 'rules'; problems: readonly Problem[] }
  | { ok: false; why: 'seats'; ruleSet: RuleSet };

const playable = new WeakMap<TableNotes, boolean>();

/** Whether the rules can be played at such a table; a log is read again at every tap. */
export function isPlayable(table: TableNotes): boolean {
  const known = playable.get(table);
  if (known !== undefined) return known;
  const resolved = resolveRules(table.rules);
  const isSo =
    resolved.ok && resolved.ruleSet.rules.seating[table.players]?.includes(table.seating) === true;
  playable.set(table, isSo);
  return isSo;
}

export function openPad(notes: Notes): Opened {
  const { rules, players, seating } = notes.table;
  const resolved = resolveRules(rules);
  if (!resolved.ok) return { ok: false, why: 'rules', problems: resolved.problems };
  const { ruleSet } = resolved;
  if (!ruleSet.rules.seating[players]?.includes(seating))
    return { ok: false, why: 'seats', ruleSet };
  return { ok: true, pad: { ...notes, ruleSet, terms: termsFor(ruleSet.rules, notes.table) } };
}

/** The side's players in the round, counted from 1. */
export function seatsIn({ terms }: Pick<Pad, 'terms'>, round: number, side: Side): readonly Seat[] {
  return terms.seatsOf[(round - 1) % terms.seatsOf.length]![side]!;
}

export function sideIn({ terms }: Pad, round: number, seat: Seat): Side {
  return terms.sideOf[(round - 1) % terms.sideOf.length]![seat]!;
}

export function changesSides({ terms }: Pad): boolean {
  return terms.seating === 'fifthChanges';
}

/** A round's id in the log: one that is there, or the next. */
export function idOf({ rounds, nextId }: Pad, round: number): number {
  return rounds[round - 1]?.id ?? nextId;
}

export function countOf(pad: Pad, round: number, side: Side): Count {
  return pad.rounds[round - 1]?.counts[side] ?? NOTHING;
}
