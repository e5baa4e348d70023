import type { Seat } from '@hand-and-foot/engine';
import type { Clock } from './ports.ts';
import type { Sitting } from './sitting.ts';

/** How long this turn has lasted, by the monotonic clock: a turn never jumps with the time of day. */
export interface TurnTime {
  /** When it began, by the clock's `now`. Looks whether there is a new one. */
  began(): number;
  /** In whole milliseconds. */
  age(): number;
}

/**
 * A log has only the time of day, so that is asked once for each turn that somebody else began, say before the table
 * was loaded. Whatever it says, no turn began in the future, or before it was last looked and was not there.
 */
export function newTurnTime(sitting: Sitting, clock: Clock): TurnTime {
  let turn: Seat | undefined;
  let beganAt = 0;
  let looked = -Infinity;

  function began(): number {
    const now = clock.now();
    if (sitting.turnBegan !== turn) {
      const told = Math.max(0, clock.date() - sitting.turnBeganAt);
      beganAt = now - Math.min(told, now - looked);
      turn = sitting.turnBegan;
    }
    looked = now;
    return beganAt;
  }

  began();
  return { began, age: () => Math.round(clock.now() - began()) };
}
