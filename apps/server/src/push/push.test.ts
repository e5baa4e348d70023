import type { FromTable, Snapshot } from '@hand-and-foot/protocol';
import { handClock } from '@hand-and-foot/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serve, type Serving } from '../serve.ts';
import { newFolder } from '../testing/folder.ts';
import {
  claimsIn,
  newBrowser,
  startPushService,
  type PushService,
} from '../testing/pushService.ts';

const { folder, remove } = newFolder();
const clock = handClock();
let serving: Serving;
let service: PushService;
let base: string;

beforeAll(async () => {
  service = await startPushService();
  serving = await serve({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    logLevel: 'silent',
    pushToLoopback: true,
    around: (usual) => ({ ...usual, clock }),
  });
  base = `127.0.0.1:${serving.port}`;
});
afterAll(async () => {
  await serving.close();
  service.close();
  remove();
});

const headersOf = (name: string) => ({ Authorization: `Bearer ${name[0]!.repeat(43)}` });

async function ask(name: string, method: string, path: string, body?: unknown): Promise<object> {
  const response = await fetch(`http://${base}/api/${path}`, {
    method,
    headers: headersOf(name),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as object;
}

/** Somebody at the table, and what they have last been shown of it. */
async function arrive(name: string, table: string, code: string) {
  const line = new WebSocket(`ws://${base}/api/tables/${table}`, { headers: headersOf(name) });
  const told: FromTable[] = [];
  line.on('message', (data: Buffer) => told.push(JSON.parse(data.toString()) as FromTable));
  await new Promise((resolve) => line.once('open', resolve));
  line.send(JSON.stringify({ is: 'watch', protocol: 1, code }));
  const shown = (): Snapshot | undefined =>
    told.filter((message) => message.is === 'snapshot').at(-1);
  await expect.poll(shown).toBeDefined();
  return {
    line,
    shown,
    say: (id: string, expects: number, asked: object) =>
      line.send(JSON.stringify({ is: 'ask', id, expects, ask: asked })),
    isTold: (is: FromTable['is']) => told.some((message) => message.is === is),
  };
}

test('a server notifies the player it waits for, in their language and with their key', async () => {
  const nobody = { is: 'nobody' };
  const wish = { rules: 'closed-books', seats: [nobody, nobody], pace: 'quick' };
  const made = (await ask('ann', 'POST', 'tables', wish)) as { table: string; invite: string };
  const { key } = (await ask('ann', 'GET', 'push')) as { key: string };
  const browsers = {
    ann: newBrowser(`${service.address}/ann`, 'en'),
    ben: newBrowser(`${service.address}/ben`, 'es'),
  };
  const ann = await arrive('ann', made.table, made.invite);
  const ben = await arrive('ben', made.table, made.invite);
  for (const [name, { subscription }] of Object.entries(browsers))
    await ask(name, 'PUT', 'push', subscription);
  ann.say('a', 1, { do: 'sit', seat: 0, name: 'Ann' });
  await expect.poll(() => ann.shown()!.seat).toBe(0);
  ben.say('b', 2, { do: 'sit', seat: 1, name: 'Ben' });
  await expect.poll(() => ben.shown()!.seat).toBe(1);
  ann.say('c', 3, { do: 'deal' });
  await expect.poll(() => ben.isTold('happened')).toBe(true);
  ann.line.close();
  ben.line.close();
  const count = async (): Promise<number> => {
    await clock.pass(1000);
    return service.received.length;
  };
  await expect.poll(count, { interval: 1 }).toBe(1);
  const [{ path, body, headers }] = service.received as [(typeof service.received)[0]];
  const name = path.slice(1) as keyof typeof browsers;
  expect(browsers[name].decrypted(body)).toEqual({
    table: made.table,
    awaits: 'turn',
    rules: { id: 'closed-books', name: 'Closed Books' },
    host: 'Ann',
    language: name === 'ann' ? 'en' : 'es',
  });
  expect(claimsIn(headers, key)).toMatchObject({ aud: service.address, sub: `https://${base}` });
  const figures = async (): Promise<string> => (await fetch(`http://${base}/metrics`)).text();
  await expect.poll(figures).toContain('hand_and_foot_pushes_total{outcome="sent"} 1');
});
