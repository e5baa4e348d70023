import { readFileSync } from 'node:fs';
import { legalActions, positionOf, viewFor } from '@hand-and-foot/engine';
import { readRecord } from '@hand-and-foot/record';
import { logOf, tableFrom, tableStartFor, type Change, type Sitting } from '@hand-and-foot/table';
import { describe, expect, test } from 'vitest';
import type { Branch } from '../../worker/shared/messages.ts';
import { branchFrom, canBranch } from './branchFrom.ts';
import { stateAt } from './record/steps.ts';
import { wishFrom } from './wishFrom.ts';

const stored = new URL('../../../../../packages/testkit/golden/stored/', import.meta.url);
const replayOf = (rules: string) =>
  readRecord(readFileSync(new URL(`${rules}.hf.jsonl`, stored), 'utf8')).replay!;

/** The table that a worker would begin. */
function begun(rules: string, step: number, cards: Branch['cards'], chance = 'x'): Sitting {
  const replay = replayOf(rules);
  const seat = 1;
  const branch: Branch = { of: 'g', step, round: 1, seat, cards, name: '' };
  const start = branchFrom(replay, branch, chance);
  const wish = wishFrom(replay, { seat, level: 'steady', pace: 'normal' });
  const granted = tableStartFor(wish);
  if (!granted.ok) throw new Error('a game that was played can be played');
  const changes: Change[] = [
    { entry: 'opened', ...granted.opening },
    { entry: 'placed', position: start.position, seed: 's' },
    ...start.actions.map((acted) => ({ entry: 'acted', ...acted }) as const),
  ];
  return tableFrom(logOf('t', 1, changes)).sitting;
}

describe.each(['house', 'six-deck', 'lords-and-ladies', 'singles', 'closed-books', 'whole-rules'])(
  '%s',
  (rules) => {
    const replay = replayOf(rules);
    const steps = [0, 7, 40, 90].filter((step) => canBranch(replay, step));

    test.each(steps)('from step %i with the same cards, every card is where it was', (step) => {
      const { state } = begun(rules, step, 'same');
      expect(positionOf(state!)).toEqual(positionOf(stateAt(replay, step)));
    });

    test.each(steps)('from step %i dealt anew, the seat sees what it saw', (step) => {
      const before = stateAt(replay, step);
      const { state } = begun(rules, step, 'anew');
      expect(viewFor(state!, 1)).toEqual(viewFor(before, 1));
      if (state!.turn === 1) expect(legalActions(state!)).toEqual(legalActions(before));
      expect(positionOf(begun(rules, step, 'anew', 'y').state!)).not.toEqual(positionOf(state!));
    });
  },
);

test('nobody plays on from a round that is over', () => {
  const replay = replayOf('house');
  const over = replay.steps.findIndex(({ state }) => state?.phase === 'over');
  expect(canBranch(replay, over)).toBe(false);
  expect(canBranch(replay, over - 1)).toBe(true);
});
