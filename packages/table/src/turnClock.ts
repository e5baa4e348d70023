import { actors, type Seat } from '@hand-and-foot/engine';
import { dueAt } from '@hand-and-foot/protocol';

import type { Clock } from './ports.ts';
import type { Sitting } from './sitting.ts';
import type { TurnTime } from './turnTime.ts';

const NOBODY: ReadonlyMap<Seat, number> = new Map();

/** Watches for turns that take too long, if the table has agreed on a limit. */
export class TurnClock {
  private readonly sitting: Sitting;
  private readonly clock: Clock;
  private readonly turnTime: TurnTime;
  private readonly late: (seat: Seat) => void;
  /** The start of watching: before it, nobody's presence is known. */
  private readonly begun: number;
  /** When each seat was left since then. */
  private readonly left = new Map<Seat, number>();
  /** Seats whose players are here, and since when. */
  private here: ReadonlyMap<Seat, number> = NOBODY;
  private callOff: (() => void) | undefined;

  /** `late` is called with the seat that a bot should play for. */
  constructor(sitting: Sitting, clock: Clock, turnTime: TurnTime, late: (seat: Seat) => void) {
    this.sitting = sitting;
    this.clock = clock;
    this.turnTime = turnTime;
    this.late = late;
    this.begun = clock.now();
  }

  /** The people here now. Nobody is late while nobody waits for them. */
  present(seats: ReadonlySet<Seat>): void {
    const { here } = this;
    const now = this.clock.now();
    for (const seat of here.keys()) if (!seats.has(seat)) this.left.set(seat, now);
    this.here = new Map([...seats].map((seat) => [seat, here.get(seat) ?? now]));
    this.set();
  }

  /** Looks again, after something has happened. */
  set(): void {
    this.stop();
    const { sitting, here } = this;
    const turnBeganAt = this.turnTime.began();
    const { state, seats, closed, extended, table } = sitting;
    if (!state || closed || state.phase === 'over') return;
    const seat = actors(state).find((owes) => seats[owes]!.is === 'person');
    if (seat === undefined) return;
    const leftAt = this.left.get(seat) ?? this.begun;
    const due = dueAt(seat, { manners: table.manners, turnBeganAt, extended, here, leftAt });
    if (due === Infinity) return;
    this.callOff = this.clock.wake(due, () => this.late(seat));
  }

  stop(): void {
    this.callOff?.();
    this.callOff = undefined;
  }
}
