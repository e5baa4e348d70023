import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { BEATS, LENGTH, memoryOf, STOPPED, type Watch } from './memory.ts';

const { buffer, every, patience } = workerData as Watch;
const { cells, text } = memoryOf(buffer);
let beats = -1;
let still = 0;

// It counts how often it looked, not the time: a process that was stopped for an hour has not been stuck for one.
while (Atomics.wait(cells, STOPPED, 0, every) === 'timed-out') {
  const now = Atomics.load(cells, BEATS);
  still = now === beats ? still + 1 : 0;
  beats = now;
  const length = Atomics.load(cells, LENGTH);
  if (still >= patience && length > 0) end(text.toString('latin1', 0, length));
  if (still === patience) say(40, { msg: 'nothing moves' });
}

/** Others can go on with its tables once it is gone; whatever was acknowledged is kept. */
function end(busyWith: string): void {
  const [table, command] = busyWith.split(' ');
  say(60, { table, command, msg: 'stuck in a table, and ended' });
  process.kill(process.pid, 'SIGKILL');
}

/** A line as the server's log has them, which cannot write any more. */
function say(level: number, about: object): void {
  const time = new Date().toISOString();
  writeSync(1, `${JSON.stringify({ level, time, fault: 'stuck', ...about })}\n`);
}
