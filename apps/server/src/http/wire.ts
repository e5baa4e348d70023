import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Ending, Wire } from '../session/session.ts';
import { frameOf } from './frame.ts';

const CODES: Readonly<Record<Ending, number>> = {
  turnedAway: 4003,
  blocked: 4005,
  newerPage: 4010,
  damaged: 4011,
  noise: 1008,
  slow: 1013,
  busy: 1013,
  leaving: 1012,
};

/**
 * A WebSocket line to a client. Recipients of the same message share one frame, and an answer is written together with
 * its events: handing bytes to the system is most of an action's cost.
 */
export function newWire(
  line: WebSocket,
  socket: Duplex,
  ended: (because: Ending) => void = () => undefined,
): Wire {
  let waiting: Buffer[] = [];
  let bytes = 0;

  function write(frames: Buffer): void {
    if (line.readyState === line.OPEN) socket.write(frames);
  }

  function flush(): void {
    if (waiting.length === 0) return;
    const [first] = waiting as [Buffer];
    const all = waiting.length === 1 ? first : Buffer.concat(waiting, bytes);
    waiting = [];
    bytes = 0;
    write(all);
  }

  return {
    send(text, moreFollows) {
      const frame = sharedFrame(text);
      if (!moreFollows && waiting.length === 0) {
        write(frame);
        return;
      }
      bytes += frame.length;
      if (waiting.push(frame) === 1) soon(flush);
      if (!moreFollows) flush();
    },
    unsent: () => bytes + socket.writableLength,
    close(because) {
      flush();
      ended(because);
      hangUp(line, because);
    },
  };
}

/** Milliseconds that a client, or a flooding one, gets to hang up too. */
const FAREWELL = 2000;
const SHORT_FAREWELL = 500;

/** The code says why, and whether to reconnect. */
export function hangUp(line: WebSocket, because: Ending): void {
  if (line.readyState !== line.OPEN) return;
  line.close(CODES[because], because);
  const isFlood = because === 'noise' || because === 'busy' || because === 'blocked';
  // A flood lasts until the line is down; reading it would be wasted work.
  if (isFlood) line.pause();
  setTimeout(() => line.terminate(), isFlood ? SHORT_FAREWELL : FAREWELL).unref();
}

/** The latest frames: one for the acting seat, one for everyone else. */
let [last, lastButOne] = [
  { text: '', frame: frameOf('') },
  { text: '', frame: frameOf('') },
];

function sharedFrame(text: string): Buffer {
  if (text === last.text) return last.frame;
  if (text !== lastButOne.text) lastButOne = { text, frame: frameOf(text) };
  [last, lastButOne] = [lastButOne, last];
  return last.frame;
}

let flushes: (() => void)[] = [];

/** Runs after everything that's queued now. */
function soon(flush: () => void): void {
  if (flushes.push(flush) > 1) return;
  process.nextTick(() => {
    const all = flushes;
    flushes = [];
    for (const one of all) one();
  });
}
