// Appends forever at many tables and prints each entry answered with ok; meant to be killed in the middle. Arguments:
// sqlite or postgres, the file or address, a name for this run.
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import { entry } from './entries.ts';
import { PATIENT } from './postgres.ts';

const [kind, place, run] = process.argv.slice(2) as ['sqlite' | 'postgres', string, string];
const store = await (kind === 'sqlite' ? openSqlite(place) : openPostgres(place, PATIENT));

await Promise.all(
  Array.from({ length: 20 }, async (_, i) => {
    const table = `table ${i}`;
    const hold = await store.take(table, run, 0);
    if (!hold) throw new Error(`${table} is taken`);
    for (let seq = (await store.read(table, 1)).length + 1; ; seq++) {
      const outcome = await store.append(table, hold, seq - 1, [entry(seq, `${run} ${seq}`)]);
      if (outcome !== 'ok') throw new Error(`${table} ${seq}: ${outcome}`);
      process.stdout.write(`${JSON.stringify({ table, seq })}\n`);
    }
  }),
);
