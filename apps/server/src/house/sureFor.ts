import type { Clock } from '@hand-and-foot/table';

/**
 * Says for so many milliseconds from now on that they have not passed yet. Both clocks must agree: one of them can be
 * set, and the other stands still while the machine sleeps. Where they do not, it is not sure.
 */
export function sureFor(span: number, clock: Pick<Clock, 'now' | 'date'>): () => boolean {
  const since = clock.now();
  const day = clock.date();
  return () => {
    const byDay = clock.date() - day;
    return clock.now() - since < span && byDay >= 0 && byDay < span;
  };
}
