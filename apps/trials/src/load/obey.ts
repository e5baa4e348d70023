import { setTimeout as pause } from 'node:timers/promises';

export type Order = 'cpu' | 'memory' | 'resident' | 'stop';

/** In bytes: what the system has given the process, and what lives in it. */
export interface Usage {
  readonly resident: number;
  readonly live: number;
}

/** Lets the process that started this one measure it. */
export function obey(port: number, close: () => Promise<void>): void {
  process.on('message', (order: Order) => {
    void answer(order).then((value) => process.send!(value));
  });
  // Whoever started it has gone, perhaps without a word.
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
  // What has gone is given back to the system only some time after it was found to have gone.
  for (let i = 0; i < 4; i++) {
    globalThis.gc!();
    await pause(250);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, live: heapUsed + external };
}
