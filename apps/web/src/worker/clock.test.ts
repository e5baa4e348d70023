import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pacedClock } from './clock.ts';

describe('the clock of a table on this device', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('self', globalThis);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The actual sleep for a requested `wait`. */
  function slept(clock: ReturnType<typeof pacedClock>, wait: number): number {
    const began = performance.now();
    let woken = Infinity;
    clock.wake(began + wait, () => (woken = performance.now()));
    vi.advanceTimersByTime(20_000);
    return woken - began;
  }

  test('a pace that is chosen in the middle of a game holds from the next pause on', () => {
    const clock = pacedClock();
    expect(slept(clock, 400)).toBe(400);
    clock.setTempo(0.5);
    expect(slept(clock, 400)).toBe(200);
    clock.setPace('hurried');
    expect(slept(clock, 400)).toBe(0);
    clock.setPace('usual');
    expect(slept(clock, 400)).toBe(200);
  });

  test('the longest pause, in which a turn can be undone, ends at once when somebody says so', () => {
    const clock = pacedClock();
    let woken = false;
    clock.wake(performance.now() + 8400, () => (woken = true));
    vi.advanceTimersByTime(5000);
    expect(woken).toBe(false);
    clock.setPace('hurried');
    clock.setPace('usual');
    expect(woken).toBe(true);
    expect(slept(clock, 8400)).toBe(8400);
  });

  test('limits are no pauses: no pace changes them', () => {
    const clock = pacedClock();
    clock.setTempo(0.5);
    clock.setPace('hurried');
    expect(slept(clock, 10_000)).toBe(10_000);
  });
});
