import { spawnSync } from 'node:child_process';

/** Starts a program on one core, where the machine has a way to say so. */
export function onCore(core: number, program: string): [string, ...string[]] {
  const can = spawnSync('taskset', ['-c', String(core), 'true']).status === 0;
  return can ? ['taskset', '-c', String(core), program] : [program];
}

/** Keeps this process, which has all the clients, off the core of the servers. */
export function moveTo(core: number): void {
  spawnSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)]);
}
