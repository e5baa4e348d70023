import type { Clock } from '@hand-and-foot/table';

/**
 * True until `span` milliseconds from now. Both clocks must agree, because one can be set and the other stops while the
 * machine sleeps; if they differ, it's false.
 */
export function sureFor(span: number, clock: Pick<Clock, 'now' | 'date'>): () => boolean {
  const since = clock.now();
  const day = clock.date();
  return () => {
    const byDay = clock.date() - day;
    return clock.now() - since < span && byDay >= 0 && byDay < span;
  };
}
