import {
  nightBeginning,
  nightEntryAfter,
  nightFrom,
  nightStartFor,
  type NightChange,
} from '@hand-and-foot/club';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../store/backup.ts';
import { openSqlite } from '../store/sqlite.ts';
import { lockFolder } from '../store/lockFolder.ts';
import { newFolder } from '../testing/folder.ts';
import { longLog } from '../testing/logs.ts';
import { examine } from './doctor.ts';
import { repair } from './repair.ts';

const TABLES = ['ash', 'elm', 'oak'];
const LENGTH = 8;

let folder: string;
let remove: () => void;
let file: string;
let backup: string;
/** Three tables in rows and in batches, and a backup with less of each. */
beforeEach(async () => {
  ({ folder, remove } = newFolder());
  file = join(folder, 'tables.sqlite');
  backup = join(folder, 'backup.sqlite');
  await grow(file, 0, 4);
  await backUp(file, backup);
  await grow(file, 4, LENGTH);
});
afterEach(() => remove());

async function grow(path: string, from: number, to: number): Promise<void> {
  const store = await openSqlite(path);
  for (const table of TABLES) {
    const hold = (await store.take(table, 'n', 60_000))!;
    await store.append(table, hold, from, longLog(table, to).slice(from));
    await store.note('guest', table);
  }
  if (from === 0) await store.undealt();
  await store.addToPad('pad', [{ device: 'd', count: 1, body: '{}' }]);
  await store.close();
}

function change(path: string, sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

async function stored(table: string): Promise<readonly unknown[]> {
  const store = await openSqlite(file);
  try {
    return await store.read(table, 1);
  } finally {
    await store.close();
  }
}

const spoil = (table: string, seq: number): void => {
  for (const where of [`entries set body = replace(body, `, `batches set body = replace(body, `])
    change(
      file,
      `update ${where} '"seq":${seq},"at"', '"seq":${seq},"aT"')
      where ${where.startsWith('entries') ? `table_id = '${table}'` : `body like '%"${table}"%'`}`,
    );
};

test('where all is well it says so, and counts what there is', async () => {
  expect(await examine({ file })).toEqual({
    tables: 3,
    entries: 3 * LENGTH,
    damaged: [],
    problems: [],
  });
});

test("damage is named with the first entry that doesn't hold, in places and in batches", async () => {
  spoil('oak', 2);
  spoil('elm', 6);
  change(file, `update letters set guest = 'x'; update pad_entries set body = '{'`);
  const { damaged, problems } = await examine({ file });
  expect(damaged).toEqual([
    {
      table: 'elm',
      entry: 6,
      length: LENGTH,
      why: expect.stringContaining('entry 6: Its checksum') as string,
    },
    {
      table: 'oak',
      entry: 2,
      length: LENGTH,
      why: expect.stringContaining('entry 2: Its checksum') as string,
    },
  ]);
  expect(problems).toEqual(['1 entries of scorepads cannot be read.']);
});

test('missing entries are noticed: the last of a table, and a whole table that somebody had', async () => {
  change(
    file,
    `delete from batches; delete from entries where table_id = 'ash'; delete from heads where table_id = 'ash'`,
  );
  change(file, `delete from entries where table_id = 'oak' and seq = 4`);
  const { damaged } = await examine({ file });
  expect(damaged.map(({ table, entry }) => [table, entry])).toEqual([
    ['ash', 1],
    ['oak', 4],
  ]);
});

test('a backup mends what it has, and keeps what is newer', async () => {
  spoil('oak', 2);
  const { tables, aside, after } = await repair(file, { backup, cut: false });
  expect(tables).toEqual([
    { table: 'oak', became: 'mended', kept: LENGTH, fromBackup: 1, length: LENGTH },
  ]);
  expect(after).toMatchObject({ tables: 3, entries: 3 * LENGTH, damaged: [], problems: [] });
  for (const table of TABLES) expect(await stored(table)).toEqual(longLog(table, LENGTH));
  expect(existsSync(aside)).toBe(true);
  expect((await examine({ file: aside })).damaged).toHaveLength(1);
});

test('damage that no copy can mend stays, and is cut only on request', async () => {
  spoil('oak', 2);
  spoil('elm', 6);
  const left = await repair(file, { backup, cut: false });
  expect(left.tables.map(({ table, became }) => [table, became])).toEqual([
    ['elm', 'left'],
    ['oak', 'mended'],
  ]);
  expect(left.after.damaged).toMatchObject([{ table: 'elm', entry: 6, length: LENGTH }]);
  const cut = await repair(file, { cut: true });
  expect(cut.tables).toMatchObject([{ table: 'elm', became: 'cut', kept: 5, length: LENGTH }]);
  expect(await stored('elm')).toEqual(longLog('elm', 5));
  expect(await stored('oak')).toEqual(longLog('oak', LENGTH));
});

test('a table that is gone altogether comes back from the backup', async () => {
  const isHis = `where table_id = 'ash'`;
  change(
    file,
    `update batches set body = '[]', heads = null; delete from entries ${isHis};
    delete from guests ${isHis}; delete from heads ${isHis}`,
  );
  const { tables } = await repair(file, { backup, cut: false });
  expect(tables).toMatchObject([{ table: 'ash', became: 'mended', kept: 4, fromBackup: 4 }]);
});

test('a table that took another course since the backup is left alone', async () => {
  const other = join(folder, 'other.sqlite');
  const store = await openSqlite(other);
  const hold = (await store.take('oak', 'n', 60_000))!;
  await store.append('oak', hold, 0, longLog('oak', 20, 'another seed'));
  await store.close();
  const { tables } = await repair(file, { backup: other, cut: true });
  expect(tables).toEqual([]);
  expect(await stored('oak')).toEqual(longLog('oak', LENGTH));
});

test('leases, guests, letters, pads and devices come along', async () => {
  const before = await openSqlite(file);
  const command = { id: 'a', expects: 1, ask: { do: 'deal' } } as const;
  await before.post({ table: 'oak', id: 'one', guest: { guest: 'g' }, command }, 10);
  const keys = { publicKey: 'a', privateKey: 'b' };
  const device = { endpoint: 'e', p256dh: 'p', auth: 'a', language: 'en', site: 's' };
  await before.keepPushKeys(keys);
  await before.addDevice('guest', device, 5);
  await before.mute('guest', 'oak', true);
  await before.close();
  await repair(file, { cut: false });
  const after = await openSqlite(file);
  // Another pair would make every device deaf.
  expect(await after.keepPushKeys({ publicKey: 'c', privateKey: 'd' })).toEqual(keys);
  expect(await after.devicesOf('guest')).toEqual([device]);
  expect(await after.mutedBy('guest')).toEqual(['oak']);
  expect((await after.tablesOf('guest')).map(({ table }) => table).sort()).toEqual(TABLES);
  expect(await after.letters('oak')).toHaveLength(1);
  expect(await after.readPad('pad')).toHaveLength(1);
  // The previous holder has an older epoch.
  expect((await after.take('oak', 'n', 60_000))!.epoch).toBe(3);
  await after.close();
});

test('nothing is repaired while a server runs, and what cannot be looked at is said', async () => {
  const unlock = lockFolder(folder);
  await expect(repair(file, { cut: false })).rejects.toThrow(/Stop it first/);
  unlock();
  await expect(examine({ file: join(folder, 'nothing') })).rejects.toThrow(/no database at/);
  change(file, `delete from kysely_migration where name > '0004'`);
  await expect(examine({ file })).rejects.toThrow(/older version/);
});

describe('club nights', () => {
  const night = 'friday';
  const granted = nightStartFor({
    kind: 'match',
    rules: 'house',
    pace: 'quick',
    boards: 1,
    rounds: 1,
    level: 'steady',
  });
  if (!granted.ok) throw new Error('four play by these rules');
  const doors = { night, host: 'host', code: 'come in', secrets: ['secret'] };
  const changes: NightChange[] = [
    { entry: 'opened', terms: granted.terms, doors },
    ...[1, 2, 3].map((player): NightChange => ({
      entry: 'joined',
      player,
      guest: `guest ${player}`,
      name: `Ann ${player}`,
      seed: 'seed',
    })),
  ];

  async function write(path: string, count: number): Promise<void> {
    const store = await openSqlite(path);
    let last = nightBeginning(night);
    for (const next of changes.slice(0, count)) {
      const entry = nightEntryAfter(last, 1, next);
      await store.appendToNight(night, entry);
      last = entry;
    }
    await store.close();
  }

  beforeEach(async () => {
    await write(backup, 2);
    await write(file, 4);
    change(file, `update night_entries set body = replace(body, 'Ann', 'Eve') where seq = 2`);
  });

  const damaged = {
    table: night,
    isNight: true,
    entry: 2,
    length: 4,
    why: 'entry 2: Its checksum doesn’t match.',
  };

  test('are checked', async () => {
    expect((await examine({ file })).damaged).toEqual([damaged]);
  });

  test('are mended from a backup', async () => {
    const { tables, after } = await repair(file, { backup, cut: false });
    expect(tables).toEqual([
      { table: night, isNight: true, became: 'mended', kept: 4, fromBackup: 1, length: 4 },
    ]);
    expect(after.damaged).toEqual([]);
    const store = await openSqlite(file);
    expect(
      nightFrom(night, await store.readNight(night, 1))?.members.map(({ name }) => name),
    ).toEqual(['Ann 1', 'Ann 2', 'Ann 3']);
    await store.close();
  });

  test('stay as they are without one, and are cut only on request', async () => {
    const left = await repair(file, { cut: false });
    expect(left.tables).toMatchObject([{ table: night, became: 'left', why: damaged.why }]);
    expect(left.after.damaged).toEqual([damaged]);
    const cut = await repair(file, { cut: true });
    expect(cut.tables).toMatchObject([{ table: night, became: 'cut', kept: 1, length: 4 }]);
    expect(cut.after.damaged).toEqual([]);
  });
});
