import { expect, test } from 'vitest';
import { newFairTurns } from './fairTurns.ts';

test('the table that has been thought for the least comes next, and of two alike the first', () => {
  const turns = newFairTurns();
  turns.charge('hard', 300);
  turns.charge('easy', 2);
  turns.add('hard', 1);
  turns.add('easy', 2);
  turns.add('new', 3);
  turns.add('newer', 4);
  expect([turns.next(), turns.next(), turns.next(), turns.next()]).toEqual([3, 4, 2, 1]);
  expect(turns.next()).toBeUndefined();
});

test('hard questions get no more than easy ones, in time, not in number', () => {
  const turns = newFairTurns();
  const cost = { hard: 90, easy: 10 };
  const spent = { hard: 0, easy: 0 };
  const tables = new Map<number, keyof typeof cost>();
  const ask = (table: keyof typeof cost): void => {
    tables.set(tables.size, table);
    turns.add(table, tables.size - 1);
  };
  ask('hard');
  ask('easy');
  for (let served = 0; served < 500; served++) {
    const table = tables.get(turns.next()!)!;
    spent[table] += cost[table];
    turns.charge(table, cost[table]);
    ask(table);
  }
  expect(Math.abs(spent.hard - spent.easy)).toBeLessThanOrEqual(180);
});

test('a table that asked for nothing for long has saved nothing up', () => {
  const turns = newFairTurns();
  turns.add('idle', 0);
  turns.next();
  for (let question = 1; question < 100; question++) {
    turns.add('busy', question);
    turns.charge('busy', 50);
    turns.next();
  }
  const order: string[] = [];
  for (let round = 0; round < 5; round++) {
    turns.add('idle', 1000 + round);
    turns.add('busy', 2000 + round);
    for (const question of [turns.next()!, turns.next()!]) {
      const table = question < 2000 ? 'idle' : 'busy';
      order.push(table);
      turns.charge(table, 50);
    }
  }
  expect(order.slice(4)).toContain('busy');
  expect(order.indexOf('busy')).toBeLessThan(3);
});

test('a question that was taken back is nobody’s turn', () => {
  const turns = newFairTurns();
  turns.add('one', 1);
  turns.add('two', 2);
  expect(turns.oldest()).toBe(1);
  turns.remove(1);
  expect(turns.oldest()).toBe(2);
  expect(turns.next()).toBe(2);
  expect(turns.oldest()).toBeUndefined();
});
