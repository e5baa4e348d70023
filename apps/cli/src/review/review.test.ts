import { readFileSync } from 'node:fs';
import { loadNet } from '@hand-and-foot/bots';
import { readRecord, type Replay } from '@hand-and-foot/record';
import { reviewGame, type Review } from '@hand-and-foot/review';
import { beforeAll, expect, test } from 'vitest';
import { widthOf } from '../layout.ts';
import { reviewData } from './data.ts';
import { reviewLines } from './report.ts';
import { whoseReview } from './whose.ts';

const stored = new URL('../../../../packages/testkit/golden/stored/', import.meta.url);

/** The first lines of a stored record: a game broken off. */
function beginningOf(file: string, lines: number): { text: string; replay: Replay } {
  const whole = readFileSync(new URL(file, stored), 'utf8');
  const text = whole.split('\n').slice(0, lines).join('\n');
  return { text, replay: readRecord(text).replay! };
}

function reviewOf(replay: Replay): Review {
  const work = reviewGame(replay, { care: { worlds: 3, turns: 1 } });
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const { text, replay } = beginningOf('house.hf.jsonl', 90);
let review: Review;
beforeAll(async () => {
  await loadNet();
  review = reviewOf(replay);
});

test('programs get exactly the four parts, and the same each time', () => {
  const data = reviewData(replay, review);
  expect(Object.keys(data)).toEqual(['forecast', 'turns', 'luck', 'play']);
  expect(Object.keys(data.turns[0]!)).toEqual([
    'round',
    'seat',
    'played',
    'best',
    'cost',
    'low',
    'high',
    'because',
  ]);
  expect(JSON.stringify(reviewData(replay, reviewOf(replay)))).toBe(JSON.stringify(data));
});

test('people get a chart, their chances, and what was luck', () => {
  const told = reviewLines(replay, review, 0).join('\n');
  expect(told).toMatch(/[▁▂▃▄▅▆▇█]{20}/);
  expect(told).toContain('Your biggest missed chances');
  expect(told).toContain('Luck and play, in points');
  expect(Math.max(...told.split('\n').map(widthOf))).toBeLessThanOrEqual(80);
});

test('the review speaks to the seat that was asked for, or that played', () => {
  expect(whoseReview(replay, text, '3')).toBe(2);
  expect(() => whoseReview(replay, text, '9')).toThrow('--seat takes a number from 1 to');
  const [header, ...lines] = text.split('\n');
  const own = [JSON.stringify({ ...JSON.parse(header!), you: 1 }), ...lines].join('\n');
  expect(whoseReview(replay, own, undefined)).toBe(1);
  expect(whoseReview(replay, JSON.stringify({ seats: [] }), undefined)).toBeUndefined();
});
