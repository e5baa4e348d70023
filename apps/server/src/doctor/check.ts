import { setImmediate as pause } from 'node:timers/promises';
import { mendNight } from '@hand-and-foot/club';
import { mend } from '@hand-and-foot/table';
import { highest, type Patient } from './patient.ts';

/** The result of checking a database. */
export interface Report {
  readonly tables: number;
  readonly entries: number;
  readonly damaged: readonly DamagedTable[];
  /** Other problems, a sentence each. */
  readonly problems: readonly string[];
}

export interface DamagedTable {
  readonly table: string;
  /** Whether it's a club night, not a table. */
  readonly isNight?: true;
  /** The first bad entry, and the number of entries as far as it's known. */
  readonly entry: number;
  readonly length: number;
  /** The problem, as a sentence. */
  readonly why: string;
}

/** Reports progress. */
export type Progress = (done: number, of: number) => void;

/** Checks everything and changes nothing. */
export async function check(patient: Patient, progress: Progress = () => {}): Promise<Report> {
  const tables = await patient.tables();
  const damaged: DamagedTable[] = [];
  let entries = 0;
  for (const [at, table] of tables.entries()) {
    const { values, length } = await patient.log(table);
    // A table on somebody's list has at least an opening.
    const { values: held, why } = mend(table, copiesIn(values), Math.max(1, length));
    entries += held.length;
    if (why) damaged.push({ table, entry: why.seq, length, why: why.message });
    progress(at + 1, tables.length);
    await pause();
  }
  for (const [night, values] of await patient.nights()) {
    const length = highest(values);
    const { why } = mendNight(night, copiesIn(values), length);
    if (why)
      damaged.push({ table: night, isNight: true, entry: why.seq, length, why: why.message });
  }
  const problems = [...(await patient.problems()), ...(await patient.others())];
  return { tables: tables.length, entries, damaged, problems };
}

export function isWell({ damaged, problems }: Report): boolean {
  return damaged.length === 0 && problems.length === 0;
}

export function copiesIn(
  ...logs: readonly ReadonlyMap<number, unknown>[]
): (seq: number) => unknown[] {
  return (seq) => logs.flatMap((values) => (values.has(seq) ? [values.get(seq)] : []));
}
