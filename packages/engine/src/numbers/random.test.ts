import { expect, test } from 'vitest';
import { seeded, shuffle } from './random.ts';

test('a seed gives the same numbers for ever: records depend on it', () => {
  const random = seeded('hand and foot');
  const numbers = Array.from({ length: 8 }, () => random.below(1000));
  expect(numbers).toEqual(KNOWN);
});

const KNOWN = [66, 517, 350, 934, 698, 408, 338, 51];

test('seeds that differ in one letter have nothing in common', () => {
  const [one, other] = [seeded('table 1'), seeded('table 2')];
  const same = Array.from({ length: 1000 }, () => one.below(100) === other.below(100)).filter(
    Boolean,
  ).length;
  expect(same).toBeGreaterThan(0);
  expect(same).toBeLessThan(30);
});

test('every number below the limit comes up about as often as every other', () => {
  const random = seeded('fair');
  const counts = Array<number>(7).fill(0);
  for (let draw = 0; draw < 70_000; draw++) counts[random.below(7)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('a shuffle keeps the cards and sends each anywhere about as often', () => {
  const random = seeded('shuffle');
  const counts = Array.from({ length: 5 }, () => Array<number>(5).fill(0));
  for (let times = 0; times < 20_000; times++) {
    const cards = [0, 1, 2, 3, 4];
    shuffle(cards, random);
    expect([...cards].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    cards.forEach((card, place) => counts[card]![place]!++);
  }
  for (const count of counts.flat()) expect(Math.abs(count - 4000)).toBeLessThan(300);
});
