import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { expect, test } from 'vitest';
import { newOutbox } from './outbox.ts';

test('a client reads texts of every length as they were, in order, the last before the line is closed', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000].map((size) => 'é'.repeat(size >> 1));
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (line) => {
      const outbox = newOutbox(line, socket);
      for (const text of texts) outbox.send(text, true);
      for (const [at, text] of texts.entries()) outbox.send(text, at % 3 > 0);
      outbox.flush();
      line.close();
      outbox.send('too late', false);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  await once(client, 'close');
  server.close();
  expect(heard).toEqual([...texts, ...texts]);
});
