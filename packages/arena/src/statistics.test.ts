import { seeded, type Random } from '@hand-and-foot/engine';
import { describe, expect, it } from 'vitest';
import { meanEstimate, shareEstimate, type Estimate } from './interval.ts';
import { addNumber, noMoments, type Moments } from './moments.ts';
import { sprt } from './sprt.ts';
import { addTime, noTimes, timeFigures } from './times.ts';

function momentsOf(numbers: readonly number[]): Moments {
  const moments = noMoments();
  for (const number of numbers) addNumber(moments, number);
  return moments;
}

function repeated(number: number, times: number): number[] {
  return Array<number>(times).fill(number);
}

/** The share of a pair in which each game is won with this chance. */
function shareWon(chance: Random, percent: number): number {
  const game = (): number => (chance.below(100) < percent ? 1 : 0);
  return (game() + game()) / 2;
}

function holds({ low, high }: Estimate, truth: number): boolean {
  return low <= truth && truth <= high;
}

describe('the interval of a share', () => {
  it.each([
    [0, 1],
    [1, 1],
    [0.5, 1],
    [1, 500],
    [0, 500],
    [0.5, 500],
  ])('is never certain and never beyond 0 and 1: %d, %d times', (share, times) => {
    const { mean, low, high } = shareEstimate(momentsOf(repeated(share, times)));
    expect(mean).toBe(share);
    expect(high - low).toBeGreaterThan(0);
    expect(low).toBeGreaterThanOrEqual(0);
    expect(high).toBeLessThanOrEqual(1);
    expect(holds({ mean, low, high }, share)).toBe(true);
  });

  it('of many pairs is the usual one', () => {
    const { mean, low, high } = shareEstimate(
      momentsOf([...repeated(1, 6000), ...repeated(0, 4000)]),
    );
    expect(mean).toBe(0.6);
    expect(low).toBeCloseTo(0.6 - 1.96 * Math.sqrt(0.24 / 10_000), 3);
    expect(high).toBeCloseTo(0.6 + 1.96 * Math.sqrt(0.24 / 10_000), 3);
  });

  it.each([
    [50, 10],
    [60, 40],
    [95, 40],
    [98, 20],
  ])('holds the truth in 95 of 100 cases: %d %% won, %d pairs', (percent, pairs) => {
    const held = Array.from({ length: 400 }, (_, at) => {
      const chance = seeded(`share ${percent} ${at}`);
      const shares = Array.from({ length: pairs }, () => shareWon(chance, percent));
      return holds(shareEstimate(momentsOf(shares)), percent / 100);
    });
    expect(held.filter(Boolean).length / 400).toBeGreaterThan(0.93);
  });
});

describe('the interval of a mean', () => {
  it('is Student’s', () => {
    const { mean, low, high } = meanEstimate(momentsOf([1, 2, 3, 4]));
    expect(mean).toBe(2.5);
    expect(high - mean).toBeCloseTo((3.1824 * Math.sqrt(5 / 3)) / 2, 3);
    expect(mean - low).toBeCloseTo(high - mean, 9);
  });

  it('follows the table of t', () => {
    const numbers = [...repeated(-1, 6), ...repeated(1, 6)];
    const { high } = meanEstimate(momentsOf(numbers));
    expect(high / Math.sqrt(1 / 11)).toBeCloseTo(2.201, 2);
  });

  it('of one number has no bounds', () => {
    expect(meanEstimate(momentsOf([7]))).toEqual({ mean: 7, low: -Infinity, high: Infinity });
  });
});

describe('the sequential test', () => {
  const question = { p0: 0.5, p1: 0.55 };

  function verdictFor(percent: number, seed: string): { verdict: string; pairs: number } {
    const chance = seeded(seed);
    const shares = noMoments();
    for (;;) {
      addNumber(shares, shareWon(chance, percent));
      const { verdict } = sprt(shares, question);
      if (verdict !== 'open') return { verdict, pairs: shares.count };
    }
  }

  function better(percent: number): number {
    const verdicts = Array.from({ length: 300 }, (_, at) => verdictFor(percent, `${at}`).verdict);
    return verdicts.filter((verdict) => verdict === 'better').length / 300;
  }

  it('is wrong in about one case of twenty at the edges, hardly ever beyond them', () => {
    expect(better(50)).toBeLessThan(0.08);
    expect(better(55)).toBeGreaterThan(0.92);
    expect(better(45)).toBeLessThan(0.01);
    expect(better(60)).toBeGreaterThan(0.99);
  });

  it('is soon done where the answer is clear, but not after a few pairs', () => {
    const { verdict, pairs } = verdictFor(100, 'all');
    expect(verdict).toBe('better');
    expect(pairs).toBeGreaterThan(5);
    expect(pairs).toBeLessThan(30);
  });

  it('starts open, and calls an even contest not better', () => {
    expect(sprt(noMoments(), question)).toMatchObject({ llr: 0, verdict: 'open' });
    expect(sprt(momentsOf(repeated(0.5, 100)), question).verdict).toBe('notBetter');
  });
});

describe('times', () => {
  it('tell the median and the one in a hundred to 1 %, and the worst exactly', () => {
    const times = noTimes();
    for (let ms = 1; ms <= 1000; ms++) addTime(times, ms / 7);
    const { median, p99, worst } = timeFigures(times);
    expect(median / (500 / 7)).toBeCloseTo(1, 1.5);
    expect(p99 / (990 / 7)).toBeCloseTo(1, 1.5);
    expect(worst).toBe(1000 / 7);
  });

  it('may be none, or none at all', () => {
    expect(timeFigures(noTimes())).toEqual({ median: 0, p99: 0, worst: 0 });
    const times = noTimes();
    addTime(times, 0);
    expect(timeFigures(times)).toEqual({ median: 0, p99: 0, worst: 0 });
  });
});
