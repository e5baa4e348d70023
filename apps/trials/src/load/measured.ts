import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Usage } from './obey.ts';
import { onCore } from './core.ts';

/** A server in a process of its own, which says what it uses. */
export interface Measured {
  readonly port: number;
  /** Seconds of a processor that it has used. */
  cpu(): Promise<number>;
  /** Its memory when everything that is no longer needed has been thrown away. */
  memory(): Promise<Usage>;
  /** What the system has given it, in bytes, with nothing done about it. */
  resident(): Promise<number>;
  stop(): Promise<void>;
}

export interface StartWishes {
  readonly args?: readonly string[];
  /** For Node. */
  readonly flags?: readonly string[];
  /** Servers that are compared run on one core, so that nothing but their own work tells them apart. */
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
