import type { Chance } from './chance.ts';
import type { Time } from './time.ts';

/** What a node runs on. Its clocks survive the node, and are wrong in their own way. */
export interface Machine {
  /** The time of day there. */
  date(): number;
  /** Somebody, or something, sets the time of day. */
  step(by: number): void;
  /** How fast time passes by the clock that nobody sets. */
  readonly rate: number;
  /** What that clock showed when the world began. */
  readonly first: number;
}

/** The time of day when the world begins: far from every other clock. */
const NOON = 1_800_000_000_000;
/** The time of day is wrong by at most so many milliseconds, as long as nobody sets it. */
const SKEW = 250;
/** A clock is too fast or too slow by at most so many thousandths. */
export const DRIFT = 5;

export function newMachine(time: Time, chance: Chance): Machine {
  let wrong = chance.between(-SKEW, SKEW);
  const rate = 1 + chance.between(-DRIFT, DRIFT) / 1000;
  return {
    date: () => NOON + Math.round(time.now() * rate) + wrong,
    step(by) {
      wrong += by;
    },
    rate,
    first: chance.between(0, 100_000),
  };
}
