import { seatingFor, termsFor, type Terms } from '@hand-and-foot/engine';
import { playersOf, resolveRules, type Problem, type RuleSet } from '@hand-and-foot/rulesets';
import { fieldsOf, listOf, Malformed, textOf, truthOf, type Fields } from './malformed.ts';

const FORMAT = 'hand-and-foot/1';

/** The players and the rules. */
export interface Header {
  ruleSet: RuleSet;
  terms: Terms;
  seats: string[];
  /** From which the rounds are dealt; without it each round's position must be given. */
  seed?: string;
}

export type HeaderRead =
  | { ok: true; header: Header }
  | { ok: false; problems: Problem[] }
  | { ok: false; players: number; partners: boolean | undefined; allowed: number[] };

/** Reads a header line's fields; throws Malformed if it isn't one. */
export function readHeader(value: unknown): HeaderRead {
  const fields = fieldsOf(value, 'A header');
  if (fields['format'] !== FORMAT) throw new Malformed(`format must be "${FORMAT}".`);
  const seats = listOf(fields['seats'], 'seats').map((name) => textOf(name, 'A seat name'));
  const partners =
    fields['partners'] === undefined ? undefined : truthOf(fields['partners'], 'partners');
  const resolved = resolveRules(fields['rules']);
  if (!resolved.ok) return resolved;
  const { ruleSet } = resolved;
  const players = seats.length;
  const seating = seatingFor(ruleSet.rules, players, partners);
  if (seating === undefined) {
    const allowed = playersOf(ruleSet.rules).filter((count) =>
      seatingFor(ruleSet.rules, count, partners),
    );
    return { ok: false, players, partners, allowed };
  }
  const terms = termsFor(ruleSet.rules, { players, seating });
  const seed = readSeed(fields['seed']);
  return { ok: true, header: { ruleSet, terms, seats, ...(seed === undefined ? {} : { seed }) } };
}

function readSeed(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number') return String(value);
  return textOf(value, 'seed');
}

/** A record's facts about its table; `rules` is an id, whole rules, or a parent with changes. */
export interface HeaderFields {
  rules: unknown;
  seats: readonly string[];
  partners?: boolean;
  engine: string;
}

export function headerLine(fields: HeaderFields, more: Fields = {}): string {
  return JSON.stringify({ format: FORMAT, ...fields, ...more });
}
