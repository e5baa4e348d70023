import { party } from '@hand-and-foot/testkit';
import { beforeEach, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { Corrupt } from './readLog.ts';
import { shufflesIn } from './story.ts';

const doors = { table: 'table', host: '', invite: '', watch: '', secret: 'a'.repeat(64) };
const second = { version: 1, seq: 2, at: 0 };

let opened: Entry;
beforeEach(async () => {
  const { log } = await party({ rules: 'closed-books', doors });
  const [entry] = log.entries('table') as [Entry];
  opened = { ...entry, version: 1 };
});

test('a story of which no round is over tells of no shuffle', () => {
  expect(shufflesIn([opened])).toEqual([]);
});

test.each<[string, () => unknown[]]>([
  ['nothing', () => []],
  ['no entry', () => [null]],
  ['no version', () => [{}]],
  ['nothing but a version', () => [{ version: 1 }]],
  ['no rules', () => [{ ...opened, terms: undefined }]],
  ['rules that are a name', () => [{ ...opened, terms: { rules: 'house' } }]],
  ['a number of seats', () => [{ ...opened, seats: 4 }]],
  ['a secret that is a number', () => [{ ...opened, doors: { secret: 5 } }]],
  ['an act of nobody', () => [opened, { ...second, entry: 'acted' }]],
  ['a seed that is a number', () => [opened, { ...second, entry: 'dealt', round: 1, seed: 5 }]],
  ['two beginnings', () => [opened, opened]],
])('a story with %s does not hold', (_, story) => {
  expect(() => shufflesIn(story())).toThrow(Corrupt);
});
