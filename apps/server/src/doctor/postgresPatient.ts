import pg from 'pg';
import { valueIn } from '../store/bodies.ts';
import { isJson, nightsIn, sayUnreadable, type NightRow, type Patient } from './patient.ts';

/** The database of several nodes, which may be running. PostgreSQL checks its own pages. */
export async function openPostgresPatient(url: string): Promise<Patient> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    options: '-c default_transaction_read_only=on',
  });
  await client.connect();

  async function rowsOf<Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    return (await client.query<Row>(text, [...values])).rows;
  }

  return {
    problems: async () => Promise.resolve([]),
    async tables() {
      const rows = await rowsOf<{ table_id: string }>(
        'select distinct table_id from entries union select table_id from guests order by 1',
      );
      return rows.map(({ table_id }) => table_id);
    },
    async log(table) {
      const rows = await rowsOf<{ seq: number; body: string }>(
        'select seq, body from entries where table_id = $1 order by seq',
        [table],
      );
      const values = new Map(rows.map(({ seq, body }): [number, unknown] => [seq, valueIn(body)]));
      return { values, length: rows.at(-1)?.seq ?? 0 };
    },
    nights: async () =>
      nightsIn(await rowsOf<NightRow>('select night, seq, body from night_entries order by seq')),
    async others() {
      const letters = await rowsOf<{ guest: string; command: string }>(
        'select guest, command from letters',
      );
      const pads = await rowsOf<{ body: string }>('select body from pad_entries');
      return [
        ...sayUnreadable(
          letters.filter(({ guest, command }) => !isJson(guest) || !isJson(command)).length,
          'letters between nodes',
        ),
        ...sayUnreadable(pads.filter(({ body }) => !isJson(body)).length, 'entries of scorepads'),
      ];
    },
    close: async () => client.end(),
  };
}
