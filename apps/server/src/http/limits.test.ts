import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServed, type Served } from '../testing/served.ts';
import { newRefusals } from '../refusals.ts';
import { newAccounts } from './accounts.ts';
import { newLimits, type Charge, type LimitOptions, type Payer } from './limits.ts';

const home = '2001:db8:1:2::7';
const sameHome = '2001:db8:1:2:ffff::8';
const neighbours = '2001:db8:1:3::7';

/** Limits with a clock set by hand. */
function limitsAt(options: LimitOptions = {}) {
  const clock = { at: 0, now: () => clock.at };
  const refusals = newRefusals();
  return { clock, refusals, limits: newLimits(options, clock, refusals) };
}

/** Number of allowed charges out of `count`. */
function allowed(payer: Payer, charge: Charge, count: number): number {
  return Array.from({ length: count }).filter(() => payer.may(charge)).length;
}

test('an address gets its allowance back with time, and a whole IPv6 network has one', () => {
  const { clock, limits, refusals } = limitsAt({ requestsPerMinute: 60 });
  expect(allowed(limits.payer(home, undefined), 'request', 60)).toBe(60);
  expect(limits.top(5)).toEqual([]);
  expect(limits.payer(sameHome, undefined).may('request')).toBe(false);
  expect(limits.top(5)).toEqual([{ address: '2001:db8:1:2::/64', sockets: 0, refused: 1 }]);
  expect(refusals.all.requests).toBe(1);
  expect(limits.payer(neighbours, undefined).may('request')).toBe(true);
  clock.at += limits.retryAfter('request') * 1000;
  expect(allowed(limits.payer(home, undefined), 'request', 2)).toBe(1);
});

test('a guest has a part of that, from wherever they come, and leaves the others theirs', () => {
  const { limits } = limitsAt({ requestsPerMinute: 60, guestShare: 20 });
  expect(allowed(limits.payer(home, 'ann'), 'request', 60)).toBe(12);
  expect(limits.payer(neighbours, 'ann').may('request')).toBe(false);
  expect(allowed(limits.payer(home, undefined), 'request', 60)).toBe(48);
});

test('dearer requests are charged more, and are possible even with a small allowance', () => {
  const { limits } = limitsAt({ requestsPerMinute: 60 });
  expect(allowed(limits.payer(home, undefined), 'story', 60)).toBe(6);
  expect(allowed(limits.payer(neighbours, undefined), 'list', 60)).toBe(12);
  expect(limitsAt({ requestsPerMinute: 1 }).limits.payer(home, 'ann').may('story')).toBe(true);
});

test('a club behind one address looks at its tables, comes again after a restart, and plays', () => {
  const { clock, limits, refusals } = limitsAt();
  const club = Array.from({ length: 100 }, (_, player) => limits.payer(home, `guest ${player}`));
  for (const player of club) {
    expect(player.may('list')).toBe(true);
    expect(allowed(player, 'socket', 3)).toBe(3);
    expect(player.openSocket()).toBeDefined();
    expect(player.may('message') && player.may('watch')).toBe(true);
  }
  for (let second = 0; second < 60; second++) {
    clock.at += 1000;
    for (const player of club) expect(player.may('message')).toBe(true);
  }
  expect(Object.values(refusals.all).every((count) => count === 0)).toBe(true);
});

test.each([
  ['message', 600 + 30 * 100],
  ['ping', 600 + 30 * 100],
  ['pong', 600 + 30 * 100],
  ['watch', (600 + 30 * 100) / 4],
] as const)('95 sockets of one address share what it may send: %s', (charge, most) => {
  const { clock, limits } = limitsAt();
  const lines = Array.from({ length: 95 }, (_, line) => limits.payer(home, `guest ${line}`));
  let heard = 0;
  for (let round = 0; round < 30 * 20; round++) {
    for (const line of lines) if (line.may(charge)) heard++;
    clock.at += 50;
  }
  expect(heard).toBeLessThanOrEqual(most);
  expect(limits.payer(neighbours, 'ann').may(charge)).toBe(true);
});

test('open sockets are counted for the address and for the guest until they are closed', () => {
  const { limits } = limitsAt({ socketsPerAddress: 10, guestShare: 20 });
  const ann = limits.payer(home, 'ann');
  const [first] = [ann.openSocket(), ann.openSocket()];
  expect(ann.openSocket()).toBeUndefined();
  expect(limits.payer(neighbours, 'ann').openSocket()).toBeUndefined();
  first!();
  first!();
  expect(ann.openSocket()).toBeDefined();
  for (let other = 0; other < 8; other++)
    expect(limits.payer(home, `guest ${other}`).openSocket()).toBeDefined();
  expect(limits.payer(sameHome, 'bob').openSocket()).toBeUndefined();
});

test('an account with an open socket is never forgotten, however many come by', () => {
  const accounts = newAccounts({ sockets: { burst: 1, perSecond: 0 } }, { now: () => 0 }, 10);
  const others = (): void => {
    for (let other = 0; other < 100; other++) accounts.takes(accounts.of(`${other}`), 'sockets', 1);
  };
  const mayOpen = (): boolean => accounts.takes(accounts.of('here'), 'sockets', 1);
  accounts.opened(accounts.of('here'));
  expect(mayOpen()).toBe(true);
  others();
  expect(mayOpen()).toBe(false);
  accounts.closed(accounts.of('here'));
  others();
  expect(mayOpen()).toBe(true);
});

let served: Served;
/** A different guest at the address each time. */
let guests = 0;
const from = (address: string): Record<string, string> => ({
  'X-Forwarded-For': address,
  Authorization: `Bearer ${String(++guests).padStart(43, '0')}`,
});

beforeAll(async () => {
  served = await startServed({
    requestsPerMinute: 2,
    socketsPerMinute: 2,
    messagesPerSecond: 1,
    guestShare: 100,
  });
});
afterAll(async () => served.close());

test('people who ask too much are told when to come back, and others are not', async () => {
  const ask = async (address: string): Promise<Response> =>
    fetch(served.at('/api/address'), { headers: from(address) });
  expect((await ask(home)).status).toBe(200);
  expect((await ask(home)).status).toBe(200);
  const refused = await ask(sameHome);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('30');
  expect(await refused.json()).toEqual({
    why: 'tooFast',
    sentence: 'You’re going too fast. Try again in 30 seconds.',
  });
  expect((await ask(neighbours)).status).toBe(200);
});

test('people who keep hanging up and coming back are told so, too', async () => {
  const come = async (address: string): Promise<'taken' | IncomingMessage> => {
    const url = served.at('/api/tables/nowhere').replace('http', 'ws');
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

/** The close code of a line that repeats something forty times, the messages it gets, and how long it lasts. */
async function flood(
  address: string,
  send: (line: WebSocket, code: string) => void,
): Promise<{ code: number; heard: string[]; seconds: number }> {
  const nobody = { is: 'nobody' };
  const body = JSON.stringify({ rules: 'house', seats: Array(4).fill(nobody), pace: 'quick' });
  const headers = from(address);
  const made = await fetch(served.at('/api/tables'), { method: 'POST', headers, body });
  const { table, watch } = (await made.json()) as { table: string; watch: string };
  const line = new WebSocket(served.at(`/api/tables/${table}`).replace('http', 'ws'), { headers });
  const heard: string[] = [];
  line.on('message', (data: Buffer) => heard.push(data.toString()));
  line.on('error', () => undefined);
  await once(line, 'open');
  const since = performance.now();
  // Sent once the table is in memory: earlier messages wait for it.
  line.send(JSON.stringify({ is: 'watch', protocol: 1, code: watch }));
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  for (let i = 0; i < 40; i++) send(line, watch);
  const [code] = (await once(line, 'close')) as [number];
  return { code, heard, seconds: (performance.now() - since) / 1000 };
}

test('pongs that nobody asked for are counted, and so are pings', async () => {
  expect((await flood('203.0.113.1', (line) => line.pong())).code).toBe(1006);
  expect((await flood('203.0.113.2', (line) => line.ping())).code).toBe(1006);
});

test('people who send too much are told so, and to come back later if they go on', async () => {
  const { code, heard, seconds } = await flood('203.0.113.3', (line, watch) =>
    line.send(JSON.stringify({ is: 'watch', protocol: 1, code: watch })),
  );
  expect(code).toBe(1013);
  // Six messages at once and one a second; each snapshot costs five.
  const snapshots = heard.filter((text) => text.includes('"snapshot"')).length;
  expect(snapshots).toBeGreaterThan(0);
  expect(snapshots * 5).toBeLessThanOrEqual(6 + seconds);
  expect(heard.filter((text) => text.includes('"tooFast"'))).toHaveLength(10);
});
