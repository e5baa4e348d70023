import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { frameOf } from './frame.ts';

/** What is on its way to one client. */
export interface Outbox {
  /** Where more will follow at once, the text waits for it, but no longer than for what is under way now. */
  send(text: string, moreFollows: boolean): void;
  /** Hands over at once what waits. */
  flush(): void;
  /** How much the client has not taken yet, in bytes. */
  unsent(): number;
}

/**
 * Frames are made once for all who are told the same, and an answer is written together with what it is about: most of
 * what an action costs is handing bytes to the system.
 */
export function newOutbox(line: Pick<WebSocket, 'readyState' | 'OPEN'>, socket: Duplex): Outbox {
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
    flush,
    unsent: () => bytes + socket.writableLength,
  };
}

/** The latest frames: what a seat is told, and what all the others are. */
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

/** When everything that is under way now has been done. */
function soon(flush: () => void): void {
  if (flushes.push(flush) > 1) return;
  process.nextTick(() => {
    const all = flushes;
    flushes = [];
    for (const one of all) one();
  });
}
