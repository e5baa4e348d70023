import { expect, test } from 'vitest';
import { withEvents } from './turns.ts';

test('a turn goes on until another seat does something; a partner who is asked does not end it', () => {
  const turns = withEvents(
    [],
    [
      { event: 'drew', seat: 1, cards: 2, from: [0, 0] },
      { event: 'asked', seat: 1, waiting: [3] },
      { event: 'answered', seat: 3, yes: true },
      { event: 'discarded', seat: 1, card: 4, froze: false },
      { event: 'turnEnded', seat: 1 },
      { event: 'drew', seat: 2, cards: 2, from: [0, 0] },
    ],
  );
  expect(turns.map(({ seat, events }) => [seat, events.length])).toEqual([
    [1, 5],
    [2, 1],
  ]);
});

test('a new round begins a new history, with the draw for its start', () => {
  const before = withEvents([], [{ event: 'turnEnded', seat: 2 }]);
  const drawn = withEvents(before, [
    { event: 'drewForStart', cards: [1, 2] },
    { event: 'roundBegan', round: 1, starter: 0 },
  ]);
  expect(drawn.map(({ events }) => events.map(({ event }) => event))).toEqual([
    ['drewForStart', 'roundBegan'],
  ]);
});
