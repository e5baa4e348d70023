import { once } from 'node:events';
import { hashOf } from '@hand-and-foot/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newRefusals } from '../refusals.ts';
import { serve } from '../serve.ts';
import { startServed, type Served } from '../testing/served.ts';
import { script } from './page/script.ts';

const TOKEN = 'o'.repeat(32);
let served: Served;

beforeAll(async () => {
  served = await startServed({ operatorToken: TOKEN });
});
afterAll(async () => served.close());

test('the page has words for every reason to refuse', () => {
  for (const reason of Object.keys(newRefusals().all))
    expect(script).toMatch(new RegExp(`^  ${reason}: '[A-Z]`, 'm'));
});

const guest = (letter: string): string => letter.repeat(43);

interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function operate(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` },
): Promise<Answered> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(served.at(`/api/operator/${path}`), { method, headers, ...text });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function makeTable(letter: string): Promise<{ table: string; invite: string }> {
  const nobody = { is: 'nobody' };
  const body = JSON.stringify({ rules: 'house', seats: Array(4).fill(nobody), pace: 'quick' });
  const headers = { Authorization: `Bearer ${guest(letter)}` };
  const made = await fetch(served.at('/api/tables'), { method: 'POST', headers, body });
  return (await made.json()) as { table: string; invite: string };
}

/** Somebody who sits down, and the close code of their line. */
async function sitter(
  letter: string,
  made: { table: string; invite: string },
  seat = 0,
): Promise<{ ended: Promise<number>; heard: string[] }> {
  const line = new WebSocket(served.at(`/api/tables/${made.table}`).replace('http', 'ws'), {
    headers: { Authorization: `Bearer ${guest(letter)}` },
  });
  const heard: string[] = [];
  line.on('message', (data: Buffer) => heard.push(data.toString()));
  const ended = once(line, 'close').then(([code]) => code as number);
  await once(line, 'open');
  line.send(JSON.stringify({ is: 'watch', protocol: 1, code: made.invite }));
  const sit = { do: 'sit', seat, name: 'Ada Lovelace' };
  line.send(JSON.stringify({ is: 'ask', id: 'sit', expects: 1, ask: sit }));
  await expect.poll(() => heard.some((text) => text.includes('"answer"'))).toBe(true);
  return { ended, heard };
}

test('there is no desk without the token, and none where it is wrong', async () => {
  for (const headers of [
    {},
    { Authorization: `Bearer ${'x'.repeat(32)}` },
    { Authorization: `Bearer ${TOKEN}x` },
    { Cookie: `guest=${TOKEN}` },
  ])
    expect((await operate('GET', 'status', undefined, headers)).status).toBe(401);
  const foreign = { Authorization: `Bearer ${TOKEN}`, Origin: 'https://elsewhere.example' };
  expect((await operate('GET', 'status', undefined, foreign)).status).toBe(403);
  const noisy = { 'X-Forwarded-For': '203.0.113.77' };
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await operate('GET', 'status', undefined, noisy)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

test('the page brings its own script and style, and no other', async () => {
  const page = await fetch(served.at('/operator'));
  const policy = page.headers.get('Content-Security-Policy');
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  const html = await page.text();
  expect(html).not.toMatch(/<script>|style=|onclick/);
  for (const [, path] of html.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await fetch(served.at(`/${path}`))).status).toBe(200);
});

test('a table is shown without names, cards or codes, and ended', async () => {
  const made = await makeTable('h');
  const ada = await sitter('a', made);
  const { body } = await operate('GET', `tables/${made.table}`);
  expect(body).toMatchObject({
    rules: 'house',
    host: hashOf(guest('h')).slice(0, 16),
    seats: [{ is: 'person', guests: [hashOf(guest('a')).slice(0, 16)] }, {}, {}, {}],
    over: false,
  });
  const all = await Promise.all(['status', 'tables'].map(async (path) => operate('GET', path)));
  const text = JSON.stringify([body, ...all]);
  for (const secret of ['Ada', made.invite, hashOf(made.invite), hashOf(guest('a')), TOKEN])
    expect(text).not.toContain(secret);
  expect(all[1]!.body).toMatchObject({ atHand: [{ table: made.table, run: true, people: true }] });
  expect(all[0]!.body).toMatchObject({
    nodes: [{ node: 'alone', sockets: 1, run: 1, draining: false }],
    slowest: [{ table: made.table }],
  });
  expect((await operate('POST', `tables/${made.table}/end`)).status).toBe(200);
  await expect.poll(() => ada.heard.some((one) => one.includes('"closed"'))).toBe(true);
  expect((await operate('GET', `tables/${made.table}`)).body).toMatchObject({ over: true });
  expect((await operate('POST', `tables/${made.table}/end`)).status).toBe(409);
  expect((await operate('POST', 'tables/nowhere/end')).status).toBe(404);
});

test('a blocked guest is hung up on and told why, until they are let in again', async () => {
  const made = await makeTable('h');
  const bad = await sitter('b', made);
  const fine = await sitter('f', made, 1);
  const block = { kind: 'guest', name: hashOf(guest('b')) };
  expect((await operate('POST', 'blocks', block)).status).toBe(200);
  expect(await bad.ended).toBe(4005);
  const list = async (letter: string): Promise<Response> =>
    fetch(served.at('/api/tables'), { headers: { Authorization: `Bearer ${guest(letter)}` } });
  const refused = await list('b');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    why: 'blocked',
    sentence: expect.stringContaining('write to the person who runs it') as string,
  });
  expect((await list('f')).status).toBe(200);
  expect(fine.heard.length).toBeGreaterThan(0);
  const again = new WebSocket(served.at(`/api/tables/${made.table}`).replace('http', 'ws'), {
    headers: { Authorization: `Bearer ${guest('b')}` },
  });
  expect((await once(again, 'close'))[0]).toBe(4005);
  expect((await operate('DELETE', 'blocks', block)).status).toBe(200);
  expect((await list('b')).status).toBe(200);
});

test('an address is blocked with all of its network, and the desk stays open to it', async () => {
  const from = { 'X-Forwarded-For': '2001:db8:7:7::1' };
  const neighbour = { 'X-Forwarded-For': '2001:db8:7:7:ffff::2' };
  const desk = { ...from, Authorization: `Bearer ${TOKEN}` };
  const block = { kind: 'address', name: '2001:db8:7:7::99' };
  expect((await operate('POST', 'blocks', block, desk)).body).toEqual({
    kind: 'address',
    name: '2001:db8:7:7::/64',
  });
  expect((await fetch(served.at('/api/tables'), { headers: neighbour })).status).toBe(403);
  expect((await operate('GET', 'status', undefined, desk)).status).toBe(200);
  const named = { kind: 'address', name: '2001:db8:7:7::/64' };
  expect((await operate('DELETE', 'blocks', named, desk)).status).toBe(200);
  expect((await fetch(served.at('/api/tables'), { headers: neighbour })).status).toBe(200);
  for (const nobody of [{}, { kind: 'guest', name: 'ann' }, { kind: 'address', name: 'home' }])
    expect((await operate('POST', 'blocks', nobody)).status).toBe(400);
});

test('a node that is drained sends its players away and takes no others until it goes on', async () => {
  const made = await makeTable('h');
  const ada = await sitter('a', made);
  expect((await operate('POST', 'nodes/nowhere/drain')).status).toBe(404);
  expect((await operate('POST', 'nodes/alone/drain')).status).toBe(200);
  expect(await ada.ended).toBe(1012);
  expect((await fetch(served.at('/ready'))).status).toBe(503);
  expect((await fetch(served.at('/api/tables'))).status).toBe(503);
  expect((await fetch(served.at('/health'))).status).toBe(200);
  const { body } = await operate('GET', 'status');
  expect(body).toMatchObject({ nodes: [{ draining: true, sockets: 0 }] });
  expect((await operate('POST', 'nodes/alone/resume')).status).toBe(200);
  expect((await fetch(served.at('/ready'))).status).toBe(200);
  expect((await sitter('c', made, 2)).heard.length).toBeGreaterThan(0);
});

test('a token that could be guessed is refused before anything is opened', async () => {
  const short = { port: 0, host: '127.0.0.1', data: served.folder, operatorToken: 'open sesame' };
  await expect(serve(short)).rejects.toThrow('needs at least 32');
});
