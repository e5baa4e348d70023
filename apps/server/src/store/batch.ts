import { sumOf } from '@hand-and-foot/table';
import { valueIn } from './bodies.ts';

/** Entries of several tables, stored together. */
export interface Batch {
  /** A JSON array of table and entry pairs, one per line, so damage to one leaves the others readable. */
  readonly body: string;
  /** The last entry of each table, with a checksum: entries missing from the body would go unnoticed otherwise. */
  readonly heads: string;
}

/** A table, its last entry's number in the batch, and its number of entries there. */
export type Head = readonly [table: string, last: number, count: number];

/** An entry in a batch, as JSON. */
export interface BatchItem {
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
 * The last entries of a batch's tables, from its heads or, if those are damaged, its entries; undefined if neither
 * works.
 */
export function headsIn(body: unknown, heads: unknown): readonly Head[] | undefined {
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

/** The readable entries of a batch. */
export function itemsIn(body: unknown): BatchItem[] {
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
