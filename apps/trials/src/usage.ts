import { readFileSync } from 'node:fs';

/** A process's memory, current or peak, in megabytes. */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/** A process's CPU seconds. */
export function cpuOf(pid: number): number {
  const [user, system] = ticksOf(pid);
  return (user! + system!) / TICKS;
}

/** The same for a process's finished children. */
export function cpuOfEnded(pid: number): number {
  const [, , user, system] = ticksOf(pid);
  return (user! + system!) / TICKS;
}

/** Linux's clock ticks per second for CPU times. */
const TICKS = 100;

function ticksOf(pid: number): number[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).map(Number);
}
