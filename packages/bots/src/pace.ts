import { cardsDrawn, type Terms } from '@hand-and-foot/engine';
import { clamp } from './chances.ts';
import type { Weights } from './weights.ts';

/**
 * How a hand runs out: each turn brings cards, and takes one away. Of those that come, some can be laid
 * at once, some make a third to a pair and leave with it, some make a pair of a single, and the rest are
 * single. For every chance that a card can be laid, in steps, and every number of pairs and of singles.
 */
export interface HandPace {
  /** The chance that all are gone within the turns to come. */
  readonly gone: Float64Array;
  /** How many of those turns pass before that. */
  readonly wait: Float64Array;
}

/** Everything a pace depends on, apart from the turns to come. */
interface Course {
  /** Cards drawn in a turn. */
  readonly draw: number;
  /** The chance that a card is of one given rank. */
  readonly rank: number;
  /** The chance that a third card can be laid with its pair. */
  readonly third: number;
}

/** Turns after which nobody asks whether a hand has run out. */
const LONGEST = 20;
const STEPS = 20;
const SINGLES = 12;
const PAIRS = 6;
const ROW = SINGLES + 1;
const STEP = ROW * (PAIRS + 1);

/** The tables made so far, for each course by turns: they are few, and asked for at every decision. */
const made = new Map<string, HandPace[]>();

/** How hands run out at such a table with this many turns to come. */
export function paceFor(terms: Terms, weights: Weights, turns: number, round: number): HandPace {
  return pacesOf(terms, weights, round)[turnsAhead(turns) - 1]!;
}

/** Turns that a pace looks ahead where the stock is enough for so many. */
export function turnsAhead(turns: number): number {
  return clamp(Math.round(turns), 1, LONGEST);
}

/** Makes the tables, which takes some milliseconds, unless that was done. */
export function pacesOf(terms: Terms, { third }: Weights, round: number): readonly HandPace[] {
  const draw = cardsDrawn(terms.rules, round);
  const rank = rankShare(terms);
  const key = `${draw} ${rank} ${third}`;
  let paces = made.get(key);
  if (!paces) made.set(key, (paces = makePaces({ draw, rank, third })));
  return paces;
}

/** The usual share of one rank among the cards: wilds, threes and the like are as many as two ranks. */
export function rankShare({ ranks }: Terms): number {
  return 1 / (ranks.length + 2);
}

function makePaces(course: Course): HandPace[] {
  const size = (STEPS + 1) * STEP;
  const paces = Array.from({ length: LONGEST }, () => ({
    gone: new Float64Array(size),
    wait: new Float64Array(size),
  }));
  for (let step = 0; step <= STEPS; step++) runOut(paces, step, course);
  return paces;
}

function runOut(paces: readonly HandPace[], step: number, course: Course): void {
  const first = step * STEP;
  const chance = new Float64Array(STEP);
  const waited = new Float64Array(STEP);
  for (const { gone, wait } of paces) {
    playTurn(chance, step / STEPS, course);
    for (let at = 0; at < STEP; at++) waited[at]! += 1 - chance[at]!;
    gone.set(chance, first);
    wait.set(waited, first);
  }
}

/** Steps the chances one turn back, in place: from the end of a turn to its beginning. */
function playTurn(chances: Float64Array, layable: number, course: Course): void {
  throwOne(chances);
  for (let card = 0; card < course.draw; card++) drawOne(chances, layable, course);
}

const before = new Float64Array(STEP);

/** A single is thrown, or else a pair broken; all are gone where that was the last. */
function throwOne(chances: Float64Array): void {
  before.set(chances);
  for (let at = 0; at < STEP; at++) {
    const single = at % ROW > 0;
    chances[at] = at <= 1 ? 1 : before[single ? at - 1 : at - ROW + 1]!;
  }
}

function drawOne(chances: Float64Array, layable: number, { rank, third }: Course): void {
  before.set(chances);
  for (let at = 0; at < STEP; at++) {
    const singles = at % ROW;
    const pairs = (at - singles) / ROW;
    const some = Math.min(rank, (1 - layable) / Math.max(1, singles + pairs));
    const thirds = pairs * some * third;
    const paired = pairs < PAIRS ? singles * some : 0;
    const more = before[singles < SINGLES ? at + 1 : at]!;
    let chance = layable * before[at]! + (1 - layable - thirds - paired) * more;
    if (pairs > 0) chance += thirds * before[at - ROW]!;
    if (paired > 0) chance += paired * before[at + ROW - 1]!;
    chances[at] = chance;
  }
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
