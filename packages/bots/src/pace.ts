import { clamp } from './chances.ts';

/**
 * How a hand runs out: each turn brings cards, and takes one away. Of those that come, some can be laid
 * at once, some make a third to a pair and leave with it, some make a pair of a single, and the rest are
 * single. For every chance that a card can be laid, in steps, and every number of pairs and of singles.
 */
export interface Pace {
  /** The chance that all are gone within the turns to come, each later turn counting for less. */
  readonly gone: Float64Array;
  /** Turns of those that pass before. */
  readonly wait: Float64Array;
}

/** What a pace depends on. */
export interface Course {
  /** Cards drawn in a turn. */
  readonly draw: number;
  readonly turns: number;
  /** The chance that a card is of one given rank. */
  readonly rank: number;
  /** The chance that a third card can be laid with its pair. */
  readonly third: number;
  /** What going out a turn later counts, as a share. */
  readonly patience: number;
}

const STEPS = 20;
const SINGLES = 12;
const PAIRS = 6;
const ROW = SINGLES + 1;
const STEP = ROW * (PAIRS + 1);

/** The tables made so far: they are few, and asked for at every decision. */
const made = new Map<string, Pace>();

export function paceFor(course: Course): Pace {
  const turns = Math.max(1, Math.round(course.turns));
  const { draw, patience, rank, third } = course;
  const key = `${draw} ${turns} ${rank} ${third} ${patience}`;
  let pace = made.get(key);
  if (!pace) made.set(key, (pace = makePace({ ...course, turns })));
  return pace;
}

function makePace(course: Course): Pace {
  const size = (STEPS + 1) * STEP;
  const pace = { gone: new Float64Array(size), wait: new Float64Array(size) };
  for (let step = 0; step <= STEPS; step++) runOut(pace, step, course);
  return pace;
}

function runOut({ gone, wait }: Pace, step: number, course: Course): void {
  const first = step * STEP;
  const chance = new Float64Array(STEP);
  const felt = new Float64Array(STEP);
  for (let turn = 0; turn < course.turns; turn++) {
    playTurn(chance, step / STEPS, course, 1);
    playTurn(felt, step / STEPS, course, course.patience);
    for (let at = 0; at < STEP; at++) wait[first + at]! += 1 - chance[at]!;
  }
  gone.set(felt, first);
}

/** The chances one turn earlier, in place: what a turn begins with from what it may end with. */
function playTurn(chances: Float64Array, layable: number, course: Course, patience: number): void {
  let after = throwOne(chances);
  for (let card = 0; card < course.draw; card++) after = drawOne(after, layable, course);
  for (let at = 0; at < STEP; at++) chances[at] = patience * after[at]!;
}

/** A single is thrown, or else a pair broken; all are gone where that was the last. */
function throwOne(chances: Float64Array): Float64Array {
  return chances.map((_, at) => {
    const singles = at % ROW;
    if (at <= 1) return 1;
    return singles > 0 ? chances[at - 1]! : chances[at - ROW + 1]!;
  });
}

function drawOne(after: Float64Array, layable: number, { rank, third }: Course): Float64Array {
  return after.map((stays, at) => {
    const singles = at % ROW;
    const pairs = (at - singles) / ROW;
    const some = Math.min(1, (1 - layable) / (rank * (singles + pairs) || 1)) * rank;
    const thirds = pairs * some * third;
    const paired = pairs < PAIRS ? singles * some : 0;
    const rest = 1 - layable - thirds - paired;
    return (
      layable * stays +
      (thirds > 0 ? thirds * after[at - ROW]! : 0) +
      (paired > 0 ? paired * after[at + ROW - 1]! : 0) +
      rest * after[singles < SINGLES ? at + 1 : at]!
    );
  });
}

/** Reads one of the tables; chance and singles may lie between two numbers. */
export function readPace(
  table: Float64Array,
  layable: number,
  pairs: number,
  singles: number,
): number {
  const step = clamp(layable, 0, 1) * STEPS;
  const low = Math.min(STEPS - 1, Math.floor(step));
  const more = Math.max(0, pairs - PAIRS);
  const first = low * STEP + (pairs - more) * ROW;
  const below = readRow(table, first, singles + 2 * more);
  const above = readRow(table, first + STEP, singles + 2 * more);
  return below + (step - low) * (above - below);
}

function readRow(table: Float64Array, first: number, singles: number): number {
  const most = Math.min(singles, SINGLES - 0.001);
  const at = Math.floor(most);
  return table[first + at]! + (most - at) * (table[first + at + 1]! - table[first + at]!);
}
