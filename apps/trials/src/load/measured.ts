import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Usage } from './obey.ts';
import { onCore } from './core.ts';

/** A server in its own process that reports its usage. */
export interface Measured {
  readonly port: number;
  /** CPU seconds so far. */
  cpu(): Promise<number>;
  /** Its memory after garbage collection. */
  memory(): Promise<Usage>;
  /** Bytes from the system, without any cleanup. */
  resident(): Promise<number>;
  stop(): Promise<void>;
}

export interface StartWishes {
  readonly args?: readonly string[];
  /** For Node. */
  readonly flags?: readonly string[];
  /** Compared servers share one core, so only their own work makes a difference. */
  readonly core?: number;
}

export async function start(
  program: 'server' | 'yardstick',
  { args = [], flags = [], core }: StartWishes,
): Promise<Measured> {
  const file = fileURLToPath(new URL(`./${program}.js`, import.meta.url));
  const [execPath, ...before] =
    core === undefined ? [process.execPath] : onCore(core, process.execPath);
  const child = fork(file, [...args], {
    execPath,
    execArgv: [...before, '--expose-gc', ...flags],
  });
  const [port] = (await once(child, 'message')) as [number];

  async function asked<T>(order: Order): Promise<T> {
    child.send(order);
    const [answer] = (await once(child, 'message')) as [T];
    return answer;
  }

  return {
    port,
    cpu: async () => asked<number>('cpu'),
    memory: async () => asked<Usage>('memory'),
    resident: async () => asked<number>('resident'),
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop' satisfies Order);
      await ended;
    },
  };
}
