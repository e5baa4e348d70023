import { readFileSync } from 'node:fs';

/** Clock ticks in a second, which Linux counts a process's time in. */
const TICKS = 100;

/** Seconds of a processor that a process has used; 0 where it is gone or the system does not say. */
export function cpuOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name, in parentheses, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}
