import { seeded } from '@hand-and-foot/engine';
import { hashOf, keepsPledge, shuffleKey } from '@hand-and-foot/fair';
import type { FromTable, NightAsk, NightView } from '@hand-and-foot/protocol';
import { realClock } from '@hand-and-foot/server/parts';
import { newFolder } from '@hand-and-foot/server/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import { Client } from './client.ts';
import { sociable } from './habits.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';
import { shortRules as rules } from './shortRules.ts';
import { tokenOf } from './torture/gathering.ts';
import { onFolder } from './torture/onFolder.ts';
import { socketLine } from './torture/socketLine.ts';

// A match of two tables with real processes and sockets, over a crash, and somebody who tries to look ahead.

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eve', 'Finn', 'Gil', 'Hana'];
const teamOf = (name: string): 0 | 1 => (PEOPLE.indexOf(name) < 4 ? 0 : 1);

let remove: () => void;
let folder: string;
let server: ServerProcess;
const clients: Client[] = [];

beforeEach(async () => {
  ({ folder, remove } = newFolder());
  server = await startServer({ options: onFolder(folder) });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.stop();
  await server.kill();
  remove();
});

async function say(
  method: 'GET' | 'POST',
  path: string,
  who: string,
  body?: unknown,
  code = '',
): Promise<{ status: number; value: unknown }> {
  const response = await fetch(`${server.address}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${tokenOf(who)}`, ...(code ? { 'night-code': code } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  try {
    return { status: response.status, value: JSON.parse(text) as unknown };
  } catch {
    return { status: response.status, value: text };
  }
}

/** Somebody who plays at a table until the night is over. */
function seat(name: string, table: string): void {
  const random = seeded(name);
  clients.push(
    new Client({
      connect: (ears) =>
        socketLine(`ws://127.0.0.1:${server.port}/api/tables/${table}`, tokenOf(name), ears),
      clock: realClock,
      random,
      decide: sociable({ name }, random),
      pause: 4,
    }),
  );
}

/** A table's first message to somebody who knocks. */
async function knock(table: string, who: string, code: string): Promise<FromTable> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/tables/${table}`, {
    headers: { authorization: `Bearer ${tokenOf(who)}` },
  });
  try {
    return await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send(JSON.stringify({ is: 'watch', protocol: 1, code })));
      socket.on('message', (data: Buffer) =>
        resolve(JSON.parse(data.toString('utf8')) as FromTable),
      );
      socket.on('error', reject);
    });
  } finally {
    socket.terminate();
  }
}

test('a match of two tables is played over a crash, and shows nobody a board too early', async () => {
  const wish = { kind: 'match', rules, pace: 'quick', boards: 2, rounds: 1, level: 'random' };
  const made = await say('POST', 'nights', 'Ada', wish);
  expect(made.status).toBe(201);
  const { night, code } = made.value as { night: string; code: string };
  const path = `nights/${night}`;
  const ask = async (who: string, what: NightAsk) => say('POST', path, who, what, code);
  const view = async (who: string) => (await say('GET', path, who)).value as NightView;

  const before = (await say('GET', path, 'a stranger', undefined, code)).value as NightView;
  for (const name of PEOPLE)
    await ask(name, { do: 'join', name, seed: hashOf(name), team: teamOf(name) });
  expect((await ask('Ben', { do: 'start' })).value).toEqual({ why: 'notHost' });
  expect((await ask('Ada', { do: 'start' })).value).toMatchObject({ phase: 'playing' });
  const tableOf = new Map<string, string>();
  for (const name of PEOPLE) {
    const { plan } = await view(name);
    const own = plan[0]!.tables.find(({ id }) => id !== undefined);
    tableOf.set(name, own!.id!);
  }
  const [one, two] = [...new Set(tableOf.values())];
  expect(two).toBeDefined();

  // One table plays its first board, the other hasn't begun.
  const at = (table: string) => PEOPLE.filter((name) => tableOf.get(name) === table);
  for (const name of at(one!)) seat(name, one!);
  const playedAt = async (): Promise<number[][]> =>
    (await view('Ada')).plan[0]!.tables.map(({ played }) => [...played]);
  await expect.poll(async () => (await playedAt()).flat(), { interval: 300 }).toContain(1);

  const [peeker] = at(two!);
  const seen = await view(peeker!);
  expect(seen.results).toEqual([]);
  expect(seen.secrets).toEqual(['', '']);
  for (const part of ['record', 'story'])
    for (const who of [...at(one!), ...at(two!)]) {
      const { status } = await say('GET', `tables/${one}/${part}`, who, undefined, code);
      expect(status, `${who} reads the ${part}`).toBe(tableOf.get(who) === one ? 403 : 404);
    }
  for (const who of [peeker!, 'a stranger'])
    expect(await knock(one!, who, code)).toMatchObject({ is: 'turnedAway' });
  const told = (): string =>
    clients.flatMap(({ history }) => history.told.map(({ text }) => text)).join('\n');

  // The machine dies in the middle of it.
  await server.kill();
  server = await startServer({ options: onFolder(folder) });
  expect((await view('Ben')).plan[0]!.tables.some(({ played }) => played.includes(1))).toBe(true);
  for (const name of at(two!)) seat(name, two!);
  await expect.poll(async () => (await view('Ada')).phase, { interval: 500 }).toBe('over');

  const end = await view('Cleo');
  const counted = end.results.map(({ board, table }) => `table ${table}, board ${board}`);
  expect(new Set(counted).size).toBe(4);
  for (const [board, secret] of end.secrets.entries()) {
    expect(keepsPledge({ pledge: before.pledges[board]!, secret })).toBe(true);
    expect(told()).not.toContain(secret);
  }
  // Both tables were dealt what was pledged, and now anyone there may see it.
  const stories = await Promise.all(
    [one!, two!].map(async (table) => {
      const { value } = await say('GET', `tables/${table}/story`, at(table)[0]!);
      return String(value);
    }),
  );
  for (const [board, secret] of end.secrets.entries()) {
    const key = shuffleKey({ table: night, round: board + 1, seeds: end.seeds, secret });
    for (const story of stories) expect(story).toContain(`"seed":"${key}"`);
  }
});

test('a club night of four pairs goes on round after round, over a crash, to its standings', async () => {
  const wish = { kind: 'pairs', rules, pace: 'quick', boards: 1, rounds: 3, level: 'random' };
  const made = await say('POST', 'nights', 'host', wish);
  const { night, code } = made.value as { night: string; code: string };
  const path = `nights/${night}`;
  const ask = async (who: string, what: NightAsk) => say('POST', path, who, what, code);
  const view = async (who: string) => (await say('GET', path, who)).value as NightView;
  for (const name of PEOPLE) await ask(name, { do: 'join', name, seed: hashOf(name) });
  // Ada and Ben find each other; the others play with anybody.
  await ask('Ben', { do: 'pair', with: 1 });
  await ask('host', { do: 'start' });

  const at = new Map<string, string>();
  /** Leads everybody to their table, as the page does, and tells how many rounds have begun. */
  async function lead(): Promise<number> {
    let begun = 0;
    for (const name of PEOPLE) {
      const seen = await view(name);
      begun = seen.phase === 'over' ? Infinity : seen.begun;
      const id = seen.plan[seen.begun - 1]?.tables.find((table) => table.id !== undefined)?.id;
      if (id === undefined || at.get(name) === id) continue;
      at.set(name, id);
      seat(name, id);
    }
    return begun;
  }
  await expect.poll(lead, { interval: 300 }).toBe(2);
  await server.kill();
  server = await startServer({ options: onFolder(folder) });
  await expect.poll(lead, { interval: 300 }).toBe(Infinity);

  const { pairs, plan, results, movement } = await view('Ada');
  expect(movement).toBe('howell');
  expect(pairs[0]!.seats).toEqual([{ player: 1 }, { player: 2 }]);
  expect(plan).toHaveLength(3);
  expect(results).toHaveLength(6);
  const met = results.map(
    ({ northSouth, eastWest }) =>
      `${Math.min(northSouth, eastWest)} ${Math.max(northSouth, eastWest)}`,
  );
  expect(new Set(met).size).toBe(6);
});
