import type { Seat } from '@hand-and-foot/engine';
import type { Turn } from '../link/tableLink.ts';

/** Everybody else's last turn, as far as it got, newest first; without a seat, everybody's. */
export function lastTurns(turns: readonly Turn[], you: Seat | undefined): Turn[] {
  const newestFirst = turns.filter(({ seat }) => seat !== undefined && seat !== you).toReversed();
  return newestFirst.filter(
    ({ seat }, at) => newestFirst.findIndex((other) => other.seat === seat) === at,
  );
}
