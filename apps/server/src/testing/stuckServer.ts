// A process with a watchdog that looks often. Its argument makes it get stuck in a table, get stuck elsewhere for a
// while, drown in work at its tables, or keep going; it announces the start and the end of that.

import { startWatchdog } from '../watchdog/startWatchdog.ts';

const [, , course, file] = process.argv;
const watchdog = startWatchdog(file, 500, 50);
const { beacon } = watchdog;

function standStill(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
}

setTimeout(() => {
  process.stdout.write('ready\n');
  if (course === 'table') {
    beacon.set('table-7', 'guest ann command-9');
    standStill(60_000);
  }
  if (course === 'elsewhere') standStill(2000);
  if (course === 'after') {
    beacon.set('table-7', 'command-9');
    beacon.clear();
    standStill(2000);
  }
  if (course === 'busy')
    for (let command = 0; command < 200; command++) {
      beacon.set(`table-${command}`, `command-${command}`);
      standStill(10);
    }
  setTimeout(() => {
    process.stdout.write('went on\n');
    watchdog.stop();
  }, 2000);
}, 500);
