import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Entry } from '@hand-and-foot/table';
import type { Store } from '../store/store.ts';

// The built file: the appender needs a separate process.
const appender = fileURLToPath(new URL('../../dist/testing/appender.js', import.meta.url));

/** An appending process, see `appender.ts`. */
export interface Appender {
  /** Entries answered with ok so far. */
  acknowledged(): { table: string; seq: number }[];
  /** Resolves after this many oks. */
  has(count: number): Promise<void>;
  kill(): Promise<void>;
}

export function startAppender(kind: 'sqlite' | 'postgres', place: string, run: string): Appender {
  const child = spawn(process.execPath, [appender, kind, place, run], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let printed = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));

  function acknowledged(): { table: string; seq: number }[] {
    const lines = printed.split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as { table: string; seq: number });
  }

  return {
    acknowledged,
    async has(count) {
      while (acknowledged().length < count) {
        if (child.exitCode !== null) throw new Error(complaint);
        await Promise.race([once(child.stdout, 'data'), closed]);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/** Acknowledged entries missing from the store, and logs with a gap or a repeated command. */
export async function lostOf(appenders: readonly Appender[], store: Store): Promise<string[]> {
  const acknowledged = appenders.flatMap((one) => one.acknowledged());
  const complaints: string[] = [];
  for (const table of new Set(acknowledged.map((one) => one.table))) {
    const log = (await store.read(table, 1)) as Entry[];
    if (log.some(({ seq }, i) => seq !== i + 1)) complaints.push(`${table} has a gap`);
    if (new Set(log.map(({ answers }) => answers?.command)).size < log.length)
      complaints.push(`${table} has a command twice`);
    for (const one of acknowledged)
      if (one.table === table && one.seq > log.length) complaints.push(`${table} lacks ${one.seq}`);
  }
  return complaints;
}
