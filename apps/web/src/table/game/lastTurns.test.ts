import type { Event, Seat } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { lastTurns } from './lastTurns.ts';

const turnOf = (seat: Seat | undefined, cards = 2) => ({
  seat,
  events: [{ event: 'drew', seat: seat ?? 0, cards, from: [] } satisfies Event],
});

test('everybody else’s last turn comes newest first, once each', () => {
  const turns = [turnOf(undefined), turnOf(1, 1), turnOf(2), turnOf(3), turnOf(0), turnOf(1)];
  expect(lastTurns(turns, 0)).toEqual([turnOf(1), turnOf(3), turnOf(2)]);
});

test('somebody who watches sees everybody’s', () => {
  const turns = [turnOf(0), turnOf(1)];
  expect(lastTurns(turns, undefined).map(({ seat }) => seat)).toEqual([1, 0]);
});
