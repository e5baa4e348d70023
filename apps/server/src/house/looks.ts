import type { Clock } from '@hand-and-foot/table';

/**
 * Shared looks: each starts after it was requested, and at most one starts per `span` milliseconds, however many ask.
 */
export function newLooks(
  span: number,
  clock: Pick<Clock, 'now' | 'wake'>,
  look: () => Promise<void>,
): () => Promise<void> {
  let last = -Infinity;
  /** The look that hasn't started yet. */
  let next: Promise<void> | undefined;

  async function begin(): Promise<void> {
    next = undefined;
    last = clock.now();
    return look();
  }

  return async () => {
    if (next) return next;
    if (clock.now() - last >= span) return begin();
    next = new Promise<void>((resolve) => clock.wake(last + span, resolve)).then(begin);
    return next;
  };
}
