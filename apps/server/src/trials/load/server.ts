import { serve } from '../../serve.ts';
import { obey } from './obey.ts';

const [data, restAfter] = process.argv.slice(2);
const serving = await serve({
  port: 0,
  host: '127.0.0.1',
  data: data!,
  restAfter: Number(restAfter),
  // Everybody comes from one address here.
  socketsPerAddress: 1e6,
  socketsPerMinute: 1e6,
  requestsPerMinute: 1e6,
  tablesPerMinute: 1e6,
  messagesPerSecond: 1e6,
  logLevel: 'warn',
});
obey(serving.port, async () => serving.close());
