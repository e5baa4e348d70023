import type { Holder } from '@hand-and-foot/protocol';
import { expect, test } from 'vitest';
import { gameStanding } from './gameStanding.ts';

const person: Holder = { is: 'person', name: 'You' };
const bot: Holder = { is: 'bot', name: 'Left', level: 'steady' };
const four = [person, bot, bot, bot];

test('before anything is scored nobody leads', () => {
  expect(gameStanding({ seats: four, totals: [0, 0] })).toBeUndefined();
});

test('partners lead, trail or stand level together', () => {
  expect(gameStanding({ seats: four, totals: [2415, 2180] })).toEqual({
    is: 'lead',
    who: 'we',
    by: 235,
  });
  expect(gameStanding({ seats: four, totals: [100, 180] })).toEqual({
    is: 'lead',
    who: 'they',
    by: 80,
  });
  expect(gameStanding({ seats: four, totals: [100, 100] })).toEqual({ is: 'level' });
});

test('the person may sit anywhere', () => {
  const seats = [bot, bot, bot, person];
  expect(gameStanding({ seats, totals: [100, 180] })).toEqual({ is: 'lead', who: 'we', by: 80 });
});

test('alone against many one has a place, equals sharing the better', () => {
  expect(gameStanding({ seats: four, totals: [50, 180, 90, 50] })).toEqual({
    is: 'place',
    place: 3,
    of: 4,
  });
  expect(gameStanding({ seats: four, totals: [190, 180, 90, 50] })).toEqual({
    is: 'lead',
    who: 'you',
    by: 10,
  });
});

test('alone against one', () => {
  expect(gameStanding({ seats: [person, bot], totals: [-20, 30] })).toEqual({
    is: 'lead',
    who: 'they',
    by: 50,
  });
});

test('where the lowest total wins, the player with fewer points leads', () => {
  expect(gameStanding({ seats: four, totals: [100, 180], lowest: true })).toEqual({
    is: 'lead',
    who: 'we',
    by: 80,
  });
  const alone = { seats: four, totals: [100, 0, 20, 300], lowest: true } as const;
  expect(gameStanding(alone)).toEqual({ is: 'place', place: 3, of: 4 });
});
