import { readFileSync } from 'node:fs';
import { readRecord } from '@hand-and-foot/record';
import { reviewGame } from '@hand-and-foot/review';
import { expect, test } from 'vitest';
import { reviewRecord } from './review.ts';
import type { FromReview } from '../shared/reviewMessages.ts';

const stored = new URL('../../../../../packages/testkit/golden/stored/', import.meta.url);
const record = readFileSync(new URL('six-deck.hf.jsonl', stored), 'utf8')
  .split('\n')
  .slice(0, 40)
  .join('\n');

test('the messages together are the review, and nothing is told twice', async () => {
  const told: FromReview[] = [];
  await reviewRecord({ is: 'review', record }, (message) => void told.push(message));
  const work = reviewGame(readRecord(record).replay!);
  let step = work.next();
  while (!step.done) step = work.next();
  const { forecast, turns, luck, play } = step.value;
  expect(told.flatMap((message) => message.forecast)).toEqual(forecast);
  expect(told.flatMap((message) => message.turns)).toEqual(turns);
  expect(told.at(-1)).toMatchObject({ shares: { luck, play } });
  expect(told[0]!.done).toBe(0);
  expect(told.at(-1)!.done).toBe(told.at(-1)!.of);
});

test('a record that can’t be read can’t be reviewed', async () => {
  const work = reviewRecord({ is: 'review', record: 'x' }, () => undefined);
  await expect(work).rejects.toThrow('unreadable');
});
