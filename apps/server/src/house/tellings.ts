import { finishedRecord, readLog, storyOf, type Sitting } from '@hand-and-foot/table';
import type { Store } from '../store/store.ts';
import { newOneByOne } from './oneByOne.ts';

/** Text about finished rounds: a record, or the log itself. */
export type Part = 'record' | 'story';

export interface Tellings {
  of(table: string, part: Part, sitting: Sitting): Promise<string>;
}

/** Texts kept in memory; a long one has a few hundred thousand letters. */
const KEPT = 20;
/** Most texts waiting to be written. */
const WAITING = 20;

export function newTellings(store: Pick<Store, 'read'>): Tellings {
  const kept = new Map<string, Promise<string>>();
  const oneByOne = newOneByOne(WAITING);

  async function tell(table: string, part: Part): Promise<string> {
    const entries = readLog(table, await store.read(table, 1));
    return part === 'record' ? finishedRecord(entries) : linesOf(storyOf(entries));
  }

  return {
    async of(table, part, { rounds, seats }) {
      // Until another round ends, only names can change.
      const name = `${table} ${part} ${rounds.length} ${JSON.stringify(seats)}`;
      const text = kept.get(name) ?? oneByOne(async () => tell(table, part));
      kept.delete(name);
      kept.set(name, text);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
      text.catch(() => kept.delete(name));
      return text;
    },
  };
}

function linesOf(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}
