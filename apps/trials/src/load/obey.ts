import { setTimeout as pause } from 'node:timers/promises';

export type Order = 'cpu' | 'memory' | 'resident' | 'stop';

/** In bytes: memory from the system, and live memory. */
export interface Usage {
  readonly resident: number;
  readonly live: number;
}

/** Lets the parent process measure this one. */
export function obey(port: number, close: () => Promise<void>): void {
  process.on('message', (order: Order) => {
    void answer(order).then((value) => process.send!(value));
  });
  // The parent is gone, perhaps without a word.
  process.on('disconnect', () => process.exit());
  process.send!(port);

  async function answer(order: Order): Promise<number | Usage> {
    switch (order) {
      case 'cpu': {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      }
      case 'memory':
        return usage();
      case 'resident':
        return process.memoryUsage.rss();
      case 'stop':
        await close();
        process.exit();
    }
  }
}

async function usage(): Promise<Usage> {
  // Freed memory returns to the system only some time after collection.
  for (let i = 0; i < 4; i++) {
    globalThis.gc!();
    await pause(250);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, live: heapUsed + external };
}
