import { expect, test } from 'vitest';
import { lineAfter } from './lineAfter.ts';
import type { Branch, GameOnShelf } from './shared/messages.ts';

const line: GameOnShelf = {
  id: 'a',
  ruleSet: { id: 'house', name: 'House Rules' },
  seats: [],
  begun: 5,
  touched: 5,
  round: 2,
  rounds: 4,
  totals: [10, 20],
  turn: 0,
  over: false,
};
const branch: Branch = {
  of: 'g',
  step: 7,
  round: 2,
  seat: 0,
  cards: 'same',
  name: 'Keep the aces',
};

test('a game keeps the time it began', () => {
  expect(lineAfter(line, { ...line, begun: 9, touched: 9 })).toEqual({ ...line, touched: 9 });
  expect(lineAfter(undefined, line)).toEqual(line);
});

test('a branch stays one, by the name it was given meanwhile', () => {
  const named = { ...line, branch: { ...branch, name: 'Another name' } };
  expect(lineAfter(named, line).branch).toEqual(named.branch);
});

test('the totals after its round stay, however far it plays on', () => {
  const begun = lineAfter(undefined, { ...line, branch });
  expect(begun.branch).not.toHaveProperty('totals');
  const { turn: _, ...between } = line;
  const ended = lineAfter(begun, { ...between, totals: [110, 220] });
  expect(ended.branch!.totals).toEqual([110, 220]);
  const next = lineAfter(ended, { ...line, round: 3, totals: [110, 220] });
  expect(lineAfter(next, { ...between, round: 3, totals: [1, 2] }).branch!.totals).toEqual([
    110, 220,
  ]);
});
