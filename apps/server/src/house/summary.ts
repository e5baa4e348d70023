import { isGameOver, totals } from '@hand-and-foot/engine';
import { isLeftToBots, type TableSummary } from '@hand-and-foot/protocol';
import { owing, type Sitting } from '@hand-and-foot/table';

export function summaryOf(table: string, sitting: Sitting, guest: string): TableSummary {
  const { table: terms, seats, state, rounds, closed, sharing, touched } = sitting;
  const seat = sharing?.guests.findIndex((keys) => keys.includes(guest)) ?? -1;
  const isPlayed = state !== undefined && state.phase !== 'over';
  const isWon = state !== undefined && !isPlayed && isGameOver(state);
  const over = closed || isWon;
  const holdsSeat = seat >= 0 && seats[seat]!.is === 'person';
  const isAwaited = isPlayed ? owing(state).includes(seat) : state !== undefined;
  return {
    table,
    rules: { id: terms.rules.id, name: terms.rules.name },
    seats: [...seats],
    ...(seat < 0 ? {} : { seat }),
    round: state?.round ?? 1,
    totals: state ? totals(state) : [],
    waiting: !over && (holdsSeat ? isAwaited : seat >= 0 && isLeftToBots(seats)),
    rounds: rounds.length,
    over,
    endedEarly: closed && !isWon,
    touched,
  };
}
