import { createServer, type Server } from 'node:http';
import { hashOf } from '@hand-and-foot/fair';
import type { Ask } from '@hand-and-foot/protocol';
import type { Reply } from '@hand-and-foot/table';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { realClock } from '../clock.ts';
import type { House } from '../house/house.ts';
import { newOutlines } from '../house/outlines.ts';
import { newReadings } from '../house/readings.ts';
import { listen } from '../listen.ts';
import { newBlocked } from '../operator/blocked.ts';
import { newRefusals } from '../refusals.ts';
import { newHouses, type Houses } from '../testing/houses.ts';
import { newNightKeeper } from '../nights/nightKeeper.ts';
import type { NightPorts } from '../nights/nightPorts.ts';
import type { Readings } from '../house/readings.ts';
import { newApi } from './api.ts';
import { callerOf } from './caller.ts';
import { newLimits } from './limits.ts';
import { REMATCHES_WAITING } from './rematchLists.ts';

let houses: Houses;
let house: House;
let server: Server;
let base: string;
/** Tables whose logs were read for a replay. */
let read: string[];
/** Tables whose logs were damaged. */
const spoilt = new Set<string>();

beforeEach(async () => {
  houses = await newHouses();
  house = houses.open('alone');
  spoilt.clear();
  read = [];
  await start();
});
afterEach(async () => {
  server.close();
  await houses.close();
});

/** The API as after a restart, with nothing in memory. */
async function start(): Promise<void> {
  server?.close();
  const refusals = newRefusals();
  const { store } = houses;
  const counted: typeof store = {
    ...store,
    async read(table, from) {
      read.push(table);
      return spoilt.has(table) ? [{ version: 1, seq: 7 }] : store.read(table, from);
    },
  };
  const limits = newLimits({ requestsPerMinute: 1e6 }, realClock, refusals);
  const readings = newReadings(counted);
  const outlines = newOutlines(counted, readings);
  const api = newApi({
    house,
    store: counted,
    readings,
    outlines,
    limits,
    refusals,
    blocked: newBlocked(),
    damaged: { note: () => undefined },
    nights: newNightKeeper(nobodysNights(readings)),
    push: { key: 'any', mayBeLoopback: false },
    isOpen: false,
  });
  server = createServer((request, response) => {
    void api(request, response, callerOf(request, { proxy: false, origins: [] }));
  });
  base = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/api/tables`;
}

/** Club nights have tests of their own. */
function nobodysNights(readings: Readings): NightPorts {
  return {
    store: houses.store,
    readings,
    clock: realClock,
    secret: () => 'a'.repeat(64),
    isLevel: () => true,
    beginTable: async () => Promise.resolve(),
    room: async () => Promise.resolve(undefined),
    damaged: () => undefined,
  };
}

const token = (letter: string): string => letter.repeat(43);
const bearer = (letter: string): { Authorization: string } => ({
  Authorization: `Bearer ${token(letter)}`,
});
const nobody = { is: 'nobody' } as const;
const wish = { rules: 'closed-books', seats: [nobody, nobody], pace: 'quick' } as const;

async function made(): Promise<{ table: string; invite: string }> {
  const opened = await house.open(wish, hashOf(token('h')));
  if (!opened.ok) throw new Error('not made');
  return opened;
}

async function list(letter: string, from = ''): Promise<{ table: string }[]> {
  const response = await fetch(base + from, { headers: bearer(letter) });
  return (await response.json()) as { table: string }[];
}

test('a list reads no log of a table at which nothing has happened, not even after a restart', async () => {
  for (let i = 0; i < 60; i++) await made();
  expect(await list('h')).toHaveLength(50);
  expect(await list('h', '?from=50')).toHaveLength(10);
  expect(read).toHaveLength(60);
  await start();
  expect(await list('h')).toHaveLength(50);
  expect(read).toHaveLength(60);
});

test('only the entries since then are read', async () => {
  const [first] = [await made(), await made(), await made()];
  await list('h');
  const room = await house.room(first.table);
  const ann = { guest: hashOf(token('a')), code: hashOf(first.invite) };
  const sit = { id: 'one', expects: 1, ask: { do: 'sit', seat: 0, name: 'Ann' } } as const;
  await new Promise<void>((resolve) => room!.ask(ann, sit, () => resolve()));
  await start();
  read = [];
  expect(await list('h')).toHaveLength(3);
  expect(read).toEqual([first.table]);
});

test('a log that does not hold keeps nobody from the list of their other tables', async () => {
  const [first, second] = [await made(), await made()];
  spoilt.add(first.table);
  expect(await list('h')).toMatchObject([{ table: second.table }]);
});

test('no log is read for a stranger', async () => {
  const { table, invite } = await made();
  await list('h');
  await start();
  read = [];
  const ask = async (part: string, headers: Record<string, string>): Promise<number> =>
    (await fetch(`${base}/${table}/${part}`, { headers })).status;
  for (const part of ['record', 'story']) {
    expect(await ask(part, bearer('s'))).toBe(404);
    expect(await ask(part, { ...bearer('s'), 'table-code': 'guess' })).toBe(404);
    expect(await ask(part, {})).toBe(404);
  }
  const after = JSON.stringify({ ...wish, after: table });
  const again = await fetch(base, { method: 'POST', body: after, headers: bearer('s') });
  expect(again.status).toBe(404);
  expect(read).toEqual([]);
  expect(await ask('story', { 'table-code': invite })).toBe(200);
  expect(await ask('record', bearer('h'))).toBe(200);
});

test('a guest who took the table off their list may still see the game', async () => {
  const { table, invite } = await made();
  await list('h');
  const room = await house.room(table);
  const ann = { guest: hashOf(token('a')), code: hashOf(invite) };
  const sit = { id: 'one', expects: 1, ask: { do: 'sit', seat: 0, name: 'Ann' } } as const;
  await new Promise<void>((resolve) => room!.ask(ann, sit, () => resolve()));
  await expect.poll(async () => list('a')).toHaveLength(1);
  await fetch(`${base}/${table}`, { method: 'DELETE', headers: bearer('a') });
  expect(await list('a')).toEqual([]);
  expect((await fetch(`${base}/${table}/story`, { headers: bearer('a') })).status).toBe(200);
});

describe('rematches in the lists of people who once played together', () => {
  let old: { table: string; invite: string };
  beforeEach(async () => {
    old = await made();
    await ask('a', old, { do: 'sit', seat: 0, name: 'Ann' });
  });

  async function ask(letter: string, at: { table: string; invite?: string }, what: Ask) {
    const room = (await house.room(at.table))!;
    const guest = {
      guest: hashOf(token(letter)),
      ...(at.invite ? { code: hashOf(at.invite) } : {}),
    };
    const command = { id: what.do, expects: 1, ask: what };
    const { answer } = await new Promise<Reply>((resolve) => room.ask(guest, command, resolve));
    expect(answer).toMatchObject({ ok: true });
  }

  async function rematchBy(letter: string): Promise<{ table: string }> {
    const body = JSON.stringify({ ...wish, after: old.table });
    const response = await fetch(base, { method: 'POST', body, headers: bearer(letter) });
    expect(response.status).toBe(201);
    return (await response.json()) as { table: string };
  }

  const tablesOf = async (letter: string): Promise<string[]> =>
    (await list(letter)).map(({ table }) => table);

  test('the next one takes the place of the same host’s last one', async () => {
    await ask('h', old, { do: 'sit', seat: 1, name: 'Hal' });
    const [first, second] = [await rematchBy('h'), await rematchBy('h')];
    expect((await tablesOf('a')).sort()).toEqual([old.table, second.table].sort());
    expect(await tablesOf('h')).toContain(first.table);
    // The first is still open to her.
    await ask('a', first, { do: 'sit', seat: 0, name: 'Ann' });
  });

  test('one where they sat down stays', async () => {
    await ask('h', old, { do: 'sit', seat: 1, name: 'Hal' });
    const first = await rematchBy('h');
    await ask('a', first, { do: 'sit', seat: 0, name: 'Ann' });
    const second = await rematchBy('h');
    expect((await tablesOf('a')).sort()).toEqual([old.table, first.table, second.table].sort());
  });

  test('one who comes as somebody else each time fills no list', async () => {
    const rematches: string[] = [];
    for (const letter of 'bcdefgijklmnop') {
      await ask(letter, old, { do: 'sit', seat: 1, name: letter });
      rematches.push((await rematchBy(letter)).table);
      await ask(letter, old, { do: 'leave', seat: 1 });
    }
    const left = await tablesOf('a');
    expect(left).toHaveLength(1 + REMATCHES_WAITING);
    expect(left).toContain(rematches.at(-1));
    expect(left).not.toContain(rematches[0]);
  });
});
