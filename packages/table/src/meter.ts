import type { Share } from './ports.ts';

/** Does work that holds the thread, and reports its beginning and end. */
export function metered<T>(share: Share | undefined, work: () => T, command?: string): T {
  if (!share) return work();
  share.begin(command);
  try {
    return work();
  } finally {
    share.end();
  }
}
