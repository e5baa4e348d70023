import type { Clock } from '@hand-and-foot/table';

/**
 * Looks that many wait for: each begins after it was asked for, and two begin no sooner than `span` milliseconds after
 * one another, however many ask.
 */
export function newLooks(
  span: number,
  clock: Pick<Clock, 'now' | 'wake'>,
  look: () => Promise<void>,
): () => Promise<void> {
  let last = -Infinity;
  /** The one that has yet to begin. */
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
