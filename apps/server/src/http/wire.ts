import type { Duplex } from 'node:stream';
import { CLOSE_CODES, type Ending, type FromTable } from '@hand-and-foot/protocol';
import type { WebSocket } from 'ws';
import type { Refusals } from '../refusals.ts';
import type { ClientWire } from '../session/session.ts';
import { frameOf } from './frame.ts';

/**
 * A WebSocket line to a client. Recipients of the same message share one frame. Frames leave together at the end of the
 * turn: handing bytes to the system is most of an action's cost, and it's cheaper in a row, with its code in the cache.
 */
export class SocketWire implements ClientWire {
  private readonly line: WebSocket;
  private readonly socket: Duplex;
  private readonly refusals: Pick<Refusals, 'count'> | undefined;
  /** The frame that waits, and those behind it: hardly ever any. */
  private waiting: Buffer | undefined;
  private behind: Buffer[] | undefined;
  /** Bytes waiting. */
  private size = 0;

  /** `refusals` counts clients hung up on for their behavior. */
  constructor(line: WebSocket, socket: Duplex, refusals?: Pick<Refusals, 'count'>) {
    this.line = line;
    this.socket = socket;
    this.refusals = refusals;
  }

  send(message: FromTable): void {
    const frame = sharedFrame(message);
    this.size += frame.length;
    if (this.waiting) (this.behind ??= []).push(frame);
    else {
      this.waiting = frame;
      soon(this);
    }
  }

  unsent(): number {
    return this.size + this.socket.writableLength;
  }

  close(because: Ending): void {
    this.flush();
    if (because === 'noise') this.refusals?.count('noise');
    if (because === 'slow') this.refusals?.count('slowReader');
    hangUp(this.line, because);
  }

  flush(): void {
    const { waiting, behind, line, socket } = this;
    this.waiting = undefined;
    this.behind = undefined;
    this.size = 0;
    if (!waiting || line.readyState !== line.OPEN) return;
    socket.write(behind ? Buffer.concat([waiting, ...behind]) : waiting);
  }
}

/** Milliseconds that a client, or a flooding one, gets to hang up too. */
const FAREWELL = 2000;
const SHORT_FAREWELL = 500;

/** The code says why, and whether to reconnect. */
export function hangUp(line: WebSocket, because: Ending): void {
  if (line.readyState !== line.OPEN) return;
  line.close(CLOSE_CODES[because], because);
  const isFlood = because === 'noise' || because === 'busy' || because === 'blocked';
  // A flood lasts until the line is down; reading it would be wasted work.
  if (isFlood) line.pause();
  setTimeout(() => line.terminate(), isFlood ? SHORT_FAREWELL : FAREWELL).unref();
}

interface Framed {
  readonly message: FromTable | undefined;
  readonly frame: Buffer;
}

/** The latest two: one for the acting seat, one for everyone else. */
let last: Framed = { message: undefined, frame: frameOf('') };
let lastButOne = last;

/** People who see the same get the same message one after another, so it's framed once. */
function sharedFrame(message: FromTable): Buffer {
  if (message === last.message) return last.frame;
  if (message !== lastButOne.message)
    lastButOne = { message, frame: frameOf(JSON.stringify(message)) };
  [last, lastButOne] = [lastButOne, last];
  return last.frame;
}

let waits: SocketWire[] = [];

/** Writes after everything that's queued now. */
function soon(wire: SocketWire): void {
  if (waits.push(wire) > 1) return;
  process.nextTick(() => {
    const all = waits;
    waits = [];
    for (const one of all) one.flush();
  });
}
