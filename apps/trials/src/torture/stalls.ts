import { realClock } from '@hand-and-foot/server/parts';
import type { Gathering } from './gathering.ts';

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Each request's wait for its answer, not counting times when nothing could be stored. */
export function waits(
  gatherings: readonly Gathering[],
  down: readonly Interval[],
): (Interval & { readonly span: number; readonly who: string })[] {
  return gatherings.flatMap(({ table, people }) =>
    people.flatMap(({ name, client }) =>
      [...client.history.sent.values()].map(
        ({ command, at: from, answeredAt: to = realClock.now() }) => ({
          from,
          to,
          span: to - from - overlap({ from, to }, down),
          who: `${table}: ${name}'s ${command.id}`,
        }),
      ),
    ),
  );
}

function overlap({ from, to }: Interval, down: readonly Interval[]): number {
  return down.reduce(
    (sum, other) => sum + Math.max(0, Math.min(to, other.to) - Math.max(from, other.from)),
    0,
  );
}
