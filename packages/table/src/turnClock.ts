import { actors, type Seat } from '@hand-and-foot/engine';
import { dueAt } from '@hand-and-foot/protocol';

import type { Clock } from './ports.ts';
import type { Sitting } from './sitting.ts';
import type { TurnTime } from './turnTime.ts';

/** Watches for turns that take too long, if the table has agreed on a limit. */
export interface TurnClock {
  /** The people here now. Nobody is late while nobody waits for them. */
  present(seats: ReadonlySet<Seat>): void;
  /** Looks again, after something has happened. */
  set(): void;
  stop(): void;
}

/** `late` is called with the seat that a bot should stand in for. */
export function newTurnClock(
  sitting: Sitting,
  clock: Clock,
  turnTime: TurnTime,
  late: (seat: Seat) => void,
): TurnClock {
  /** The start of watching: before it, nobody's presence is known. */
  const begun = clock.now();
  /** When each seat was left since then. */
  const left = new Map<Seat, number>();
  /** Seats whose players are here, and since when. */
  let here: ReadonlyMap<Seat, number> = new Map();
  let callOff = (): void => undefined;

  function set(): void {
    callOff();
    const turnBeganAt = turnTime.began();
    const { state, seats, closed } = sitting;
    if (!state || closed || state.phase === 'over') return;
    const seat = actors(state).find((owes) => seats[owes]!.is === 'person');
    if (seat === undefined) return;
    const { extended, table } = sitting;
    const leftAt = left.get(seat) ?? begun;
    const due = dueAt(seat, { manners: table.manners, turnBeganAt, extended, here, leftAt });
    if (due === Infinity) return;
    callOff = clock.wake(due, () => late(seat));
  }

  return {
    present(seats) {
      const now = clock.now();
      for (const seat of here.keys()) if (!seats.has(seat)) left.set(seat, now);
      here = new Map([...seats].map((seat) => [seat, here.get(seat) ?? now]));
      set();
    },
    set,
    stop: () => callOff(),
  };
}
