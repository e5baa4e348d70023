import { actor, isGameOver, totals, type Seat } from '@hand-and-foot/engine';
import type { Holder } from '@hand-and-foot/protocol';
import { readLog, tableFrom } from '@hand-and-foot/table';

/** What somebody's list of tables says of one. */
export interface Summary {
  readonly table: string;
  readonly rules: { readonly id: string; readonly name: string };
  readonly seats: readonly Holder[];
  /** Their own seat, if they have one. */
  readonly seat?: Seat;
  readonly round: number;
  readonly totals: readonly number[];
  /** Whether the table waits for them. */
  readonly waiting: boolean;
  readonly over: boolean;
  /** When something last happened, in milliseconds. */
  readonly touched: number;
}

export function summaryOf(
  table: string,
  stored: readonly unknown[],
  guest: string,
): Summary | undefined {
  const entries = readLog(stored);
  const last = entries.at(-1);
  if (!last) return undefined;
  const { sitting } = tableFrom(entries);
  const { table: terms, seats, state, closed, sharing } = sitting;
  const seat = sharing?.guests.findIndex((keys) => keys.includes(guest)) ?? -1;
  const isPlayed = state !== undefined && state.phase !== 'over';
  const over = closed || (state !== undefined && !isPlayed && isGameOver(state));
  const holdsSeat = seat >= 0 && seats[seat]!.is === 'person';
  return {
    table,
    rules: { id: terms.rules.id, name: terms.rules.name },
    seats: [...seats],
    ...(seat < 0 ? {} : { seat }),
    round: state?.round ?? 1,
    totals: state ? totals(state) : [],
    waiting: !over && holdsSeat && (isPlayed ? actor(state) === seat : state !== undefined),
    over,
    touched: last.at,
  };
}
