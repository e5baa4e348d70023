import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Serving } from '../serve.ts';
import { newFolder } from '../testing/folder.ts';
import { newBrowser } from '../testing/pushService.ts';

const { folder, remove } = newFolder();
let serving: Serving;
let base: string;

async function open(): Promise<void> {
  serving = await serve({ port: 0, host: '127.0.0.1', data: folder, logLevel: 'silent' });
  base = `http://127.0.0.1:${serving.port}/api/`;
}
beforeAll(open);
afterAll(async () => {
  await serving.close();
  remove();
});

async function ask(method: string, path: string, body?: unknown, letter = 'a') {
  const response = await fetch(base + path, {
    method,
    headers: letter === '' ? {} : { Authorization: `Bearer ${letter.repeat(43)}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, value: (await response.json()) as Record<string, unknown> };
}

const { subscription } = newBrowser('https://push.example.org/x');
const nobody = { is: 'nobody' };
const wish = { rules: 'house', seats: [nobody, nobody], pace: 'quick' };

test('the key is made on the first start, and is the same ever after', async () => {
  const first = await ask('GET', 'push', undefined, '');
  expect(first.value['key']).toMatch(/^[\w-]{87}$/);
  await serving.close();
  await open();
  expect(await ask('GET', 'push')).toEqual(first);
});

test('a browser is added and dropped', async () => {
  expect(await ask('PUT', 'push', subscription)).toEqual({ status: 200, value: {} });
  const { endpoint } = subscription;
  expect(await ask('DELETE', 'push', { endpoint })).toEqual({ status: 200, value: {} });
});

test.each([
  ['another address in our network', { endpoint: 'https://10.0.0.7/x' }, 'badEndpoint'],
  ['this machine', { endpoint: 'http://127.0.0.1:4321/x' }, 'badEndpoint'],
  ['no encryption', { endpoint: 'http://push.example.org/x' }, 'badEndpoint'],
  ['no language', { language: 7 }, 'misshapen'],
  ['no keys', { keys: undefined }, 'misshapen'],
  ['a short secret', { keys: { ...subscription.keys, auth: 'x' } }, 'misshapen'],
  [
    'no point of the curve',
    { keys: { ...subscription.keys, p256dh: 'B'.repeat(87) } },
    'misshapen',
  ],
])('%s is refused', async (_what, change, why) => {
  const { status, value } = await ask('PUT', 'push', { ...subscription, ...change });
  expect([status, value['why']]).toEqual([400, why]);
});

test('strangers, other methods and long texts are refused', async () => {
  expect((await ask('PUT', 'push', subscription, '')).status).toBe(401);
  expect((await ask('POST', 'push', subscription)).status).toBe(405);
  expect((await ask('DELETE', 'push', [7])).status).toBe(400);
  expect((await ask('PUT', 'push', { ...subscription, more: 'x'.repeat(5000) })).status).toBe(413);
});

test('a guest of a table switches it off and on, and nobody else does', async () => {
  const { value } = await ask('POST', 'tables', wish);
  const table = String(value['table']);
  expect((await ask('DELETE', `push/${table}`)).status).toBe(200);
  expect((await ask('GET', 'push')).value['muted']).toEqual([table]);
  expect((await ask('DELETE', `push/${table}`, undefined, 'b')).status).toBe(404);
  expect((await ask('GET', 'push', undefined, 'b')).value['muted']).toEqual([]);
  expect((await ask('PUT', `push/${table}`)).status).toBe(200);
  expect((await ask('GET', 'push')).value['muted']).toEqual([]);
  expect((await ask('DELETE', 'push/no.such')).status).toBe(404);
  await ask('DELETE', `tables/${table}`, undefined, 'b');
  expect((await ask('GET', 'push', undefined, 'b')).value['muted']).toEqual([]);
  // A table that is off the list isn't heard of anymore.
  await ask('DELETE', `tables/${table}`);
  expect((await ask('GET', 'push')).value['muted']).toEqual([table]);
});
