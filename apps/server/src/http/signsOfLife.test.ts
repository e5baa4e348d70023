import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSignsOfLife, type SignsOfLife } from './signsOfLife.ts';

class Line {
  pings = 0;
  isEnded = false;
  ping(): void {
    this.pings++;
  }
  terminate(): void {
    this.isEnded = true;
    signs.remove(this);
  }
}

let signs: SignsOfLife<Line>;
beforeEach(() => {
  vi.useFakeTimers();
  signs = newSignsOfLife();
});
afterEach(() => {
  signs.stop();
  vi.useRealTimers();
});

function come(): Line {
  const line = new Line();
  signs.add(line);
  return line;
}

test('a socket that says nothing after being asked is gone, and one that answers is asked again', () => {
  const [quiet, lively, gone] = [come(), come(), come()];
  signs.remove(gone);
  vi.advanceTimersByTime(24_900);
  expect([quiet.pings, lively.pings]).toEqual([0, 0]);
  vi.advanceTimersByTime(100);
  expect([quiet.pings, lively.pings, gone.pings]).toEqual([1, 1, 0]);
  expect([signs.heard(lively), signs.heard(lively)]).toEqual([true, false]);
  vi.advanceTimersByTime(25_000);
  expect([quiet.isEnded, lively.isEnded]).toEqual([true, false]);
  expect([quiet.pings, lively.pings, gone.pings]).toEqual([1, 2, 0]);
});

test('those who came one after another are asked one after another', () => {
  const lines: Line[] = [];
  for (let second = 0; second < 25; second++) {
    lines.push(come());
    vi.advanceTimersByTime(1000);
  }
  const asked = (): number => lines.filter(({ pings }) => pings > 0).length;
  const counts: number[] = [];
  for (let second = 0; second < 25; second++) {
    counts.push(asked());
    vi.advanceTimersByTime(1000);
  }
  expect(counts).toEqual(Array.from({ length: 25 }, (_, second) => second + 1));
});
