import { readFileSync } from 'node:fs';

/** How many files and sockets the system lets one process have open; Node has raised it as far as it may. */
export function mostOpenFiles(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    // Where the system does not say, opening sockets will.
    return Infinity;
  }
}
