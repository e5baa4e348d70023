import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

// A process of its own, so that what the attack costs its sender slows down nobody who is measured.

/** What an attacker is told to do, as JSON in its first argument. */
export interface Orders {
  readonly ports: readonly number[];
  readonly table: string;
  /** The address they all come from. */
  readonly from: string;
  readonly sockets: number;
  /** How many messages each socket sends a second, and for how long, in milliseconds. */
  readonly perSecond: number;
  readonly span: number;
  /** Who they are: the same guest on every line, or somebody new on each. */
  readonly token?: string;
  /** What each line says when it opens. */
  readonly first?: string;
  /** What is said again and again; `#` is another number each time. */
  readonly text: string;
}

/** What came of it. */
export interface Done {
  readonly sent: number;
  readonly heard: number;
  /** How often a line was ended or refused. */
  readonly ended: number;
}

const COME_AGAIN = 500;

const orders = JSON.parse(process.argv[2]!) as Orders;
const until = Date.now() + orders.span;
const count = { sent: 0, heard: 0, ended: 0 };

function openLine(at: number): void {
  if (Date.now() >= until) return;
  const token = orders.token ?? randomBytes(32).toString('base64url');
  const port = orders.ports[at % orders.ports.length]!;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${orders.table}`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
    localAddress: orders.from,
  });
  let timer: NodeJS.Timeout;
  const say = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    count.sent++;
    socket.send(text.replace('#', `${at}-${count.sent}`));
  };
  socket.on('open', () => {
    if (orders.first !== undefined) say(orders.first);
    timer = setInterval(() => {
      if (Date.now() >= until) socket.terminate();
      else say(orders.text);
    }, 1000 / orders.perSecond);
  });
  socket.on('message', () => count.heard++);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    if (Date.now() >= until) return;
    count.ended++;
    setTimeout(() => openLine(at), COME_AGAIN);
  });
}

for (let at = 0; at < orders.sockets; at++) openLine(at);
setTimeout(() => {
  process.send!(count satisfies Done);
  process.exit();
}, orders.span + 200);
process.on('disconnect', () => process.exit());
