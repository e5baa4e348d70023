import { readFileSync } from 'node:fs';
import { actor } from '@hand-and-foot/engine';
import { readRecord } from '@hand-and-foot/record';
import { expect, test } from 'vitest';
import { roundsOf, stateAt, turnBack, turnOn, turnSoFar } from './steps.ts';

const stored = new URL(
  '../../../../../../packages/testkit/golden/stored/house.hf.jsonl',
  import.meta.url,
);
const lines = readFileSync(stored, 'utf8').trimEnd().split('\n');
const replay = readRecord(lines.join('\n')).replay!;
const last = replay.steps.length - 1;

test('every round begins with a step of its own', () => {
  expect(roundsOf(replay).map(({ round }) => round)).toEqual([1, 2, 3, 4]);
});

test('every step can be gone to by itself, and leads where going there one by one leads', () => {
  const actions = lines.filter((line) => line.includes('"do"'));
  expect(replay.steps).toHaveLength(actions.length + 4);
  for (const at of [0, 1, 63, 64, 65, 200, last - 1]) {
    const { seat, action } = replay.steps[at + 1]!;
    const state = stateAt(replay, at);
    if (action) expect(actor(state)).toBe(seat);
  }
});

test('going on turn by turn, and back again, passes every turn once', () => {
  const stops: number[] = [];
  for (let at = 0; at < last; at = turnOn(replay, at)) stops.push(at);
  const back: number[] = [];
  for (let at = last; at > 0;) back.unshift((at = turnBack(replay, at)));
  expect(back).toEqual(stops);
  for (const at of stops.slice(1)) {
    const doers = turnSoFar(replay, at).flatMap((event) => ('seat' in event ? [event.seat] : []));
    expect(new Set(doers).size).toBeLessThan(2);
  }
});
