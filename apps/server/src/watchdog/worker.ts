import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { BEATS, LENGTH, memoryOf, STOPPED, type Watch } from './memory.ts';

const { buffer, every, patience, file } = workerData as Watch;
const { cells, text } = memoryOf(buffer);
let beats = -1;
let still = 0;

// Counts looks instead of time: a process suspended for an hour wasn't stuck for an hour.
while (Atomics.wait(cells, STOPPED, 0, every) === 'timed-out') {
  const now = Atomics.load(cells, BEATS);
  still = now === beats ? still + 1 : 0;
  beats = now;
  const length = Atomics.load(cells, LENGTH);
  if (still >= patience && length > 0) end(text.toString('latin1', 0, length));
  if (still === patience) say(40, { msg: 'nothing moves' });
}

/** Others can take over its tables once it's gone; everything acknowledged is stored. */
function end(busyWith: string): void {
  const words = busyWith.split(' ');
  const [table, command] = [words[0], words.at(-1)];
  remember(busyWith);
  say(60, { table, command, msg: 'stuck in a table, and ended' });
  process.kill(process.pid, 'SIGKILL');
}

/** A lone node is the next one to get the same command, so it must know that it didn't survive it. */
function remember(busyWith: string): void {
  if (file === undefined) return;
  try {
    const to = openSync(file, 'a');
    writeSync(to, `${JSON.stringify([busyWith])}\n`);
    fsyncSync(to);
    closeSync(to);
  } catch {
    // A full disk mustn't keep a stuck process alive.
  }
}

/** A line in the format of the server's log, which can't write any more. */
function say(level: number, about: object): void {
  const time = new Date().toISOString();
  writeSync(1, `${JSON.stringify({ level, time, fault: 'stuck', ...about })}\n`);
}
