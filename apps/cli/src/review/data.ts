import { actionRecord, type Replay } from '@hand-and-foot/record';
import type { Review } from '@hand-and-foot/review';
import { sayReason } from '@hand-and-foot/words';
import { contextFor } from './context.ts';

/** The review for programs. */
export function reviewData(replay: Replay, { forecast, turns, luck, play }: Review) {
  const { terms } = replay.header;
  return {
    forecast,
    turns: turns.map(({ round, seat, played, best, cost, low, high, because }) => ({
      round,
      seat,
      played: played.map((action) => actionRecord(terms, action)),
      best: best.map((action) => actionRecord(terms, action)),
      cost,
      low,
      high,
      because: sayReason(because, contextFor(replay, seat, round)),
    })),
    luck,
    play,
  };
}
