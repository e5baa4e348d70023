import type { Chance } from './chance.ts';
import type { Time } from './time.ts';

/** A node's machine. Its clocks survive the node, and are wrong in their own way. */
export interface Machine {
  /** The time of day there. */
  date(): number;
  /** Changes the time of day. */
  step(by: number): void;
  /** When that last happened. */
  readonly steppedAt: number;
  /** The speed of the clock that nobody sets. */
  readonly rate: number;
  /** That clock's time when the world began. */
  readonly first: number;
}

/** The time of day when the world begins: far from every other clock. */
const NOON = 1_800_000_000_000;
/** Most milliseconds that an unset time of day is wrong. */
const SKEW = 250;
/** Most thousandths that a clock is too fast or slow. */
export const DRIFT = 5;

export function newMachine(time: Time, chance: Chance): Machine {
  let wrong = chance.between(-SKEW, SKEW);
  let steppedAt = -Infinity;
  const rate = 1 + chance.between(-DRIFT, DRIFT) / 1000;
  return {
    date: () => NOON + Math.round(time.now() * rate) + wrong,
    step(by) {
      wrong += by;
      steppedAt = time.now();
    },
    get steppedAt() {
      return steppedAt;
    },
    rate,
    first: chance.between(0, 100_000),
  };
}
