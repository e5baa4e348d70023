import { expect, test } from 'vitest';
import { collectGarbage, newGiveBack } from './giveBack.ts';

test('memory is given back three times after a crowd has left, and not before', () => {
  let times = 0;
  const look = newGiveBack(() => times++);
  const after = (tables: number): number => {
    look(tables);
    return times;
  };
  expect([40, 0, 40, 400, 200, 41].map(after)).toEqual([0, 0, 0, 0, 0, 0]);
  expect([40, 40, 0, 0, 50].map(after)).toEqual([1, 2, 3, 3, 3]);
  expect([1000, 0].map(after)).toEqual([3, 4]);
});

test('memory that nobody needs is free after that', () => {
  const before = process.memoryUsage().heapUsed;
  let crowd: object[] | undefined = Array.from({ length: 200_000 }, (_, at) => ({ at }));
  const during = process.memoryUsage().heapUsed;
  expect(crowd.length).toBe(200_000);
  crowd = undefined;
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  expect(after - before).toBeLessThan((during - before) / 2);
});
