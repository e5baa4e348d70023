import { once } from 'node:events';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serve, type Serving } from './serve.ts';
import { tablesFile } from './store/tablesFile.ts';
import { newFolder } from './testing/folder.ts';

const { folder, remove } = newFolder();
const lines: string[] = [];
const headers = { Authorization: `Bearer ${'a'.repeat(43)}` };
const nobody = { is: 'nobody' };
const wish = { rules: 'closed-books', seats: [nobody, nobody], pace: 'quick' };

let serving: Serving;
let damaged: string;
let whole: { table: string; invite: string };

const at = (path: string): string => `http://127.0.0.1:${serving.port}${path}`;

async function start(): Promise<void> {
  const logTo = { write: (line: string) => void lines.push(line) };
  serving = await serve({ port: 0, host: '127.0.0.1', data: folder, logTo });
}

async function make(): Promise<{ table: string; invite: string }> {
  const body = JSON.stringify(wish);
  const made = await fetch(at('/api/tables'), { method: 'POST', body, headers });
  return (await made.json()) as { table: string; invite: string };
}

/** Stops a server, changes one byte of one table, and starts it again. */
beforeAll(async () => {
  await start();
  damaged = (await make()).table;
  whole = await make();
  await serving.close();
  const database = new DatabaseSync(tablesFile(folder));
  const change = `replace(body, '"pace":"quick"', '"pace":"quicj"')`;
  for (const [rows, where] of [
    ['entries', `table_id = '${damaged}'`],
    ['batches', `body like '%${damaged}%'`],
  ])
    database.exec(`update ${rows} set body = ${change} where ${where}`);
  database.close();
  await start();
});
afterAll(async () => {
  await serving.close();
  remove();
});

test('everyone who comes to a damaged table is told so, and the log says it once', async () => {
  for (let times = 0; times < 3; times++) {
    const line = new WebSocket(at(`/api/tables/${damaged}`), { headers });
    const [code, reason] = (await once(line, 'close')) as [number, Buffer];
    expect([code, reason.toString()]).toEqual([4011, 'damaged']);
  }
  const story = await fetch(at(`/api/tables/${damaged}/story`), { headers });
  expect(story.status).toBe(500);
  expect(await story.json()).toMatchObject({ why: 'damaged' });
  const told = lines
    .filter((line) => line.includes(damaged))
    .map((line) => JSON.parse(line) as unknown);
  expect(told).toEqual([
    expect.objectContaining({
      fault: 'damaged',
      table: damaged,
      why: expect.stringMatching(/^entry 1: Its checksum doesn’t match/) as string,
    }),
  ]);
  expect(await (await fetch(at('/metrics'))).text()).toContain('hand_and_foot_damaged_tables 1');
});

test('the other tables are listed and played at', async () => {
  const listed = await fetch(at('/api/tables'), { headers });
  expect(await listed.json()).toMatchObject([{ table: whole.table }]);
  const line = new WebSocket(at(`/api/tables/${whole.table}`), { headers });
  await once(line, 'open');
  line.send(JSON.stringify({ is: 'watch', protocol: 1, code: whole.invite }));
  const [told] = (await once(line, 'message')) as [Buffer];
  expect(JSON.parse(told.toString())).toMatchObject({ is: 'snapshot', seq: 1 });
  line.terminate();
});
