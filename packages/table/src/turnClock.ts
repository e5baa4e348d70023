import type { Seat } from '@hand-and-foot/engine';
import { owing } from './player.ts';
import type { Clock } from './ports.ts';
import type { Sitting } from './sitting.ts';

/** Looks after turns that take too long, where the table has agreed on that. */
export interface TurnClock {
  /** Who is there now. Nobody is late while nobody waits for them. */
  present(seats: ReadonlySet<Seat>): void;
  /** Looks again, after something has happened. */
  set(): void;
  stop(): void;
}

/** A turn that began before its table was at hand goes on for so long at least: people have yet to come again. */
const GRACE = 30_000;

/** `late` is called with the seat that a bot should stand in for. */
export function newTurnClock(
  sitting: Sitting,
  clock: Clock,
  late: (seat: Seat) => void,
): TurnClock {
  /** Before that nobody was seen, whether they were there or not. */
  const begun = clock.now();
  /** When each seat was left since then. */
  const left = new Map<Seat, number>();
  let here: ReadonlySet<Seat> = new Set();
  let callOff = (): void => undefined;

  /** When the table stops waiting for the seat. */
  function dueAt(seat: Seat): number {
    const { turn = Infinity, away = Infinity } = sitting.table.manners ?? {};
    const { turnBeganAt } = sitting;
    const span = turn * 1000;
    const byTurn = Math.max(turnBeganAt + span, begun + Math.min(span, GRACE));
    if (here.has(seat)) return byTurn;
    return Math.min(byTurn, Math.max(turnBeganAt, left.get(seat) ?? begun) + away * 1000);
  }

  function set(): void {
    callOff();
    const { state, seats, closed, table } = sitting;
    if (!state || closed || state.phase === 'over' || here.size === 0) return;
    if (table.manners?.standIn === undefined) return;
    const seat = owing(state).find((owes) => seats[owes]!.is === 'person');
    const due = seat === undefined ? Infinity : dueAt(seat);
    if (due === Infinity) return;
    callOff = clock.wake(due, () => late(seat!));
  }

  return {
    present(seats) {
      for (const seat of here) if (!seats.has(seat)) left.set(seat, clock.now());
      here = new Set(seats);
      set();
    },
    set,
    stop: () => callOff(),
  };
}
