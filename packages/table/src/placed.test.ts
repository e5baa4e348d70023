import {
  actor,
  legalActions,
  positionOf,
  seeded,
  startGame,
  type State,
} from '@hand-and-foot/engine';
import { positionRecord, readRecord } from '@hand-and-foot/record';
import { ruleSets } from '@hand-and-foot/rulesets';
import { anyAction, doors, people, played } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { logOf, type Change } from './entry.ts';
import { readLog } from './readLog.ts';
import { finishedRecord } from './recordOf.ts';
import { sharedTerms } from './sharedTerms.ts';
import { tableFrom } from './sitting.ts';
import { tableStartFor, type TableStart } from './tableStart.ts';

function startAt(rules: string): TableStart {
  const granted = tableStartFor({ rules, seats: people, pace: 'normal' });
  if (!granted.ok) throw new Error('four play by these rules');
  return granted.opening;
}

/** The state after so many actions, as if chosen by lot. */
function playedFor(start: TableStart, actions: number): State {
  const random = seeded('placed');
  let { state }: { state: State } = startGame(sharedTerms(start.terms, 4).terms, random);
  for (let done = 0; done < actions || state.phase === 'deal'; done++) {
    ({ state } = played(state, actor(state), anyAction(state, random)));
  }
  return state;
}

const log = (start: TableStart, ...changes: Change[]): unknown[] =>
  JSON.parse(JSON.stringify(logOf('table', 1, [{ entry: 'opened', ...start }, ...changes]))) as [];

const placed = (position: object): Change => ({
  entry: 'placed',
  position: position as Record<string, unknown>,
  seed: 'x',
});

test.each(ruleSets.map(({ id }) => id))('%s: a table can begin in the middle of a round', (id) => {
  const start = startAt(id);
  const state = playedFor(start, 40);
  const entries = readLog('table', log(start, placed(positionRecord(state))));
  expect(entries.at(-1)!.version).toBe(4);
  const { sitting, thisRound } = tableFrom(entries);
  expect(positionOf(sitting.state!)).toEqual(positionOf(state));
  expect(legalActions(sitting.state!)).toEqual(legalActions(state));
  expect(thisRound).toEqual([]);
});

test('its record begins with the placed cards', () => {
  const start = startAt('house');
  const state = playedFor(start, 40);
  const changes: Change[] = [placed(positionRecord(state))];
  const random = seeded('to the end');
  let now = state;
  while (now.phase !== 'over') {
    const seat = actor(now);
    const action = anyAction(now, random);
    changes.push({ entry: 'acted', seat, action });
    now = played(now, seat, action).state;
  }
  const { replay, wrong } = readRecord(finishedRecord(readLog('table', log(start, ...changes))));
  expect(wrong).toBeUndefined();
  expect(replay!.steps).toHaveLength(changes.length);
  expect(positionOf(replay!.steps[0]!.state!)).toEqual(positionOf(state));
});

test('cards are placed only where nothing was dealt and nothing was pledged', () => {
  const start = startAt('house');
  const position = positionRecord(playedFor(start, 40));
  const load = (...entries: [TableStart, ...Change[]]) =>
    tableFrom(readLog('table', log(...entries)));
  expect(() => load({ ...start, doors }, placed(position))).toThrow(/entry 2: .* never placed/);
  const dealt: Change = { entry: 'dealt', round: 1, seed: 'x' };
  expect(() => load(start, dealt, placed(position))).toThrow(/entry 3: .* none were dealt/);
});

test.each([
  ['no cards', {}],
  ['cards nobody has', { hands: [['1x'], [], [], []] }],
  ['too many of them', { hands: [Array(60).fill('4h'), [], [], []] }],
  ['a round beyond the last', { hands: [['4h'], ['4h'], ['4h'], ['4h']], round: 99 }],
])('a position with %s is damage', (_, position) => {
  expect(() => tableFrom(readLog('table', log(startAt('house'), placed(position))))).toThrow(
    /^entry 2: /,
  );
});
