import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from '@hand-and-foot/fair';
import type { Answer, Ask, FromTable, Snapshot } from '@hand-and-foot/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serve, type Serving } from './serve.ts';
import { stuckFile } from './watchdog/stuckFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'serving-'));
let serving: Serving;
let base: string;
const open: WebSocket[] = [];

async function start(): Promise<void> {
  serving = await serve({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    logLevel: 'silent',
    tablesPerMinute: 1000,
  });
  base = `http://127.0.0.1:${serving.port}`;
}

beforeAll(start);
afterEach(() => open.splice(0).forEach((line) => line.terminate()));
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

const token = (letter: string): string => letter.repeat(43);
const bearer = (letter: string): Record<string, string> => ({
  Authorization: `Bearer ${token(letter)}`,
});
const nobody = { is: 'nobody' };
const wish = { rules: 'closed-books', seats: [nobody, nobody], pace: 'quick' };

async function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${base}/api/tables`, { method: 'POST', body: text, headers });
}

interface Made {
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
}

async function make(more: object = {}): Promise<Made> {
  return (await (await post({ ...wish, ...more }, bearer('h'))).json()) as Made;
}

/** A client that remembers every message. */
function clientAt(table: string, headers: Record<string, string>) {
  const told: FromTable[] = [];
  const line = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}`, { headers });
  let count = 0;
  open.push(line);
  line.on('message', (data: Buffer) => told.push(JSON.parse(data.toString()) as FromTable));
  const ended = new Promise<number>((resolve) => {
    line.on('close', resolve);
    line.on('error', () => undefined);
  });

  async function say(message: unknown): Promise<void> {
    if (line.readyState !== WebSocket.OPEN)
      await new Promise((resolve) => line.once('open', resolve));
    line.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async function hears<Is extends FromTable['is']>(
    is: Is,
  ): Promise<Extract<FromTable, { is: Is }>> {
    await expect.poll(() => told.some((message) => message.is === is)).toBe(true);
    const at = told.findIndex((message) => message.is === is);
    return told.splice(at, 1)[0] as Extract<FromTable, { is: Is }>;
  }

  async function watch(code?: string): Promise<Snapshot> {
    await say({ is: 'watch', protocol: 1, ...(code === undefined ? {} : { code }) });
    return hears('snapshot');
  }

  async function ask(asked: Ask, expects = 1, id = `c${++count}`): Promise<Answer> {
    await say({ is: 'ask', id, expects, ask: asked });
    return hears('answer');
  }

  return { told, line, ended, say, hears, watch, ask };
}

describe('making a table', () => {
  test('gives a browser its cookie once, which scripts cannot read and other pages cannot use', async () => {
    const first = await post(wish, { Origin: base });
    expect(first.status).toBe(201);
    const [cookie] = first.headers.getSetCookie();
    expect(cookie).toMatch(/^guest=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const [pair] = cookie!.split(';');
    const again = await post(wish, { Origin: base, Cookie: pair! });
    expect(again.headers.getSetCookie()).toEqual([]);
    const mine = await fetch(`${base}/api/tables`, { headers: { Cookie: pair! } });
    expect(await mine.json()).toHaveLength(2);
    expect((await post(wish, { Origin: 'http://elsewhere.example', Cookie: pair! })).status).toBe(
      403,
    );
    expect((await post(wish, { Cookie: pair! })).status).toBe(403);
  });

  test.each([
    ['', 400],
    ['[[[', 400],
    [{ ...wish, rules: 'no such rules' }, 400],
    [{ ...wish, seats: [] }, 400],
    [{ ...wish, more: 1 }, 400],
    [{ ...wish, manners: { quiet: true, turn: 1 } }, 400],
    ['x'.repeat(100_000), 413],
  ])('answers what cannot be made with a reason: %#', async (body, status) => {
    const response = await post(body, bearer('h'));
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('why');
  });
});

describe('a line to a table', () => {
  test('shows an invited guest the table, seats them, and tells the others who is there', async () => {
    const { table, invite, watch } = await make();
    const ann = clientAt(table, bearer('a'));
    expect((await ann.watch(invite)).shared).toMatchObject({ invited: true, host: false });
    expect(await ann.ask({ do: 'sit', seat: 0, name: 'Ann' })).toMatchObject({ ok: true, seq: 2 });
    expect(await ann.hears('snapshot')).toMatchObject({ seat: 0 });
    const onlooker = clientAt(table, bearer('o'));
    expect(await onlooker.watch(watch)).not.toHaveProperty('seat');
    expect(await onlooker.ask({ do: 'sit', seat: 1, name: 'Eve' }, 2)).toMatchObject({
      refusal: { why: 'notInvited' },
    });
    await expect
      .poll(() => onlooker.told.filter(({ is }) => is === 'present').at(-1))
      .toMatchObject({ is: 'present', seats: [0], watchers: 1 });
  });

  test('knows the guest of a seat again on another line, and nobody else', async () => {
    const { table, invite } = await make();
    const ann = clientAt(table, bearer('a'));
    await ann.watch(invite);
    await ann.ask({ do: 'sit', seat: 1, name: 'Ann' });
    ann.line.terminate();
    expect(await clientAt(table, bearer('a')).watch()).toMatchObject({ seat: 1 });
    const eve = clientAt(table, bearer('e'));
    await eve.say({ is: 'watch', protocol: 1, code: 'guess' });
    await eve.hears('turnedAway');
    expect(await eve.ended).toBe(4003);
  });

  test.each([
    ['without a token', {}, 403],
    ['from another page', { Origin: 'http://elsewhere.example' }, 403],
    ['with half a token', { Authorization: 'Bearer short' }, 403],
  ])('is not opened %s', async (_, headers, status) => {
    const { table } = await make();
    const line = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}`, { headers });
    const refused = new Promise((resolve) => {
      line.on('error', resolve);
    });
    expect(await refused).toMatchObject({ message: `Unexpected server response: ${status}` });
  });

  test('is opened for our own page, which is given its cookie with it', async () => {
    const { table, invite } = await make();
    const line = clientAt(table, { Origin: base });
    const cookie = new Promise((resolve) => {
      line.line.on('upgrade', ({ headers }) => resolve(headers['set-cookie']?.[0]));
    });
    expect(await cookie).toMatch(/^guest=/);
    expect((await line.watch(invite)).shared!.invited).toBe(true);
  });

  test('to no table, or of another protocol, ends with its own code', async () => {
    const { table } = await make();
    const lost = clientAt('nowhere', bearer('a'));
    expect(await lost.ended).toBe(4004);
    const old = clientAt(table, bearer('h'));
    await old.say({ is: 'watch', protocol: 0 });
    expect(await old.ended).toBe(4010);
  });

  test('bears noise for a while, then ends, and the table goes on', async () => {
    const { table, invite } = await make();
    const noisy = clientAt(table, bearer('n'));
    for (const noise of ['', '{', 'null', '{"is":"ask"}', '[]']) await noisy.say(noise);
    expect(await noisy.hears('malformed')).toMatchObject({ why: 'notJson' });
    for (let count = 0; count < 10; count++) await noisy.say('!');
    expect(await noisy.ended).toBe(1008);
    const large = clientAt(table, bearer('l'));
    await large.say('x'.repeat(20_000));
    expect(await large.ended).toBe(1009);
    expect(await clientAt(table, bearer('a')).watch(invite)).toMatchObject({ seq: 1 });
  });
});

test('at a quiet table, a lie about a phrase is refused and told to nobody', async () => {
  const { table, invite } = await make({ manners: { quiet: true } });
  const [ann, ben] = [clientAt(table, bearer('a')), clientAt(table, bearer('b'))];
  for (const [seat, client] of [ann, ben].entries()) {
    await client.watch(invite);
    await client.ask({ do: 'sit', seat, name: `Guest ${seat}` });
  }
  const dealt = await ann.ask({ do: 'deal' }, 3);
  const seq = dealt.ok ? dealt.seq : 0;
  const say = async (phrase: string): Promise<unknown> => ann.ask({ do: 'sayPhrase', phrase }, seq);
  expect(await say('needWilds')).toMatchObject({ refusal: { why: 'quiet' } });
  expect(await say('myAces')).toMatchObject({ refusal: { why: 'noSuchPhrase' } });
  expect(await say('wow')).toMatchObject({ ok: true, seq: seq + 1 });
  expect(await ben.hears('said')).toMatchObject({ seq: seq + 1, phrase: 'wow', text: 'Wow!' });
});

describe('another game', () => {
  test('lets in those who had a seat, without a code; others neither come nor ask them over', async () => {
    const { table, invite, watch } = await make();
    const ann = clientAt(table, bearer('a'));
    await ann.watch(invite);
    await ann.ask({ do: 'sit', seat: 0, name: 'Ann' });
    const ben = clientAt(table, bearer('b'));
    await ben.watch(invite);
    await ben.ask({ do: 'sit', seat: 1, name: 'Ben' });
    await clientAt(table, bearer('o')).watch(watch);
    const again = (await (await post({ ...wish, after: table }, bearer('a'))).json()) as Made;
    expect((await clientAt(again.table, bearer('b')).watch()).shared).toMatchObject({
      invited: true,
    });
    const list = async (letter: string): Promise<unknown> =>
      (await fetch(`${base}/api/tables`, { headers: bearer(letter) })).json();
    expect(await list('b')).toContainEqual(expect.objectContaining({ table: again.table }));
    expect(await list('o')).toEqual([]);
    const onlooker = clientAt(again.table, bearer('o'));
    await onlooker.say({ is: 'watch', protocol: 1 });
    expect(await onlooker.ended).toBe(4003);
    expect((await post({ ...wish, after: table }, bearer('o'))).status).toBe(404);
    expect((await post({ ...wish, after: 'nowhere' }, bearer('a'))).status).toBe(404);
  });
});

describe('what is over', () => {
  test('is for those who were let in; of a round that is played nothing is told', async () => {
    const { table, watch } = await make();
    const get = async (part: string, headers = {}): Promise<Response> =>
      fetch(`${base}/api/tables/${table}/${part}`, { headers });
    expect((await get('record')).status).toBe(404);
    expect((await get('story', bearer('e'))).status).toBe(404);
    expect((await get('story', { 'table-code': 'guess' })).status).toBe(404);
    const story = await (await get('story', { 'table-code': watch })).text();
    expect(story.trim().split('\n')).toHaveLength(1);
    expect((await (await get('record', bearer('h'))).text()).trim().split('\n')).toHaveLength(1);
  });
});

test('it says of itself that it is there and can keep things, and gives figures', async () => {
  expect((await fetch(`${base}/health`)).status).toBe(200);
  expect((await fetch(`${base}/ready`)).status).toBe(200);
  expect(await (await fetch(`${base}/metrics`)).text()).toContain('hand_and_foot_sockets');
});

test('a command that the server did not survive is refused after a restart, and others are done', async () => {
  const { table } = await make();
  await serving.close();
  const stuckIn = `${table} guest ${hashOf(token('h'))} heavy`;
  writeFileSync(stuckFile(folder), `not a line\n${JSON.stringify([stuckIn])}\n`);
  await start();
  const host = clientAt(table, bearer('h'));
  await host.watch();
  const refused = await host.ask({ do: 'close' }, 1, 'heavy');
  expect(refused).toMatchObject({ refusal: { why: 'gaveUp' } });
  expect(await host.ask({ do: 'close' })).toMatchObject({ ok: true });
});
