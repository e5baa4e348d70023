import { readFileSync } from 'node:fs';

/** What a process has in memory, or had at most, in megabytes. */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/** How many seconds of a processor a process has used. */
export function cpuOf(pid: number): number {
  // What follows its name, in which there may be anything: the 12th and 13th are ticks, of which a second has 100.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
