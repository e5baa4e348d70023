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

/** However long it was before, nobody is late sooner than so long after somebody else came. */
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
  /** Who is here, and since when. */
  let here: ReadonlyMap<Seat, number> = new Map();
  let callOff = (): void => undefined;

  /** When the table stops waiting for the seat. */
  function dueAt(seat: Seat): number {
    const { turn = Infinity, away = Infinity } = sitting.table.manners ?? {};
    const { turnBeganAt, extended } = sitting;
    const waitedFor = Math.min(...[...here].map(([o, since]) => (o === seat ? Infinity : since)));
    const within = (span: number, from: number): number =>
      Math.max(from + span, waitedFor + Math.min(span, GRACE));
    const byTurn = within(turn * 1000 * (1 + extended), turnBeganAt);
    if (here.has(seat)) return byTurn;
    const gone = Math.max(turnBeganAt, left.get(seat) ?? begun);
    return Math.min(byTurn, within(away * 1000, gone));
  }

  function set(): void {
    callOff();
    const { state, seats, closed, table } = sitting;
    if (!state || closed || state.phase === 'over') return;
    if (table.manners?.standIn === undefined) return;
    const seat = owing(state).find((owes) => seats[owes]!.is === 'person');
    const due = seat === undefined ? Infinity : dueAt(seat);
    if (due === Infinity) return;
    callOff = clock.wake(due, () => late(seat!));
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
