import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { obey } from './obey.ts';

// The least a server can do: one of four speaks, and all four get this many bytes.
const [size] = process.argv.slice(2);
const message = Buffer.alloc(Number(size), 'x');
const groups = new Map<string, WebSocket[]>();

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (line, { url }) => {
  const group = groups.get(url!) ?? [];
  groups.set(url!, group);
  group.push(line);
  line.on('message', () => {
    for (const one of group) one.send(message, { binary: false });
  });
});
server.on('listening', () => {
  obey((server.address() as AddressInfo).port, async () => Promise.resolve());
});
