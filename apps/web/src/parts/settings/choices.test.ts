import { readWish } from '@hand-and-foot/protocol';
import { playersOf, ruleSets } from '@hand-and-foot/rulesets';
import { tableStartFor } from '@hand-and-foot/table';
import { describe, expect, test } from 'vitest';
import { start } from '../words/en/start.ts';
import { USUAL, tableFor, wishFor, type Choices } from './choices.ts';
import { whoSits } from './whoSits.ts';

const table = (changes: Partial<Choices>) => tableFor({ ...USUAL, ...changes }, start);
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

describe('who sits at a table on this device', () => {
  const sixteen = (changes: Partial<Choices>) => whoSits({ ...USUAL, ...changes }, 16, start);

  test('you and bots with first names, the same until you have played', () => {
    expect(names({})).toEqual(['You', 'Gus', 'Ruth', 'Fatima']);
    expect(names({})).toEqual(names({ ruleSet: 'house' }));
    expect(names({ cast: 'another' })).not.toEqual(names({}));
  });

  test('bots make way for a person of their name', () => {
    expect(names({ names: { 0: ' ruth ' } })).toEqual(['ruth', 'Gus', 'Fatima', 'Yuki']);
    expect(names({ names: { 1: 'Gus' } })).toEqual(['You', 'Gus', 'Ruth', 'Fatima']);
    expect(names({ people: [2], names: { 2: 'Gus' } })).toEqual(['Fox', 'Ruth', 'Gus', 'Yuki']);
  });

  test('people who share the device and gave no name are called by their face', () => {
    expect(names({ people: [2] })).toEqual(['Fox', 'Gus', 'Owl', 'Ruth']);
    expect(names({ people: [2], faces: { 2: 'fox' } })).toEqual(['Owl', 'Gus', 'Fox', 'Ruth']);
    const same = { people: [2], faces: { 0: 'fox', 2: 'fox' } } as const;
    expect(names(same)).toEqual(['Fox', 'Gus', 'Fox 2', 'Ruth']);
  });

  test('people have the face they chose, or one that nobody else has', () => {
    const seats = table({ people: [1, 2, 3], names: { 1: 'Rosa' }, faces: { 2: 'bear' } }).seats;
    const faces = seats.map((sitter) => (sitter.is === 'person' ? sitter.face : undefined));
    expect(faces[2]).toBe('bear');
    expect(new Set(faces).size).toBe(4);
  });

  test('and sit down with it', () => {
    const chosen: Choices = { ...USUAL, names: { 0: 'Rosa' }, faces: { 0: 'panda' } };
    const [you, bot] = wishFor(chosen, table(chosen)).seats;
    expect(you).toEqual({ is: 'person', name: 'Rosa', face: 'panda' });
    expect(bot).toEqual({ is: 'bot', name: 'Gus', level: 'steady' });
  });

  test('nobody sits there twice, up to 16', () => {
    for (const people of [[], [3, 9], Array.from({ length: 16 }, (_, seat) => seat)])
      expect(new Set(sixteen({ people }).map(({ name }) => name)).size).toBe(16);
  });
});

test('rules that are no longer there give way to others', () => {
  expect(table({ ruleSet: 'gone' }).players).toBeGreaterThan(1);
});
