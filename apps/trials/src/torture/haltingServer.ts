// A server that ends itself with SIGKILL at the n-th passage of a named point, such as
// HAND_AND_FOOT_HALT=before-commit:12. Its argument is its tables' folder, or both databases' addresses.

import { Socket } from 'node:net';
import { serve } from '@hand-and-foot/server';
import type { Store } from '@hand-and-foot/server/parts';

const [, , place, redis] = process.argv as [string, string, string, string?];
const [point, passages = '1'] = (process.env['HAND_AND_FOOT_HALT'] ?? '').split(':');
let left = Number(passages);

function pass(here: string): void {
  if (here === point && --left === 0) process.kill(process.pid, 'SIGKILL');
}

function halting(store: Store): Store {
  return {
    ...store,
    async append(...asked) {
      pass('before-commit');
      const outcome = await store.append(...asked);
      if (outcome === 'ok') pass('after-commit');
      return outcome;
    },
  };
}

type Write = (this: Socket, bytes: Buffer | string, ...more: unknown[]) => boolean;
const { write } = Socket.prototype as { readonly write: Write };
Object.assign(Socket.prototype, {
  write(this: Socket, bytes: Buffer | string, ...more: unknown[]) {
    const isYes = bytes.includes('{"is":"answer"') && bytes.includes('"ok":true');
    if (isYes) pass('before-answer');
    const isTaken = write.call(this, bytes, ...more);
    if (isYes) pass('after-answer');
    return isTaken;
  },
});

const { port } = await serve({
  port: 0,
  host: '127.0.0.1',
  ...(redis === undefined ? { data: place } : { postgres: place, redis }),
  socketsPerAddress: 10_000,
  socketsPerMinute: 100_000,
  requestsPerMinute: 100_000,
  tablesPerMinute: 100_000,
  messagesPerSecond: 100_000,
  logLevel: 'silent',
  around: (usual) => ({ ...usual, store: halting(usual.store) }),
});
process.stdout.write(`http://127.0.0.1:${port}/\n`);
