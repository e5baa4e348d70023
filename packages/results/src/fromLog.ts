import { isGameOver, type Seat } from '@hand-and-foot/engine';
import { replay, standing, tableFrom, type Entry } from '@hand-and-foot/table';
import { gameOf } from './gameOf.ts';
import type { GameResult, RoundResult, SeatPlayer } from './result.ts';
import { roundOf } from './roundOf.ts';
import { countMoves } from './whoPlayed.ts';

/** A log's place and, at a shared table, the reader's seat. On one device, the only person is the reader. */
export interface LogPlace {
  readonly id: string;
  readonly from: 'device' | 'shared';
  readonly seat?: Seat;
}

/** The result of a table's log; undefined if its game isn't over. Throws Corrupt if the log doesn't hold. */
export function resultOfLog(
  entries: readonly Entry[],
  { id, from, seat }: LogPlace,
): GameResult | undefined {
  const [opened, ...rest] = standing(entries);
  const { sitting } = tableFrom(opened ? [opened] : []);
  const moves = countMoves();
  const rounds: RoundResult[] = [];
  let ended = sitting.touched;
  for (const entry of rest) {
    if (entry.entry === 'acted') moves.add(entry.seat, sitting.seats[entry.seat]!);
    replay(sitting, entry);
    if (entry.entry !== 'acted' || sitting.state?.phase !== 'over') continue;
    rounds.push(roundOf(sitting.state));
    ended = entry.at;
  }
  const { state, table } = sitting;
  if (!state || !isGameOver(state)) return undefined;
  const seats = sitting.seats.map((holder, at) => moves.playerOf(at, holder));
  const you = from === 'shared' ? seat : onlyPerson(seats);
  return {
    id,
    from,
    rules: { id: table.rules.id, name: table.rules.name },
    ended,
    seats,
    ...(you === undefined ? {} : { you }),
    ...gameOf(state, rounds),
  };
}

function onlyPerson(seats: readonly SeatPlayer[]): Seat | undefined {
  const people = seats.flatMap(({ is }, seat) => (is === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}
