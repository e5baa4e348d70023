import { clamp } from './chances.ts';

/**
 * How a hand runs out: each turn brings cards, some of which can be laid, and takes one away. For every
 * chance that a drawn card can be laid, in steps, and every number of cards that cannot.
 */
export interface Pace {
  /** The chance that all are gone within the turns to come. */
  readonly gone: Float64Array;
  /** Turns of those that pass before. */
  readonly wait: Float64Array;
}

const STEPS = 20;
const MOST = 16;

/** The tables made so far, by cards drawn and turns: they are few, and asked for at every decision. */
const made: Pace[][] = [];

export function paceFor(draw: number, turns: number): Pace {
  const whole = Math.max(1, Math.round(turns));
  const ofDraw = (made[draw] ??= []);
  return (ofDraw[whole] ??= makePace(draw, whole));
}

function makePace(draw: number, turns: number): Pace {
  const gone = new Float64Array((STEPS + 1) * (MOST + 1));
  const wait = new Float64Array((STEPS + 1) * (MOST + 1));
  for (let step = 0; step <= STEPS; step++) runOut(gone, wait, step, draw, turns);
  return { gone, wait };
}

function runOut(
  gone: Float64Array,
  wait: Float64Array,
  step: number,
  draw: number,
  turns: number,
): void {
  const first = step * (MOST + 1);
  const unlaid = unlaidChances(draw, 1 - step / STEPS);
  let before = new Float64Array(MOST + 1);
  let now = new Float64Array(MOST + 1);
  for (let turn = 0; turn < turns; turn++) {
    for (let stuck = 0; stuck <= MOST; stuck++) {
      now[stuck] = chanceAfter(before, unlaid, stuck);
      wait[first + stuck]! += 1 - now[stuck]!;
    }
    [before, now] = [now, before];
  }
  gone.set(before, first);
}

function chanceAfter(before: Float64Array, unlaid: Float64Array, stuck: number): number {
  let chance = 0;
  for (let cards = 0; cards < unlaid.length; cards++) {
    const left = stuck + cards - 1;
    chance += unlaid[cards]! * (left <= 0 ? 1 : before[Math.min(left, MOST)]!);
  }
  return chance;
}

/** The chance of each number of drawn cards that cannot be laid. */
function unlaidChances(draw: number, chance: number): Float64Array {
  const chances = new Float64Array(draw + 1);
  chances[0] = 1;
  for (let card = 0; card < draw; card++) {
    for (let count = card + 1; count > 0; count--)
      chances[count] = chances[count]! * (1 - chance) + chances[count - 1]! * chance;
    chances[0] *= 1 - chance;
  }
  return chances;
}

/** Reads one of the tables; `stuck` may lie between two numbers. */
export function readPace(table: Float64Array, layable: number, stuck: number): number {
  const first = Math.round(clamp(layable, 0, 1) * STEPS) * (MOST + 1);
  const most = Math.min(stuck, MOST - 0.001);
  const at = Math.floor(most);
  const part = most - at;
  return table[first + at]! * (1 - part) + table[first + at + 1]! * part;
}
