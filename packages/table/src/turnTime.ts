import type { Clock } from './ports.ts';
import type { Sitting } from './sitting.ts';

/**
 * The age of this turn by the monotonic clock, which never jumps with the time of day. A log has only the time of day,
 * so that is used once for each turn that somebody else began, say before the table was loaded. Whatever it says, no
 * turn began in the future, or before the last look that didn't see it.
 */
export class TurnTime {
  private readonly sitting: Sitting;
  private readonly clock: Clock;
  private turn: number | undefined;
  private beganAt = 0;
  private looked = -Infinity;

  constructor(sitting: Sitting, clock: Clock) {
    this.sitting = sitting;
    this.clock = clock;
    this.began();
  }

  /** When it began, by the clock's `now`. Looks whether there is a new one. */
  began(): number {
    const { sitting, clock } = this;
    const now = clock.now();
    if (sitting.turnBegan !== this.turn) {
      const told = Math.max(0, clock.date() - sitting.turnBeganAt);
      this.beganAt = now - Math.min(told, now - this.looked);
      this.turn = sitting.turnBegan;
    }
    this.looked = now;
    return this.beganAt;
  }

  /** In whole milliseconds. */
  age(): number {
    return Math.round(this.clock.now() - this.began());
  }
}
