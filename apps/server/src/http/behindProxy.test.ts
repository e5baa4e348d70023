import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServed, type Served } from '../testing/served.ts';

const lines: string[] = [];
let served: Served;

beforeAll(async () => {
  served = await startServed({
    logLevel: 'warn',
    logTo: { write: (line) => lines.push(line) },
  });
});
afterAll(async () => served.close());

const nobody = { is: 'nobody' };
const wish = JSON.stringify({ rules: 'house', seats: Array(4).fill(nobody), pace: 'quick' });
const secure = { 'X-Forwarded-Proto': 'https' };
const COOKIE = `__Host-guest=${'c'.repeat(43)}`;

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** fetch would set some headers itself. */
async function ask(method: string, path: string, headers: Record<string, string>): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: served.port, path, method, headers, agent: false }, (heard) => {
      heard
        .resume()
        .on('end', () => resolve({ status: heard.statusCode!, headers: heard.headers }));
    });
    asked.on('error', reject).end(method === 'POST' ? wish : undefined);
  });
}

test('a proxy that calls this server by another name may say what browsers call it', async () => {
  const page = { Origin: 'https://cards.example', 'Sec-Fetch-Site': 'same-origin', ...secure };
  const renamed = { ...page, Host: 'node-1:8080' };
  expect((await ask('POST', '/api/tables', renamed)).status).toBe(403);
  expect((await ask('POST', '/api/tables', renamed)).status).toBe(403);
  const told = { ...renamed, 'X-Forwarded-Host': 'cards.example' };
  expect((await ask('POST', '/api/tables', told)).status).toBe(201);
  const foreign = { ...told, Origin: 'https://elsewhere.example' };
  expect((await ask('POST', '/api/tables', foreign)).status).toBe(403);
  // The operator is told once what to set.
  const hints = lines.filter((line) => line.includes('"fault":"proxy"'));
  expect(hints).toHaveLength(1);
  expect(hints[0]).toMatch(/X-Forwarded-Host .* --origin https:\/\/cards\.example/);
});

test('browsers that came over an encrypted line are told to use no other', async () => {
  const name = 'strict-transport-security';
  expect((await ask('GET', '/health', secure)).headers[name]).toBe('max-age=15552000');
  expect((await ask('GET', '/api/tables', secure)).headers[name]).toBe('max-age=15552000');
  expect((await ask('GET', '/health', {})).headers).not.toHaveProperty(name);
});

test('a cookie is renewed once in a while, with the same token, and only where nothing is cached', async () => {
  const get = async (path: string, Cookie: string): Promise<string[]> =>
    ((await ask('GET', path, { ...secure, Cookie })).headers['set-cookie'] as string[]) ?? [];
  const [guest, mark] = await get('/api/tables', COOKIE);
  expect(guest).toBe(`${COOKIE}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure`);
  expect(mark).toMatch(/^__Host-guest-renewed=1; .*HttpOnly/);
  const [pair] = mark!.split(';');
  expect(await get('/api/tables', `${COOKIE}; ${pair}`)).toEqual([]);
  expect(await get('/', COOKIE)).toEqual([]);
  expect(await get('/api/tables', '__Host-guest=forged')).toEqual([]);
});

test('a request broken off in the middle counts as no fault of ours', async () => {
  const before = lines.length;
  const head = 'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n{';
  for (let i = 0; i < 5; i++)
    await new Promise<void>((resolve) => {
      const line = connect(served.port, '127.0.0.1', () => {
        line.write(head, () => setImmediate(() => line.resetAndDestroy()));
      });
      line.on('close', () => resolve());
    });
  const figures = async (): Promise<string> => (await fetch(served.at('/metrics'))).text();
  await expect.poll(figures).toContain('refusals_total{reason="brokenOff"} 5');
  expect(lines.slice(before)).toEqual([]);
});
