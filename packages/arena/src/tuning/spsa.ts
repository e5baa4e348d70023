import { seeded } from '@hand-and-foot/engine';

// Simultaneous perturbation: shifts all numbers at once, each up or down at random, and compares the two opposite
// points. Numbers that made the difference drift the right way; the others are shaken evenly and average out. The gains
// don't depend on the search's length, so a continued search equals one that never stopped.

/** A search's position: one number per direction. */
export type Point = readonly number[];

/** How far to either side the two points lie at the first step, and how that shrinks. */
const REACH = 0.3;
const REACH_FALLS = 0.101;
/** How far to go for a slope of 1, how that shrinks, and for how many steps it hardly does. */
const STRIDE = 1.6;
const STRIDE_FALLS = 0.602;
const SLOW_START = 50;
/** No step is longer, however lucky its deals. */
const LONGEST = 0.1;
/** No number gets farther from the start. */
const FARTHEST = Math.log(4);
/** Points are rounded to this many parts in one, so their text is short and loses nothing. */
const PARTS = 1e6;

export function startingPoint(directions: number): Point {
  return Array<number>(directions).fill(0);
}

/** Up or down for each number; steps count from 1. */
export function signsAt(seed: string, step: number, directions: number): number[] {
  const chance = seeded(`${seed}/signs/${step}`);
  return Array.from({ length: directions }, () => (chance.below(2) === 0 ? -1 : 1));
}

/** The two points to compare. */
export function eitherSide(point: Point, signs: readonly number[], step: number): [Point, Point] {
  const reach = REACH / step ** REACH_FALLS;
  return [shifted(point, signs, reach), shifted(point, signs, -reach)];
}

/** The next point when the first of the two was better by `lead`. */
export function climbed(point: Point, signs: readonly number[], lead: number, step: number): Point {
  const slope = lead / (2 * (REACH / step ** REACH_FALLS));
  const stride = (slope * STRIDE) / (SLOW_START + step) ** STRIDE_FALLS;
  return shifted(point, signs, between(stride, -LONGEST, LONGEST));
}

/** The mean of the later half of the points: chance has pulled each of them its own way. */
export function settledPoint(points: readonly Point[]): Point {
  const later = points.slice(Math.floor(points.length / 2));
  const sums = later.reduce((sum, point) => sum.map((number, at) => number + point[at]!));
  return sums.map((sum) => inParts(sum / later.length));
}

function shifted(point: Point, signs: readonly number[], by: number): Point {
  return point.map((number, at) => inParts(between(number + signs[at]! * by, -FARTHEST, FARTHEST)));
}

function between(number: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, number));
}

function inParts(number: number): number {
  return Math.round(number * PARTS) / PARTS;
}
