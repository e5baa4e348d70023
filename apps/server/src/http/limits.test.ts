import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serve, type Serving } from '../serve.ts';
import { newFolder } from '../testing/folder.ts';
import { newLimits } from './limits.ts';

const home = '2001:db8:1:2::7';
const sameHome = '2001:db8:1:2:ffff::8';
const neighbours = '2001:db8:1:3::7';

test('an address gets its allowance back with time, and a whole IPv6 network has one', () => {
  let now = 0;
  const { requests } = newLimits({ requestsPerMinute: 60 }, { now: () => now });
  for (let asked = 0; asked < 60; asked++) expect(requests.allows(home)).toBe(true);
  expect(requests.allows(sameHome)).toBe(false);
  expect(requests.allows(neighbours)).toBe(true);
  now += requests.retryAfter * 1000;
  expect(requests.allows(home)).toBe(true);
  expect(requests.allows(home)).toBe(false);
});

test('a club behind one address may look at its tables and come again after a restart', () => {
  const { requests, sockets, socketsPerAddress } = newLimits({}, { now: () => 0 });
  for (let player = 0; player < socketsPerAddress; player++) {
    for (let times = 0; times < 5; times++) expect(requests.allows(home)).toBe(true);
    for (let times = 0; times < 3; times++) expect(sockets.allows(home)).toBe(true);
  }
});

const { folder, remove } = newFolder();
let serving: Serving;
const at = (path: string): string => `http://127.0.0.1:${serving.port}${path}`;
const from = (address: string): Record<string, string> => ({
  'X-Forwarded-For': address,
  Authorization: `Bearer ${'a'.repeat(43)}`,
});

beforeAll(async () => {
  serving = await serve({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    trustProxy: true,
    logLevel: 'silent',
    requestsPerMinute: 2,
    socketsPerMinute: 2,
  });
});
afterAll(async () => {
  await serving.close();
  remove();
});

test('who asks too much is told when to come again, and others are not', async () => {
  const ask = async (address: string): Promise<Response> =>
    fetch(at('/api/tables'), { headers: from(address) });
  expect((await ask(home)).status).toBe(200);
  expect((await ask(home)).status).toBe(200);
  const refused = await ask(sameHome);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('30');
  expect(await refused.json()).toEqual({
    why: 'tooFast',
    sentence: 'Too much has come from this address. Try again in 30 seconds.',
  });
  expect((await ask(neighbours)).status).toBe(200);
});

test('who hangs up and comes again without end is told so, too', async () => {
  const come = async (address: string): Promise<'taken' | IncomingMessage> => {
    const url = at('/api/tables/nowhere').replace('http', 'ws');
    const line = new WebSocket(url, { headers: from(address) });
    line.on('error', () => undefined);
    const refused = once(line, 'unexpected-response').then(
      ([, response]) => response as IncomingMessage,
    );
    const taken = once(line, 'open').then(() => 'taken' as const);
    const outcome = await Promise.race([refused, taken]);
    line.terminate();
    return outcome;
  };
  expect(await come(home)).toBe('taken');
  expect(await come(home)).toBe('taken');
  const refused = await come(sameHome);
  expect(refused).toMatchObject({ statusCode: 429, headers: { 'retry-after': '30' } });
  expect(await come(neighbours)).toBe('taken');
});
