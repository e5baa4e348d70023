import { spawnSync } from 'node:child_process';

/** Starts a program on one core, if the machine can. */
export function onCore(core: number, program: string): [string, ...string[]] {
  const can = spawnSync('taskset', ['-c', String(core), 'true']).status === 0;
  return can ? ['taskset', '-c', String(core), program] : [program];
}

/** Keeps this process, with all the clients, off the servers' core. */
export function moveTo(core: number): void {
  spawnSync('taskset', ['-a', '-p', '-c', String(core), String(process.pid)]);
}
