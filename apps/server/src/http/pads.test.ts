import type { Side } from '@hand-and-foot/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  beyond,
  headsOf,
  merge,
  write,
  type Deed,
  type Heads,
  type PadLog,
} from '@hand-and-foot/scorepad';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Serving } from '../serve.ts';
import { newSyncPad } from './pads.ts';

const folder = mkdtempSync(join(tmpdir(), 'pads-'));
const PAD = 'sundayevening16';
let serving: Serving;
let base: string;

async function open(): Promise<void> {
  serving = await serve({ port: 0, host: '127.0.0.1', data: folder, logLevel: 'silent' });
  base = `http://127.0.0.1:${serving.port}/api/pads/`;
}
beforeAll(open);
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

async function post(pad: string, body: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(base + pad, { method: 'POST', body: text });
}

/** A phone that sends what the server seems to lack, and gets what it lacks itself. */
async function sync(log: PadLog, sent: Heads = {}): Promise<{ log: PadLog; heads: Heads }> {
  const response = await post(PAD, { heads: headsOf(log), entries: beyond(log, sent) });
  const { entries, heads } = (await response.json()) as { entries: PadLog; heads: Heads };
  return { log: merge(log, entries), heads };
}

const TABLE: Deed = { do: 'table', table: { rules: 'house', players: 2, seating: 'alone' } };
const count = (side: Side, number: number): Deed => {
  return { do: 'count', round: 1, side, field: 'books/clean', number };
};

test('two phones come to the same pad, also when the server was away in between', async () => {
  let ann = write(write([], 'ann', 1, TABLE), 'ann', 2, count(0, 1));
  const first = await sync(ann);
  expect(first.heads).toEqual({ ann: 2 });
  let bo = (await sync([])).log;
  expect(bo).toEqual(ann);
  bo = write(bo, 'bo', 3, count(1, 2));
  ann = write(ann, 'ann', 3, count(0, 3));
  await serving.close();
  await open();
  await sync(bo);
  // Resends everything, like a phone that never got the answer.
  const second = await sync(ann);
  expect(second.log).toHaveLength(4);
  expect((await sync(bo)).log).toEqual(second.log);
});

test('a pad that nobody shared is empty', async () => {
  const response = await post('nobodyknowsthis', { heads: {}, entries: [] });
  expect(await response.json()).toEqual({ entries: [], heads: {} });
});

test('entries that leave a gap are not stored, and the missing ones are named', async () => {
  const log = [1, 2, 3].reduce((sofar: PadLog, n) => write(sofar, 'ann', n, count(0, n)), []);
  const [first, , third] = log;
  const response = await post('agapinitsmiddle', { heads: {}, entries: [first, third] });
  expect(await response.json()).toEqual({ entries: [first], heads: { ann: 1 } });
});

test('a pad does not grow without end', async () => {
  const rules = { parent: 'house', name: 'x'.repeat(15_000) };
  const table: Deed = { do: 'table', table: { rules, players: 2, seating: 'alone' } };
  const log = Array.from({ length: 148 }).reduce(
    (sofar: PadLog, _, n) => write(sofar, 'ann', n, table),
    [],
  );
  const statuses: number[] = [];
  for (let at = 0; at < log.length; at += 4)
    statuses.push(
      (await post('anendlesspadofsb', { heads: { ann: 1e6 }, entries: log.slice(at, at + 4) }))
        .status,
    );
  expect(statuses.slice(0, 34)).toEqual(Array(34).fill(200));
  expect(statuses).toContain(409);
});

test('a wrong pad, a wrong entry and too many entries are refused', async () => {
  const [entry] = write([], 'ann', 1, TABLE);
  const statuses = [
    await post('short', {}),
    await post(PAD, 'x'),
    await post(PAD, { heads: {}, entries: [{ ...entry, what: { do: 'harm' } }] }),
    await post(PAD, { heads: {}, entries: Array(401).fill(entry) }),
    await post(PAD, 'x'.repeat(70_000)),
    await fetch(base + PAD),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 400, 400, 400, 413, 405]);
});

test('a crowd at a large pad is served one by one, with other work in between, and sent away beyond a hundred', async () => {
  const entries = Array.from({ length: 400 }, (_, at) => ({
    device: 'ann',
    count: at + 1,
    body: '{}',
  }));
  let reading = 0;
  let most = 0;
  const syncPad = newSyncPad({
    addToPad: async () => Promise.resolve(),
    async readPad() {
      most = Math.max(most, ++reading);
      await Promise.resolve();
      reading--;
      return entries;
    },
  });
  const request = () =>
    Readable.from([Buffer.from('{"heads":{},"entries":[]}')]) as IncomingMessage;
  let turns = 0;
  const other = setInterval(() => turns++, 0);
  const all = await Promise.allSettled(
    Array.from({ length: 150 }, async () => syncPad(PAD, request(), () => true)),
  );
  clearInterval(other);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  expect(most).toBe(1);
  expect(turns).toBeGreaterThan(5);
});
