import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Row } from './rows.ts';
import type { Hold } from './store.ts';

/** The entries of all tables. Writing is done inside transactions that are none of its business. */
export interface Entries {
  /** Called first in every transaction. */
  begin(): void;
  append(
    table: string,
    hold: Hold,
    expected: number,
    rows: readonly Row[],
  ): 'ok' | 'conflict' | 'lost';
  /** The transaction has come to nothing. */
  undone(): void;
  read(table: string, from: number): string[];
}

/** How many entries may be fresh: so many are put in their places at once, and whoever acts then must wait for it. */
const MOST_FRESH = 4096;

/** What is known of a table's fresh entries. */
interface Fresh {
  last: number;
  readonly commands: Set<string>;
}

/** The statements that run for every action of every table, prepared once. */
export function entriesIn(database: DatabaseSyncInstance): Entries {
  const insert = database.prepare(
    `insert into fresh (table_id, seq, command, body) select ?1, ?2, ?3, ?4
     where (select epoch from leases where table_id = ?1) = ?5
     and coalesce(?6, (select max(seq) from entries where table_id = ?1), 0) = ?2 - 1
     and not exists (select 1 from entries where table_id = ?1 and command = ?3)`,
  );
  const takeBack = database.prepare('delete from fresh where table_id = ? and seq > ?');
  const epochOf = database.prepare('select epoch from leases where table_id = ?');
  const allFresh = database.prepare('select table_id, seq, command from fresh order by place');
  const put = database.prepare(
    `insert into entries (table_id, seq, command, body)
     select table_id, seq, command, body from fresh order by table_id, seq`,
  );
  const clear = database.prepare('delete from fresh');
  const placed = database.prepare(
    'select body from entries where table_id = ? and seq >= ? order by seq',
  );
  const added = database.prepare(
    'select body from fresh where table_id = ? and seq >= ? order by seq',
  );
  // Changes when somebody else has written to the file.
  const version = database.prepare('pragma data_version');
  for (const statement of [epochOf, allFresh, placed, added, version])
    statement.setReturnArrays(true);

  const fresh = new Map<string, Fresh>();
  let count = 0;
  /** The version for which `fresh` holds. */
  let known: number | undefined;

  function lookAgain(): void {
    const [now] = version.get() as [number];
    if (now === known) return;
    forget();
    for (const [table, seq, command] of allFresh.all() as [string, number, string | null][])
      note(table, seq, command);
    known = now;
  }

  function forget(): void {
    fresh.clear();
    count = 0;
  }

  function note(table: string, seq: number, command: string | null): void {
    const of = fresh.get(table) ?? { last: seq, commands: new Set() };
    fresh.set(table, of);
    of.last = seq;
    if (command !== null) of.commands.add(command);
    count++;
  }

  function add(table: string, { epoch }: Hold, { seq, command, body }: Row): boolean {
    const of = fresh.get(table);
    if (command !== null && of?.commands.has(command)) return false;
    const last = of?.last ?? null;
    if (insert.run(table, seq, command, body, epoch, last).changes === 0) return false;
    note(table, seq, command);
    return true;
  }

  /** Puts everything that is fresh in its place. */
  function settle(): void {
    put.run();
    clear.run();
    forget();
  }

  return {
    begin() {
      lookAgain();
      if (count >= MOST_FRESH) settle();
    },
    append(table, hold, expected, rows) {
      if (rows.every((row) => add(table, hold, row))) return 'ok';
      if (rows.length > 1) {
        takeBack.run(table, expected);
        known = undefined;
        lookAgain();
      }
      const [epoch] = (epochOf.get(table) ?? []) as [number?];
      return epoch === hold.epoch ? 'conflict' : 'lost';
    },
    undone() {
      known = undefined;
    },
    read(table, from) {
      lookAgain();
      const statements = fresh.has(table) ? [placed, added] : [placed];
      return statements.flatMap((one) =>
        (one.all(table, from) as [string][]).map(([body]) => body),
      );
    },
  };
}
