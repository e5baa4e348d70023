import { seeded, type Random } from '@hand-and-foot/engine';
import { describe, expect, it } from 'vitest';
import { climbed, eitherSide, settledPoint, signsAt, startingPoint, type Point } from './spsa.ts';

const TOP: Point = [0.5, -0.4, 0.2, 0, 0.8, -0.7];

/** How high a point lies on a hill with its top at `TOP`, flatter in some directions. */
function height(point: Point): number {
  return -point.reduce(
    (sum, at, direction) => sum + (0.1 + direction / 20) * (at - TOP[direction]!) ** 2,
    0,
  );
}

/** Chance with a spread of about 1. */
function noise(chance: Random): number {
  return Array.from({ length: 12 }, () => chance.below(1000) / 1000).reduce(
    (sum, x) => sum + x,
    -6,
  );
}

function search(seed: string, steps: number, spread: number): Point[] {
  const chance = seeded(`${seed}/noise`);
  const points: Point[] = [];
  let point = startingPoint(TOP.length);
  for (let step = 1; step <= steps; step++) {
    const signs = signsAt(seed, step, TOP.length);
    const [up, down] = eitherSide(point, signs, step);
    point = climbed(point, signs, height(up) - height(down) + spread * noise(chance), step);
    points.push(point);
  }
  return points;
}

describe('simultaneous perturbation', () => {
  it.each(['one', 'two', 'three'])('finds the top of a hill in a mist, seed %s', (seed) => {
    const found = settledPoint(search(seed, 600, 0.06));
    for (const [direction, at] of found.entries())
      expect(Math.abs(at - TOP[direction]!)).toBeLessThan(0.25);
    expect(height(found)).toBeGreaterThan(height(startingPoint(TOP.length)) / 20);
  });

  it('takes the same way again from the same seed', () => {
    expect(search('again', 20, 0.1)).toEqual(search('again', 20, 0.1));
    expect(search('again', 20, 0.1)).not.toEqual(search('other', 20, 0.1));
  });

  it('is not thrown off by one lucky deal, nor ever gets beyond four times or a quarter', () => {
    const far = climbed([0, 1.38, -1.38], [1, 1, -1], 1000, 1);
    expect(far).toEqual([0.1, 1.386294, -1.386294]);
  });

  it('settles on the mean of the later half', () => {
    expect(settledPoint([[9], [9], [1], [2], [3]])).toEqual([2]);
    expect(settledPoint([[0.25]])).toEqual([0.25]);
  });

  it('keeps points that their text holds wholly', () => {
    const point = search('text', 5, 0.1).at(-1)!;
    expect(point.every((number) => Number(number.toFixed(6)) === number)).toBe(true);
  });
});
