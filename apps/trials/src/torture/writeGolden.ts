// Writes this version's data into the folder that later versions must be able to open: once per release, with the
// version as its argument, after a build. Existing data is never overwritten.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { newFolder, openSqlite } from '@hand-and-foot/server/testing';
import { startServer } from '../serverProcess.ts';
import { gather } from './gathering.ts';
import { GOLDEN, writtenPosition, type Expected } from './golden.ts';
import { onFolder } from './onFolder.ts';
import { settle } from './settle.ts';

const ENTRIES = 60;

const [, , version = ''] = process.argv;
const target = join(GOLDEN, version);
if (version === '' || existsSync(target)) throw new Error(`Not written: ${target}`);

const { folder, remove } = newFolder();
const file = join(folder, 'data', 'tables.sqlite');
const server = await startServer({ options: onFolder(folder) });
const seed = `golden ${version}`;
const { address, port } = server;
const gathering = await gather({ seed, address, port: () => port, copies: 1 });
while (gathering.seq < ENTRIES) await sleep(20);
const store = await openSqlite(file);
await settle([gathering], async (table) => store.read(table, 1));
gathering.leave();
await server.stop();
const stored = await store.read(gathering.table, 1);
await store.close();

mkdirSync(target, { recursive: true });
const database = new DatabaseSync(file);
// Small pages, because most tables are nearly empty.
database.exec('pragma page_size = 1024');
database.prepare('vacuum into ?').run(join(target, 'tables.sqlite'));
const expected: Expected = {
  table: gathering.table,
  person: `${seed}/Ada`,
  seq: stored.length,
  position: writtenPosition(gathering.table, stored),
};
writeFileSync(join(target, 'expected.json'), `${JSON.stringify(expected, undefined, 2)}\n`);
remove();
