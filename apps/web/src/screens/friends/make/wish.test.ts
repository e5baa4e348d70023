import { ruleSetById } from '@hand-and-foot/rulesets';
import { nameOf, readWish } from '@hand-and-foot/protocol';
import { tableStartFor } from '@hand-and-foot/table';
import { expect, test } from 'vitest';
import type { ChosenTable } from '../../../parts/settings/choices.ts';
import { TURN_PACES } from '../shared/time.ts';
import { botsAt, isQuiet, sharedWish, wishAgain, type Agreement } from './wish.ts';

const sixDeck: ChosenTable = {
  ruleSet: ruleSetById('six-deck')!,
  numbers: [4, 6],
  players: 4,
  seatings: ['pairs'],
  seating: 'pairs',
  seats: [],
};
const agreed: Agreement = {
  bots: 0,
  turn: 'none',
  standIn: true,
  quiet: undefined,
  quietBySheet: undefined,
};
const usual = { level: 'steady', pace: 'normal', cast: '0' } as const;

test.each(TURN_PACES)('the server takes what is wished for: %s', (turn) => {
  for (const standIn of [true, false]) {
    const wish = sharedWish(usual, sixDeck, { ...agreed, bots: 2, turn, standIn }, 'Ana');
    const read = readWish(JSON.stringify(wish));
    expect(read).toEqual({ ok: true, message: wish });
    expect(tableStartFor(wish).ok).toBe(true);
  }
});

test('bots have the last seats, and two seats are left to people', () => {
  const { seats } = sharedWish(usual, sixDeck, { ...agreed, bots: 2 }, 'Ruth');
  expect(seats.map(({ is }) => is)).toEqual(['nobody', 'nobody', 'bot', 'bot']);
  expect(seats.map(nameOf)).not.toContain('Ruth');
  expect(new Set(seats.slice(2).map(nameOf)).size).toBe(2);
  expect(botsAt(sixDeck, { ...agreed, bots: 9 })).toBe(2);
});

test('people talk unless somebody chose otherwise, partners too', () => {
  expect(isQuiet(sixDeck, agreed)).toBe(false);
  expect(isQuiet(sixDeck, { ...agreed, quiet: true })).toBe(true);
  expect(isQuiet({ ...sixDeck, seating: 'alone' }, agreed)).toBe(false);
});

test('where the sheet wants partners quiet they are, whatever was chosen for other games', () => {
  const house = { ...sixDeck, ruleSet: ruleSetById('house')! };
  expect(isQuiet(house, agreed)).toBe(true);
  expect(isQuiet(house, { ...agreed, quiet: false })).toBe(true);
  expect(isQuiet(house, { ...agreed, quietBySheet: false })).toBe(false);
  expect(isQuiet({ ...house, seating: 'alone' }, agreed)).toBe(false);
});

test('nobody is hurried where no bot stands in', () => {
  const { manners } = sharedWish(usual, sixDeck, { ...agreed, turn: 'two', standIn: false }, 'Ana');
  expect(manners).toEqual({ quiet: false });
});

test.each([
  'house',
  { parent: 'house', name: 'Sundays', changes: { draw: 3 } },
  { id: 'ours', name: 'Ours', rules: ruleSetById('house')!.rules },
])('the same table once more has the same rules and bots: %j', (rules) => {
  const bot = { is: 'bot', name: 'Iris', level: 'steady' } as const;
  const seats = [
    bot,
    { ...bot, standsInFor: 'Ana' },
    bot,
    { is: 'person', name: 'Berta' },
  ] as const;
  const before = tableStartFor({ rules, seats, pace: 'calm' });
  if (!before.ok) throw new Error('such a table can be made');
  const again = tableStartFor(wishAgain(before.opening.terms, seats));
  expect(again).toEqual({
    ok: true,
    opening: { ...before.opening, seats: [bot, { is: 'nobody' }, bot, { is: 'nobody' }] },
  });
});
