import { expect, test } from 'vitest';
import { Crowd } from './crowd.ts';

test('somebody who is there twice stays until both have left', () => {
  const crowd = new Crowd();
  crowd.add('ann');
  crowd.add('ann');
  crowd.remove('ann');
  expect(crowd.has('ann')).toBe(true);
  crowd.remove('ann');
  expect(crowd.has('ann')).toBe(false);
  expect(crowd.size).toBe(0);
});

test('somebody who never came takes nobody’s place by leaving', () => {
  const crowd = new Crowd();
  crowd.add('ann');
  crowd.remove('ben');
  expect([crowd.size, crowd.count('ann'), crowd.count('ben')]).toEqual([1, 1, 0]);
});

test('remembers few who are gone, and everybody who is there', () => {
  const crowd = new Crowd();
  crowd.add('ann');
  for (let i = 0; i < 10_000; i++) {
    crowd.add(`guest ${i}`);
    crowd.remove(`guest ${i}`);
  }
  expect((Reflect.get(crowd, 'counts') as Map<string, number>).size).toBeLessThan(100);
  expect(crowd.has('ann')).toBe(true);
});
