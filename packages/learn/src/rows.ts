import { MOST_RANKS, RANK_INPUTS, TABLE_INPUTS, type Inputs } from '@hand-and-foot/bots/parts';
import { PLACES, type Hidden } from './hidden.ts';

/** Numbers are stored as whole ones, this many to 1. */
const STEPS = 256;

/** The numbers that a row begins with. */
const HEADER = ['kind', 'explored', 'last', 'outcome', 'made', 'table', 'ranks'] as const;

const TABLE_AT = HEADER.length;
const HIDDEN_TABLE_AT = TABLE_AT + TABLE_INPUTS;
const RANKS_AT = HIDDEN_TABLE_AT + 2 * PLACES;
const HIDDEN_RANKS_AT = RANKS_AT + MOST_RANKS * RANK_INPUTS;
const ROW = HIDDEN_RANKS_AT + MOST_RANKS * PLACES;

/** The layout of rows, for the program that trains. */
export const LAYOUT = {
  row: ROW,
  header: HEADER,
  steps: STEPS,
  table: [TABLE_AT, TABLE_INPUTS],
  hiddenTable: [HIDDEN_TABLE_AT, 2 * PLACES],
  mostRanks: MOST_RANKS,
  ranks: [RANKS_AT, RANK_INPUTS],
  hiddenRanks: [HIDDEN_RANKS_AT, PLACES],
} as const;

export type RowKind = 'begins' | 'ended' | 'unseen';

export interface Head {
  readonly kind: RowKind;
  /** Whether the way to here was chosen by lot. */
  readonly explored: boolean;
  readonly table: number;
}

const KINDS: readonly RowKind[] = ['begins', 'ended', 'unseen'];

export function newRow(head: Head, { made, ranks, table }: Inputs, hidden: Hidden): Int16Array {
  const row = new Int16Array(ROW);
  row[0] = KINDS.indexOf(head.kind);
  row[1] = Number(head.explored);
  row[4] = whole(made);
  row[5] = head.table;
  row[6] = ranks.length / RANK_INPUTS;
  store(row, TABLE_AT, table);
  store(row, HIDDEN_TABLE_AT, hidden.table);
  store(row, RANKS_AT, ranks);
  store(row, HIDDEN_RANKS_AT, hidden.ranks);
  return row;
}

/** Tells the rows of one seat in one round how it ended for its side. */
export function endRows(rows: readonly Int16Array[], outcome: number): void {
  for (const row of rows) row[3] = whole(outcome);
  const last = rows.at(-1);
  if (last) last[2] = 1;
}

/** Rows as a file holds them. */
export function fileOf(rows: readonly Int16Array[]): Int16Array {
  const all = new Int16Array(rows.length * ROW);
  rows.forEach((row, at) => all.set(row, at * ROW));
  return all;
}

function store(row: Int16Array, from: number, numbers: ArrayLike<number>): void {
  for (let at = 0; at < numbers.length; at++) row[from + at] = whole(numbers[at]! * STEPS);
}

function whole(number: number): number {
  return Math.max(-32767, Math.min(32767, Math.round(number)));
}
