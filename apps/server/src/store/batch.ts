import { sumOf } from '@hand-and-foot/table';
import { valueIn } from './bodies.ts';

/** Entries of several tables that were kept together, as they are stored. */
export interface Batch {
  /** A JSON array of pairs of a table and an entry, a line each, so that damage to one leaves the others readable. */
  readonly body: string;
  /** How far each of its tables has come with it, behind a sum: what is missing from the body would not be missed. */
  readonly heads: string;
}

/** A table, the number of its last entry in the batch, and how many entries it has there. */
export type Head = readonly [table: string, last: number, count: number];

/** An entry in a batch, as JSON. */
export interface Item {
  readonly table: string;
  readonly seq: number;
  readonly body: string;
}

export function itemText(table: string, body: string): string {
  return `[${JSON.stringify(table)},${body}]`;
}

export function batchOf(items: readonly string[], heads: readonly Head[]): Batch {
  const text = JSON.stringify(heads);
  return { body: `[${items.join(',\n')}]`, heads: `${sumOf(text)} ${text}` };
}

/**
 * How far the tables of a batch have come, by its heads or, where those do not hold, by its entries; undefined if
 * neither can tell.
 */
export function headsOf(body: unknown, heads: unknown): readonly Head[] | undefined {
  if (typeof heads === 'string' && heads.slice(0, 16) === sumOf(heads.slice(17)))
    return JSON.parse(heads.slice(17)) as Head[];
  if (typeof body !== 'string' || !Array.isArray(valueIn(body))) return undefined;
  const found = new Map<string, Head>();
  for (const { table, seq } of itemsIn(body)) {
    const [, last, count] = found.get(table) ?? [table, 0, 0];
    found.set(table, [table, Math.max(last, seq), count + 1]);
  }
  return [...found.values()];
}

/** The entries of a batch that can be made out. */
export function itemsIn(body: unknown): Item[] {
  if (typeof body !== 'string') return [];
  const whole = valueIn(body);
  const pairs = Array.isArray(whole) ? whole : body.slice(1, -1).split(',\n').map(valueIn);
  return pairs.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return [];
    const [table, entry] = pair as unknown[];
    const seq = (entry as { seq?: unknown } | null | undefined)?.seq;
    return typeof table === 'string' && typeof seq === 'number'
      ? [{ table, seq, body: JSON.stringify(entry) }]
      : [];
  });
}
