// A server in one of two worlds, by its first argument: here or there. They share all chance and the time of day, and
// differ only in hidden cards. Its second argument is its tables' folder.

import { hashOf } from '@hand-and-foot/fair';
import { serve } from '@hand-and-foot/server';
import { twinDeal } from './twinDeal.ts';

const [, , world, data] = process.argv as [string, string, 'here' | 'there', string];
const seed = process.env['HAND_AND_FOOT_TWINS'] ?? '';
let secrets = 0;
/** The time of day stands still, but timers run. */
const MOMENT = 1_700_000_000_000;

const { port } = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  tablesPerMinute: 100_000,
  messagesPerSecond: 100_000,
  socketsPerMinute: 100_000,
  requestsPerMinute: 100_000,
  logLevel: 'silent',
  around: (usual) => ({
    ...usual,
    secret: () => hashOf(`${seed}/${++secrets}`),
    clock: {
      now: () => MOMENT,
      date: () => MOMENT,
      wake(at, fn) {
        const timer = setTimeout(fn, Math.max(0, at - MOMENT));
        return () => clearTimeout(timer);
      },
    },
    deal: twinDeal(world),
  }),
});
process.stdout.write(`http://127.0.0.1:${port}/\n`);
