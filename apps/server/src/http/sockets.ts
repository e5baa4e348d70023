import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '@hand-and-foot/table';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { House } from '../house/house.ts';
import { newBucket } from '../session/bucket.ts';
import { MOST_UNSENT, newSession, type Session } from '../session/session.ts';
import { tooFast } from './allowances.ts';
import { callerOf, type Caller, type Trust } from './caller.ts';
import { guestOf, newGuest } from './guest.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';
import { hangUp, newWire } from './wire.ts';

/** Messages of clients are short; whoever sends more is cut off before it is read. */
const LONGEST = 16_384;
/** A client that says nothing for so long, not even that it is still there, is gone. */
const SIGN_OF_LIFE = 25_000;
/** How often a client may ask for one of ours. */
const PINGS = { burst: 20, perSecond: 2 };

export interface Sockets {
  readonly count: number;
  /** Tells all clients to come again, elsewhere or later. */
  close(): void;
}

export function openSockets(
  server: Server,
  house: House,
  clock: Clock,
  trust: Trust,
  limits: Pick<Limits, 'socketsPerAddress' | 'sockets'>,
  report: (error: unknown) => void,
): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST,
    perMessageDeflate: false,
    // Whoever asks without end whether we are there must not fill our memory with answers.
    autoPong: false,
    clientTracking: true,
  });
  const byNetwork = new Map<string, number>();
  /** Those that have been asked whether they are there, and have not been heard since. */
  const silent = new Set<WebSocket>();
  const cookies = new WeakMap<IncomingMessage, string>();

  sockets.on('headers', (headers: string[], request: IncomingMessage) => {
    const cookie = cookies.get(request);
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', destroy);
    const caller = callerOf(request, trust);
    const table = /^\/api\/tables\/([\w-]{1,64})$/.exec(request.url ?? '')?.[1];
    const refusal = whyNot(request, caller, table);
    if (refusal !== undefined) {
      socket.end(refusal);
      return;
    }
    const guest = guestAt(request, caller);
    sockets.handleUpgrade(request, socket, head, (line) => {
      begin(line, socket, table!, guest, networkOf(caller.address));
    });
  });

  function whyNot(
    request: IncomingMessage,
    { address, origin, isSecure }: Caller,
    table: string | undefined,
  ): string | undefined {
    if (table === undefined) return refusing('404 Not Found');
    // Other programs have no origin and bring their own token; a page has both an origin and a cookie.
    const known = guestOf(request, isSecure);
    if (origin === 'foreign' || (origin === 'none' && known?.by !== 'bearer'))
      return refusing('403 Forbidden');
    const { retryAfter } = limits.sockets;
    const isCrowded = (byNetwork.get(networkOf(address)) ?? 0) >= limits.socketsPerAddress;
    return isCrowded || !limits.sockets.allows(address)
      ? refusing('429 Too Many Requests', tooFast(retryAfter), `Retry-After: ${retryAfter}\r\n`)
      : undefined;
  }

  function guestAt(request: IncomingMessage, { isSecure }: Caller): string {
    const known = guestOf(request, isSecure);
    if (known) return known.guest;
    const { guest, cookie } = newGuest(isSecure);
    cookies.set(request, cookie);
    return guest;
  }

  function begin(
    line: WebSocket,
    socket: Duplex,
    table: string,
    guest: string,
    network: string,
  ): void {
    byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1);
    let session: Session | undefined;
    const mayPing = newBucket(PINGS, clock);
    /** What came before the table was at hand. */
    const early: string[] = [];
    line.on('message', (data: RawData, isBinary: boolean) => {
      if (silent.size > 0) silent.delete(line);
      const text = isBinary ? '' : (data as Buffer).toString('utf8');
      if (session) hear(session, text);
      else if (early.push(text) > 20) line.terminate();
    });

    /** Whoever cannot be understood because of a fault of ours may try again later. */
    function hear(by: Session, text: string): void {
      try {
        by.hear(text);
      } catch (error) {
        report(error);
        by.gone();
        hangUp(line, 'slow');
      }
    }

    line.on('pong', () => silent.delete(line));
    line.on('ping', (data: Buffer) => {
      if (mayPing() && line.bufferedAmount < MOST_UNSENT) line.pong(data);
      else line.terminate();
    });
    line.on('error', () => line.terminate());
    line.on('close', () => {
      silent.delete(line);
      const left = (byNetwork.get(network) ?? 1) - 1;
      if (left > 0) byNetwork.set(network, left);
      else byNetwork.delete(network);
      session?.gone();
    });
    house.room(table).then(
      (room) => {
        if (!room) {
          line.close(4004);
          return;
        }
        session = newSession(room, guest, newWire(line, socket), clock);
        if (line.readyState !== line.OPEN) session.gone();
        for (const text of early) hear(session, text);
      },
      (error: unknown) => {
        report(error);
        hangUp(line, 'slow');
      },
    );
  }

  const check = setInterval(() => {
    for (const line of sockets.clients) {
      if (silent.has(line)) line.terminate();
      else {
        silent.add(line);
        line.ping();
      }
    }
  }, SIGN_OF_LIFE);

  return {
    get count() {
      return sockets.clients.size;
    },
    close() {
      clearInterval(check);
      for (const line of sockets.clients) hangUp(line, 'leaving');
      sockets.close();
    },
  };
}

/** An answer to somebody whose line is not taken. */
function refusing(status: string, why = '', headers = ''): string {
  const about = `Connection: close\r\nContent-Type: text/plain\r\nContent-Length: ${why.length}`;
  return `HTTP/1.1 ${status}\r\n${headers}${about}\r\n\r\n${why}`;
}

/** Holds on to nothing: it stays with the socket for as long as that lives. */
function destroy(this: Duplex): void {
  this.destroy();
}
