import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Clock } from '@hand-and-foot/table';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { House } from '../house/house.ts';
import { Corrupt } from '@hand-and-foot/table';
import type { Blocked } from '../operator/blocked.ts';
import type { Refusals } from '../refusals.ts';
import { MOST_UNSENT, newSession, type Ending, type Session } from '../session/session.ts';
import { callerOf, type Caller, type Trust } from './caller.ts';
import { guestOf, newGuest, renewal, type KnownGuest } from './guest.ts';
import { tooFast } from './later.ts';
import type { Limits, Payer } from './limits.ts';
import { newSignsOfLife } from './signsOfLife.ts';
import { hangUp, newWire } from './wire.ts';

/** Clients' messages are short; longer ones are cut off unread. */
const LONGEST = 16_384;

/** Most messages waiting for a table that's still loading. */
const MOST_EARLY = 20;

export interface Sockets {
  readonly count: number;
  /** Hangs up on people who are blocked now. */
  dropBlocked(): void;
  /** Asks all clients to reconnect elsewhere or later, and takes no new ones until it's over. */
  drain(isWanted: boolean): void;
  close(): void;
}

interface Client {
  readonly address: string;
  readonly guest: string;
}

interface SocketWishes {
  readonly server: Server;
  readonly house: Pick<House, 'room'>;
  readonly clock: Clock;
  readonly trust: Trust;
  readonly limits: Limits;
  readonly refusals: Pick<Refusals, 'count'>;
  readonly blocked: Pick<Blocked, 'has'>;
  report(error: unknown): void;
}

export function openSockets(wishes: SocketWishes): Sockets {
  const { server, house, clock, trust, limits, refusals, blocked } = wishes;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST,
    perMessageDeflate: false,
    // A flood of pings mustn't fill our memory with pongs.
    autoPong: false,
    clientTracking: true,
  });
  const signs = newSignsOfLife<WebSocket>();
  const clients = new WeakMap<WebSocket, Client>();
  let isDraining = false;
  const cookies = new WeakMap<IncomingMessage, string[]>();

  sockets.on('headers', (headers: string[], request: IncomingMessage) => {
    for (const cookie of cookies.get(request) ?? []) headers.push(`Set-Cookie: ${cookie}`);
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', destroy);
    const caller = callerOf(request, trust);
    const table = /^\/api\/tables\/([\w-]{1,64})$/.exec(request.url ?? '')?.[1];
    const known = guestOf(request, caller.isSecure);
    const refusal = whyNot(caller, known, table);
    if (refusal !== undefined) {
      socket.end(refusal);
      return;
    }
    if (isDraining) {
      refusals.count('draining');
      socket.end(
        refusing('503 Service Unavailable', 'This server is leaving.', 'Retry-After: 1\r\n'),
      );
      return;
    }
    const guest = known?.guest ?? newcomer(request, caller);
    const payer = limits.payer(caller.address, guest);
    const free = payer.may('socket') ? payer.openSocket() : undefined;
    if (!free) {
      socket.end(crowded());
      return;
    }
    socket.on('close', free);
    if (known?.by === 'cookie') cookies.set(request, renewal(request, caller.isSecure));
    sockets.handleUpgrade(request, socket, head, (line) => {
      clients.set(line, { address: caller.address, guest });
      if (isBlocked(line)) hangUp(line, 'blocked');
      else begin(line, socket, table!, guest, payer);
    });
  });

  /** Browsers hide the answer to a failed upgrade, so we accept the line and close it with a code. */
  function isBlocked(line: WebSocket): boolean {
    const client = clients.get(line);
    const isOut = client !== undefined && blocked.has(client.address, client.guest);
    if (isOut) refusals.count('blocked');
    return isOut;
  }

  function whyNot(
    { origin }: Caller,
    known: KnownGuest | undefined,
    table: string | undefined,
  ): string | undefined {
    if (table === undefined) return refusing('404 Not Found');
    // Other programs have no origin and bring a token; a page has an origin and a cookie.
    if (origin !== 'foreign' && (origin === 'ours' || known?.by === 'bearer')) return undefined;
    refusals.count('foreignOrigin');
    return refusing('403 Forbidden');
  }

  function crowded(): string {
    const retryAfter = limits.retryAfter('socket');
    const header = `Retry-After: ${retryAfter}\r\n`;
    return refusing('429 Too Many Requests', tooFast(retryAfter), header);
  }

  /** Gives a token to somebody who has none. */
  function newcomer(request: IncomingMessage, { isSecure }: Caller): string {
    const { guest, cookie } = newGuest(isSecure);
    cookies.set(request, [cookie]);
    return guest;
  }

  function ended(because: Ending): void {
    if (because === 'noise') refusals.count('noise');
    if (because === 'slow') refusals.count('slowReader');
  }

  function begin(
    line: WebSocket,
    socket: Duplex,
    table: string,
    guest: string,
    payer: Payer,
  ): void {
    signs.add(line);
    let session: Session | undefined;
    /** Messages from before the table was loaded. */
    const early: string[] = [];
    line.on('message', (data: RawData, isBinary: boolean) => {
      signs.heard(line);
      const text = isBinary ? '' : (data as Buffer).toString('utf8');
      if (session) hear(session, text);
      else if (early.push(text) > MOST_EARLY) hangUp(line, 'busy');
    });

    /** If our own fault keeps us from understanding somebody, they may try again later. */
    function hear(by: Session, text: string): void {
      try {
        by.hear(text);
      } catch (error) {
        wishes.report(error);
        by.gone();
        hangUp(line, 'slow');
      }
    }

    line.on('pong', () => {
      // An answer to our own ping is free.
      if (!signs.heard(line) && !payer.may('pong')) line.terminate();
    });
    line.on('ping', (data: Buffer) => {
      if (payer.may('ping') && line.bufferedAmount < MOST_UNSENT) line.pong(data);
      else line.terminate();
    });
    line.on('error', () => line.terminate());
    line.on('close', () => {
      signs.remove(line);
      session?.gone();
    });
    house.room(table).then(
      (room) => {
        if (!room) {
          line.close(4004);
          return;
        }
        session = newSession(room, guest, newWire(line, socket, ended), clock, payer.may);
        if (line.readyState !== line.OPEN) session.gone();
        for (const text of early) hear(session, text);
      },
      (error: unknown) => {
        // The damage was reported where it was found.
        const isDamaged = error instanceof Corrupt;
        if (!isDamaged) wishes.report(error);
        hangUp(line, isDamaged ? 'damaged' : 'slow');
      },
    );
  }

  return {
    get count() {
      return sockets.clients.size;
    },
    dropBlocked() {
      for (const line of sockets.clients) if (isBlocked(line)) hangUp(line, 'blocked');
    },
    drain(isWanted) {
      if (isWanted && !isDraining) for (const line of sockets.clients) hangUp(line, 'leaving');
      isDraining = isWanted;
    },
    close() {
      signs.stop();
      for (const line of sockets.clients) hangUp(line, 'leaving');
      sockets.close();
    },
  };
}

/** The HTTP answer to a refused upgrade. */
function refusing(status: string, why = '', headers = ''): string {
  const about = `Connection: close\r\nContent-Type: text/plain\r\nContent-Length: ${why.length}`;
  return `HTTP/1.1 ${status}\r\n${headers}${about}\r\n\r\n${why}`;
}

/** Captures nothing, because it lives as long as the socket. */
function destroy(this: Duplex): void {
  this.destroy();
}
