import { readWish } from '@hand-and-foot/protocol';
import { playersOf, ruleSets } from '@hand-and-foot/rulesets';
import { tableStartFor } from '@hand-and-foot/table';
import { expect, test } from 'vitest';
import { start } from '../words/en/start.ts';
import { USUAL, tableFor, wishFor, type Choices } from './choices.ts';

const table = (changes: Partial<Choices>) => tableFor({ ...USUAL, ...changes }, start.nameSeat);
const names = (changes: Partial<Choices>) => table(changes).seats.map(({ name }) => name);

test.each(
  ruleSets.flatMap(({ id, rules }) => playersOf(rules).map((players) => ({ id, players }))),
)('a table of $players can begin by $id', ({ id, players }) => {
  const chosen = { ...USUAL, ruleSet: id, players };
  const wish = readWish(JSON.stringify(wishFor(chosen, table(chosen))));
  if (!wish.ok) throw new Error(wish.why);
  expect(tableStartFor(wish.message)).toMatchObject({ ok: true });
  expect(wish.message.seats).toHaveLength(players);
});

test('a number of players that the rules do not seat gives way to the nearest', () => {
  expect(table({ ruleSet: 'six-deck', players: 3 }).players).toBe(4);
  expect(table({ ruleSet: 'closed-books', players: 8 }).players).toBe(6);
});

test('partners where the rules leave it open and it was chosen', () => {
  expect(table({ ruleSet: 'house' }).seating).toBe('alone');
  expect(table({ ruleSet: 'house', seating: 'pairs' }).seating).toBe('pairs');
  expect(table({ ruleSet: 'singles', seating: 'pairs' }).seating).toBe('alone');
});

test('seats have names as one sees them from the first, and people their own', () => {
  expect(names({})).toEqual(['You', 'Left', 'Partner', 'Right']);
  expect(names({ ruleSet: 'house' })).toEqual(['You', 'Left', 'Across', 'Right']);
  expect(names({ people: [2], names: { 0: ' Rosa ' } })).toEqual([
    'Rosa',
    'Left',
    'Player 3',
    'Right',
  ]);
  expect(names({ ruleSet: 'singles', players: 5 })).toEqual([
    'You',
    'Seat 2',
    'Seat 3',
    'Seat 4',
    'Seat 5',
  ]);
});

test('rules that are no longer there give way to others', () => {
  expect(table({ ruleSet: 'gone' }).players).toBeGreaterThan(1);
});
