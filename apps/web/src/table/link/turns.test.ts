import type { Event, Seat } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { withEvents, withSnapshot } from './turns.ts';

const drew = (seat: Seat): Event => ({ event: 'drew', seat, cards: 2, from: [0, 0] });

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

test('a snapshot keeps the turns before the ones it tells of', () => {
  const before = withEvents([], [drew(1), drew(2), drew(3), drew(0)]);
  const undone = withSnapshot(before, [drew(3)]);
  expect(undone.map((turn) => turn.seat)).toEqual([1, 2, 3]);
  // Of another time or another round, it stands alone.
  const other = withSnapshot(before, [drew(3), drew(3)]);
  expect(other.map((turn) => turn.seat)).toEqual([3]);
});
