import WebSocket from 'ws';
import type { Ears, ClientLine } from '../client.ts';

interface SocketLine extends ClientLine {
  /** Resolves when everything told so far has been heard. */
  caughtUp(): Promise<void>;
}

/** A line over a real socket to the table at that address, for the token's owner; `from` is its local address. */
export function socketLine(
  address: string,
  token: string,
  ears: Ears,
  from = '127.0.0.1',
): SocketLine {
  const socket = new WebSocket(address, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    handshakeTimeout: 2000,
    localAddress: from,
  });
  /** Messages from before the line was open. */
  let early: string[] | undefined = [];
  socket.on('open', () => {
    for (const text of early ?? []) socket.send(text);
    early = undefined;
  });
  socket.on('message', (data: Buffer) => ears.heard(data.toString('utf8')));
  // An error is always followed by the end.
  socket.on('error', () => undefined);
  socket.on('close', () => ears.closed());
  return {
    send(text) {
      if (early) early.push(text);
      else if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: () => socket.terminate(),
    caughtUp: async () =>
      new Promise((resolve) => {
        socket.once('pong', () => resolve());
        socket.ping();
      }),
  };
}
