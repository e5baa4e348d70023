import { serve, type ServeOptions } from '@hand-and-foot/server';
import { knownDeal } from './knownDeal.ts';
import { obey } from './obey.ts';

const where = JSON.parse(process.argv[2]!) as Pick<ServeOptions, 'data' | 'postgres' | 'redis'>;
const serving = await serve({
  ...where,
  port: 0,
  host: '127.0.0.1',
  // Soon, so the measurement needn't wait.
  restAfter: 1000,
  // Everybody comes from a few addresses here.
  socketsPerAddress: 1e6,
  socketsPerMinute: 1e6,
  requestsPerMinute: 1e6,
  tablesPerMinute: 1e6,
  messagesPerSecond: 1e6,
  logLevel: 'warn',
  around: (usual) => ({ ...usual, deal: knownDeal }),
});
obey(serving.port, async () => serving.close());
