import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { expect, test } from 'vitest';
import { SocketWire } from './wire.ts';

const saying = (text: string) => ({ is: 'said', seq: 1, seat: 0, text, at: 0 }) as const;

test('a client reads texts of every length as they were, in order, the last before the line is closed', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000].map((size) => 'é'.repeat(size >> 1));
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (line) => {
      const wire = new SocketWire(line, socket);
      for (const text of texts) wire.send(saying(text));
      setImmediate(() => {
        for (const text of texts) wire.send(saying(text));
        wire.close('leaving');
        wire.send(saying('too late'));
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) =>
    heard.push((JSON.parse(data.toString()) as ReturnType<typeof saying>).text),
  );
  const [code] = (await once(client, 'close')) as [number];
  server.close();
  expect(heard).toEqual([...texts, ...texts]);
  expect(code).toBe(1012);
});
