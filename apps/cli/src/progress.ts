import type { WriteStream } from 'node:tty';

const WIDTH = 30;
const PAUSE_MS = 100;

/** Shows progress on a terminal and disappears when done; silent in a file or a pipe. */
export function progressBar(
  stream: WriteStream,
  of: number,
  things: string,
): (done: number, note?: string) => void {
  if (!stream.isTTY) return () => undefined;
  let last = 0;
  return (done, note = '') => {
    if (done === of) {
      stream.write('\r\u001b[K');
      return;
    }
    const now = Date.now();
    if (now - last < PAUSE_MS) return;
    last = now;
    const full = Math.floor((done / of) * WIDTH);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    const line = `${bar} ${done} of ${of} ${things}${note}`;
    // A wrapped line couldn't be overwritten.
    stream.write(`\r${line.slice(0, (stream.columns || 80) - 1)}\u001b[K`);
  };
}

/** Writes sentences to the stream; those for a watcher only if it's a terminal. */
export function noticesTo(
  stream: WriteStream,
): (sentence: string, whom: 'anyone' | 'watcher') => void {
  return (sentence, whom) => {
    if (stream.isTTY) stream.write(`\r\u001b[K${sentence}\n`);
    else if (whom === 'anyone') stream.write(`${sentence}\n`);
  };
}
