import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import type { Blocked } from '../operator/blocked.ts';
import type { Trust } from './caller.ts';
import { Client, type Lobby } from './client.ts';
import type { Limits } from './limits.ts';
import { newSignsOfLife } from './signsOfLife.ts';
import { letIn, type Upgrade } from './upgrade.ts';
import { hangUp } from './wire.ts';

/** Clients' messages are short; longer ones are cut off unread. */
const LONGEST = 16_384;
/** Clients hardly ever send one in parts. Empty parts cost us time, and nothing else counts them. */
const MOST_PARTS = 16;

export interface Sockets {
  readonly count: number;
  /** Hangs up on people who are blocked now. */
  dropBlocked(): void;
  /** Asks all clients to reconnect elsewhere or later, and takes no new ones until it's over. */
  drain(isWanted: boolean): void;
  close(): void;
}

interface SocketWishes extends Omit<Lobby, 'signs' | 'clients'> {
  readonly server: Server;
  readonly trust: Trust;
  readonly limits: Limits;
  readonly blocked: Pick<Blocked, 'has'>;
}

export function openSockets(wishes: SocketWishes): Sockets {
  const { server, refusals, blocked } = wishes;
  const upgrades = newUpgrades();
  const signs = newSignsOfLife<WebSocket>();
  const clients = new Set<Client>();
  const lobby: Lobby = { ...wishes, signs, clients };
  let isDraining = false;
  const door = { ...wishes, isDraining: () => isDraining };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', destroy);
    const upgrade = letIn(request, door);
    if (typeof upgrade === 'string') {
      // Nobody counts it from here on, so it mustn't stay open because the client doesn't close it.
      socket.end(upgrade, () => socket.destroy());
      return;
    }
    socket.on('close', upgrade.free);
    upgrades.take(request, socket, head, upgrade, (line) => {
      const { table, address, guest, payer } = upgrade;
      const client = new Client(lobby, line, address, guest, payer);
      line.client = client;
      clients.add(client);
      listenTo(line);
      if (isBlocked(client)) hangUp(line, 'blocked');
      else client.begin(table, socket);
    });
  });

  /** Browsers hide the answer to a failed upgrade, so we accept the line and close it with a code. */
  function isBlocked({ address, guest }: Client): boolean {
    const isOut = blocked.has(address, guest);
    if (isOut) refusals.count('blocked');
    return isOut;
  }

  function dismiss(): void {
    for (const { line } of clients) hangUp(line, 'leaving');
  }

  return {
    get count() {
      return clients.size;
    },
    dropBlocked() {
      for (const client of clients) if (isBlocked(client)) hangUp(client.line, 'blocked');
    },
    drain(isWanted) {
      if (isWanted && !isDraining) dismiss();
      isDraining = isWanted;
    },
    close() {
      signs.stop();
      dismiss();
      upgrades.close();
    },
  };
}

interface Upgrades {
  take(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    upgrade: Pick<Upgrade, 'cookies'>,
    then: (line: Line) => void,
  ): void;
  close(): void;
}

/** Answers requests for lines, and sets their cookies. */
function newUpgrades(): Upgrades {
  const cookies = new WeakMap<IncomingMessage, readonly string[]>();
  const sockets = new WebSocketServer({
    WebSocket: Line,
    noServer: true,
    maxPayload: LONGEST,
    maxFragments: MOST_PARTS,
    perMessageDeflate: false,
    // A flood of pings mustn't fill our memory with pongs.
    autoPong: false,
    clientTracking: false,
  });
  sockets.on('headers', (headers: string[], request: IncomingMessage) => {
    for (const cookie of cookies.get(request) ?? []) headers.push(`Set-Cookie: ${cookie}`);
  });
  return {
    take(request, socket, head, upgrade, then) {
      cookies.set(request, upgrade.cookies);
      sockets.handleUpgrade(request, socket, head, then);
    },
    close: () => sockets.close(),
  };
}

/** A line that knows who is at its other end: looking that up for every message would cost more. */
class Line extends WebSocket {
  client: Client | undefined;
}

/** All lines share these listeners, because there are many. */
function listenTo(line: Line): void {
  line
    .on('message', message)
    .on('ping', ping)
    .on('pong', pong)
    .on('error', terminate)
    .on('close', close);
}

function message(this: WebSocket, data: RawData, isBinary: boolean): void {
  (this as Line).client?.says(data, isBinary);
}

function ping(this: WebSocket, data: Buffer): void {
  (this as Line).client?.pings(data);
}

function pong(this: WebSocket): void {
  (this as Line).client?.pongs();
}

function close(this: WebSocket): void {
  (this as Line).client?.gone();
}

function terminate(this: WebSocket): void {
  this.terminate();
}

/** Captures nothing, because it lives as long as the socket. */
function destroy(this: Duplex): void {
  this.destroy();
}
