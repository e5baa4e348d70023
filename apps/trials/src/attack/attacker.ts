import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

// A separate process, so the attack's own cost slows down nobody who is measured.

/** An attacker's orders, as JSON in its first argument. */
export interface Orders {
  readonly ports: readonly number[];
  readonly table: string;
  /** Their common address. */
  readonly from: string;
  readonly sockets: number;
  /** Messages per second on each socket, and the duration in milliseconds. */
  readonly perSecond: number;
  readonly span: number;
  /** The same guest on every line, or somebody new on each. */
  readonly token?: string;
  /** Each line's first message. */
  readonly first?: string;
  /** The repeated message; `#` is another number each time. */
  readonly text: string;
}

/** The result. */
export interface Done {
  readonly sent: number;
  readonly heard: number;
  /** Times a line was ended or refused. */
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
