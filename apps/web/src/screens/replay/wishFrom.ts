import type { Seat } from '@hand-and-foot/engine';
import type { Pace, Wish } from '@hand-and-foot/protocol';
import type { Replay } from '@hand-and-foot/record';
import { rulesSource } from '../../table/shelf/rulesSource.ts';

interface Wanted {
  /** The seat to play. */
  readonly seat: Seat;
  /** The level of the bots in all others. */
  readonly level: string;
  readonly pace: Pace;
}

/** A table with the rules and the names of this game. */
export function wishFrom({ header }: Replay, { seat, level, pace }: Wanted): Wish {
  const { ruleSet, terms, seats } = header;
  return {
    rules: rulesSource(ruleSet),
    seating: terms.seating,
    pace,
    seats: seats.map((each, at) =>
      at === seat ? { is: 'person', name: each } : { is: 'bot', name: each, level },
    ),
  };
}
