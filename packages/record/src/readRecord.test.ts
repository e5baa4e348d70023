import {
  actor,
  isGameOver,
  play,
  positionOf,
  seeded,
  startGame,
  startRound,
  termsFor,
  type MutableState,
  type Random,
  type State,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { anyAction } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { actionLine } from './action.ts';
import { headerLine } from './header.ts';
import { positionLine } from './position.ts';
import { readRecord } from './readRecord.ts';
import { resultLines } from './result.ts';

const seats = ['Ana', 'Ben'];

/** A whole random game as record lines, and its final state. */
function recordedGame(): { lines: string[]; state: State } {
  const terms = termsFor(ruleSetById('house')!.rules, { players: 2 });
  const random = seeded('a game to look at');
  const lines = [headerLine({ rules: 'house', seats, engine: 'test' })];
  let { state } = startGame(terms, random);
  for (;;) {
    while (state.phase === 'deal') step(state, random);
    lines.push(positionLine(state));
    while (state.phase !== 'over') lines.push(step(state, random));
    lines.push(...resultLines(state));
    if (isGameOver(state)) return { lines, state };
    ({ state } = startRound(state, random));
  }
}

function step(state: MutableState, random: Random): string {
  const action = anyAction(state, random);
  const line = actionLine(state, actor(state), action);
  play(state, actor(state), action);
  return line;
}

const { lines, state: end } = recordedGame();
const read = (text: readonly string[]) => readRecord(text.join('\n'));
const withLine = (at: number, line: string): string[] =>
  lines.map((each, index) => (index === at ? line : each));
const replay = read(lines).replay!;

test('a game is read to its end, every round of it', () => {
  expect(read(lines).wrong).toBeUndefined();
  expect(replay.header.seats).toEqual(seats);
  const ends = replay.steps.flatMap((one) => (one.state?.phase === 'over' ? [one.state] : []));
  expect(ends.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
  expect(positionOf(ends.at(-1)!)).toEqual(positionOf(end));
});

test('a game dealt from a seed begins without a position', () => {
  const header = headerLine({ rules: 'house', seats, engine: 'test' }, { seed: 'x' });
  const { replay: dealt, wrong } = read([header]);
  expect(wrong).toBeUndefined();
  expect(dealt!.steps[0]!.state!.phase).toBe('deal');
});

describe('a broken record names the line and the reason', () => {
  const firstAction = lines.findIndex((line) => line.includes('"do"'));
  const result = lines.findIndex((line) => line.includes('"scores"'));
  const broken = (at: number, line: string) => read(withLine(at, line)).wrong;

  test.each([
    ['an empty file', () => read(['', '']).wrong, 1, 'empty'],
    ['no header', () => read(lines.slice(1)).wrong, 1, 'noHeader'],
    ['another format', () => broken(0, '{"format":"chess/1"}'), 1, 'noHeader'],
    ['unknown rules', () => broken(0, lines[0]!.replace('"house"', '"mouse"')), 1, 'badRules'],
    [
      'too many seats',
      () => broken(0, lines[0]!.replace('"Ben"', '"B","C","D","E","F","G","H","I"')),
      1,
      'badSeats',
    ],
    ['a position cut off', () => broken(1, lines[1]!.slice(0, 80)), 2, 'notJson'],
    [
      'cards too many',
      () => broken(1, lines[1]!.replace('"stock":[[', `"stock":[[${'"joker",'.repeat(9)}`)),
      2,
      'badPosition',
    ],
    ['no position', () => read(lines.filter((_, at) => at !== 1)).wrong, 2, 'noPosition'],
    [
      'no such action',
      () => broken(firstAction, '{"seat":0,"do":"sing"}'),
      firstAction + 1,
      'badAction',
    ],
    [
      'no such seat',
      () => broken(firstAction, '{"seat":7,"do":"draw"}'),
      firstAction + 1,
      'badAction',
    ],
    [
      'something not allowed',
      () => broken(firstAction, '{"seat":0,"do":"askToGoOut"}'),
      firstAction + 1,
      'refused',
    ],
    [
      'a result that is not true',
      () => broken(result, lines[result]!.replace(/"total":-?/, '"total":7')),
      result + 1,
      'wrongResult',
    ],
    ['something else', () => broken(firstAction, '{"hello":1}'), firstAction + 1, 'unknown'],
  ])('%s', (_, wrongOf, line, why) => {
    expect(wrongOf()).toMatchObject({ line, why });
  });

  test('the lines before it can still be read', () => {
    const { replay: part } = read(withLine(firstAction + 3, 'oops'));
    expect(part!.steps).toHaveLength(4);
  });
});
