import { readFileSync } from 'node:fs';
import { positionRecord } from '@hand-and-foot/record';
import { knownRuleSets } from '@hand-and-foot/rulesets';
import { logOf, sumOf, tableFrom, tableStartFor, type Sitting } from '@hand-and-foot/table';
import { expect, test } from 'vitest';
import { dailyChanges, dailyWish, dealOf } from './dailyTable.ts';
import { dailyId, dailyIn, type DailyKey } from './shared/daily.ts';

const known = new URL('../../../../packages/testkit/golden/daily.json', import.meta.url);
const deals = JSON.parse(readFileSync(known, 'utf8')) as (DailyKey & { cards: string })[];

function tableOf(key: DailyKey): Sitting {
  const deal = dealOf(key);
  const granted = tableStartFor(dailyWish(deal, { name: 'Ana', face: 'owl' }));
  if (!granted.ok) throw new Error('a daily deal can be played');
  const opened = { entry: 'opened', ...granted.opening } as const;
  return tableFrom(logOf(dailyId(key), 1, [opened, ...dailyChanges(deal)])).sitting;
}

test.each(deals)('$date by $rules: the page deals the known cards', ({ cards, ...key }) => {
  const { state, seats, terms } = tableOf(key);
  const { hands, feet, knees, stock, discards } = positionRecord(state!);
  expect(sumOf(JSON.stringify([hands, feet, knees, stock, discards]))).toBe(cards);
  expect(seats[0]).toEqual({ is: 'person', name: 'Ana', face: 'owl' });
  expect(terms).toMatchObject({ players: dealOf(key).terms.players });
});

test.each(knownRuleSets.map(({ id }) => id))('the id of a deal by %s says which it is', (rules) => {
  const key = { date: '2026-11-18', rules };
  expect(dailyIn(dailyId(key))).toEqual(key);
});

test.each(['kept', 'daily.', 'daily.x.house', '', 'daily.2026-11-18.'])('“%s” is no deal', (id) => {
  expect(dailyIn(id)).toBeUndefined();
});
