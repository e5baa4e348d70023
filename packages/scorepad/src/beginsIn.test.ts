import type { Seating } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { NOTHING, withNumber } from './count.ts';
import { openPad } from './pad.ts';
import { beginsIn } from './standing.ts';

/** The starters of as many rounds as were played, and of the next; per round the side that went out. */
function startersAfter(
  outs: readonly number[],
  players: number,
  seating: Seating,
  next?: 'wentOut',
) {
  const changes = next ? { nextStarter: next } : {};
  const opened = openPad({
    table: { rules: { parent: 'house', changes }, players, seating },
    names: [],
    starter: 1,
    rounds: outs.map((out, id) => ({
      id,
      counts: Array.from({ length: players }, (_, side) =>
        side === out ? withNumber(NOTHING, 'out', 1) : NOTHING,
      ),
    })),
    nextId: outs.length,
  });
  if (!opened.ok) throw new Error('no pad');
  return outs.map((_, at) => beginsIn(opened.pad, at + 2).starter);
}

test('the start moves to the left, or to the player who went out', () => {
  expect(startersAfter([0, 0, 2], 3, 'alone')).toEqual([2, 0, 1]);
  expect(startersAfter([0, -1, 2], 3, 'alone', 'wentOut')).toEqual([0, 1, 2]);
});

test('nobody is named where a partner went out, and the pad can’t know which', () => {
  expect(startersAfter([0, -1], 4, 'pairs', 'wentOut')).toEqual([undefined, undefined]);
});
