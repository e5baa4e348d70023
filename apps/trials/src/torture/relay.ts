import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from '@hand-and-foot/engine';
import WebSocket, { WebSocketServer } from 'ws';

/** Each mishap's odds for a message, one in this many; 0 for never. */
export interface Mishaps {
  readonly dropped: number;
  readonly doubled: number;
  readonly delayed: number;
  /** Cuts the whole line in the middle of it. */
  readonly cut: number;
}

export const NO_MISHAPS: Mishaps = { dropped: 0, doubled: 0, delayed: 0, cut: 0 };

/** Relays whole messages between clients and a server: not all, not once, not at once. */
export interface Relay {
  readonly port: number;
  /** Redirects new lines. */
  aim(port: number): void;
  /** Ends all mishaps. */
  calm(): void;
  readonly count: Readonly<Record<keyof Mishaps | 'carried', number>>;
  close(): void;
}

const LONGEST_DELAY = 120;

export async function openRelay(mishaps: Mishaps, random: Random): Promise<Relay> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const count = { carried: 0, dropped: 0, doubled: 0, delayed: 0, cut: 0 };
  let present = mishaps;
  let target = 0;

  function befalls(mishap: keyof Mishaps): boolean {
    if (present[mishap] === 0 || random.below(present[mishap]) > 0) return false;
    count[mishap]++;
    return true;
  }

  /** One direction. A line may be slow, but it stays in order. */
  function carrier(to: WebSocket, cut: () => void): (text: string) => void {
    const queue: { readonly text: string; readonly at: number }[] = [];
    let isWaiting = false;

    function deliver(): void {
      isWaiting = false;
      for (let [next] = queue; next; [next] = queue) {
        const wait = next.at - Date.now();
        if (wait > 0) {
          isWaiting = true;
          setTimeout(deliver, wait);
          return;
        }
        queue.shift();
        if (to.readyState === to.OPEN) to.send(next.text);
      }
    }

    return (text) => {
      count.carried++;
      if (befalls('cut')) cut();
      if (befalls('dropped')) return;
      const at = Date.now() + (befalls('delayed') ? random.below(LONGEST_DELAY) : 0);
      for (let copies = befalls('doubled') ? 2 : 1; copies > 0; copies--) queue.push({ text, at });
      if (!isWaiting) deliver();
    };
  }

  sockets.on('connection', (near: WebSocket, request: IncomingMessage) => {
    const { authorization = '' } = request.headers;
    const far = new WebSocket(`ws://127.0.0.1:${target}${request.url}`, {
      headers: { authorization },
      perMessageDeflate: false,
      handshakeTimeout: 2000,
    });
    const cut = (): void => {
      near.terminate();
      far.terminate();
    };
    const there = carrier(far, cut);
    const back = carrier(near, cut);
    let early: string[] | undefined = [];
    far.on('open', () => {
      for (const text of early ?? []) there(text);
      early = undefined;
    });
    near.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      if (early) early.push(text);
      else there(text);
    });
    far.on('message', (data: Buffer) => back(data.toString('utf8')));
    for (const end of [near, far]) end.on('error', cut).on('close', cut);
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    aim(port) {
      target = port;
    },
    calm() {
      present = NO_MISHAPS;
    },
    count,
    close() {
      for (const line of sockets.clients) line.terminate();
      sockets.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
