import { readFileSync } from 'node:fs';

/** Open files and sockets allowed for one process; Node has raised it to the maximum. */
export function mostOpenFiles(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    // If the system doesn't say, opening sockets will.
    return Infinity;
  }
}
