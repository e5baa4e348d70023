import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { realClock } from '../clock.ts';
import type { House } from '../house/house.ts';
import type { Room } from '../house/room.ts';
import { listen } from '../listen.ts';
import { newBlocked } from '../operator/blocked.ts';
import { newRefusals } from '../refusals.ts';
import { newLimits } from './limits.ts';
import { openSockets, type Sockets } from './sockets.ts';

let server: Server;
let sockets: Sockets;
let troubles: string[];
beforeEach(() => {
  server = createServer();
  troubles = [];
});
afterEach(() => {
  sockets.close();
  server.closeAllConnections();
  server.close();
});

/** Opens the doors to rooms like this; returns the port. */
async function open(room: House['room']): Promise<number> {
  const trust = { proxy: false, origins: [] };
  const refusals = newRefusals();
  const limits = newLimits({}, realClock, refusals);
  sockets = openSockets({
    server,
    house: { room },
    clock: realClock,
    trust,
    limits,
    refusals,
    blocked: newBlocked(),
    report: (error) => troubles.push((error as Error).message),
  });
  return listen(server, 0, '127.0.0.1');
}

/** The close code of a watcher's line in a room like this. */
async function endOf(room: House['room']): Promise<number> {
  const port = await open(room);
  const headers = { Authorization: `Bearer ${'a'.repeat(43)}` };
  const line = new WebSocket(`ws://127.0.0.1:${port}/api/tables/oak`, { headers });
  line.on('open', () => line.send('{"is":"watch","protocol":1}'));
  return new Promise((resolve) => {
    line.on('close', resolve);
  });
}

test('a line on which something fails is ended and told of, and the client comes again', async () => {
  const enter = (): never => {
    throw new Error('a bug');
  };
  expect(await endOf(async () => Promise.resolve({ enter } as Partial<Room> as Room))).toBe(1013);
  expect(troubles).toEqual(['a bug']);
});

test('so is a line to a table that cannot be had now', async () => {
  expect(await endOf(async () => Promise.reject(new Error('no database')))).toBe(1013);
  expect(troubles).toEqual(['no database']);
});

/** How a line ends whose message comes in this many parts, and what was heard. */
async function partsEnd(parts: number): Promise<{ code: number; asked: number }> {
  let asked = 0;
  const enter = (): never => {
    asked++;
    throw new Error('that was the end of it');
  };
  const port = await open(async () => Promise.resolve({ enter } as Partial<Room> as Room));
  const headers = { Authorization: `Bearer ${'a'.repeat(43)}` };
  const line = new WebSocket(`ws://127.0.0.1:${port}/api/tables/oak`, { headers });
  await once(line, 'open');
  line.send('{"is":"watch",', { fin: false });
  for (let i = 2; i < parts; i++) line.send('', { fin: false });
  line.send('"protocol":1}', { fin: true });
  const [code] = (await once(line, 'close')) as [number];
  return { code, asked };
}

test('a message may come in a few parts, but not in many', async () => {
  expect(await partsEnd(3)).toEqual({ code: 1013, asked: 1 });
});

test('a message in hundreds of empty parts ends the line unheard', async () => {
  const { code, asked } = await partsEnd(300);
  expect([1006, 1008]).toContain(code);
  expect(asked).toBe(0);
});

test('somebody who is refused a line keeps none open, even if they never hang up', async () => {
  const port = await open(async () => Promise.resolve(undefined));
  const ended = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('close', resolve));
  });
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.write(
    [
      'GET /api/nothing HTTP/1.1',
      'Host: here',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 404 Not Found/);
  await ended;
  client.destroy();
});
