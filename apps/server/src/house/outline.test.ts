import { setUp } from '@hand-and-foot/engine';
import { bot, party, person } from '@hand-and-foot/testkit';
import { readLog, tableFrom } from '@hand-and-foot/table';
import { expect, test } from 'vitest';
import { outlineOf, readOutline, summaryOf } from './outline.ts';

const doors = { table: 'table', host: 'host', invite: '', watch: '', secret: 'a'.repeat(64) };
const asker = (guest: string) => ({ guest, code: doors.invite });
const nobody = { is: 'nobody' } as const;

test('a table waits for every partner who is asked, and for nobody else', async () => {
  const seats = [person('Ada'), bot('West'), nobody, bot('East'), nobody, bot('North')];
  const all = await party({ rules: 'lords-and-ladies', seats, doors });
  await all.ask(asker('cleo'), { do: 'sit', seat: 2, name: 'Cleo' });
  await all.ask(asker('emil'), { do: 'sit', seat: 4, name: 'Emil' });
  const { sitting } = tableFrom(readLog('table', all.log.entries('table')));
  const hands = seats.map((_, seat) => [seat, seat]);
  const asked = { seat: 0, waiting: [2, 4] };
  const state = setUp(sitting.terms, { hands, stock: [[1, 2, 3]], phase: 'play', asked });
  if ('problem' in state) throw new Error(state.problem);
  const waits = ['cleo', 'emil', 'host'].map(
    (guest) => summaryOf('table', outlineOf({ ...sitting, state }), guest).waiting,
  );
  expect(waits).toEqual([true, true, false]);
});

test('a table that was ended without a game says so', async () => {
  const seats = [nobody, bot('West'), bot('Partner'), bot('East')];
  const all = await party({ rules: 'closed-books', seats, doors });
  await all.ask(asker('ada'), { do: 'sit', seat: 0, name: 'Ada' });
  const summary = (): unknown =>
    summaryOf(
      'table',
      outlineOf(tableFrom(readLog('table', all.log.entries('table'))).sitting),
      'ada',
    );
  expect(summary()).toMatchObject({ over: false, endedEarly: false, rounds: 0 });
  await all.ask({ guest: 'host' }, { do: 'close' });
  expect(summary()).toMatchObject({ over: true, endedEarly: true, rounds: 0 });
});

test('an outline holds no secret, and one of another form is made anew', async () => {
  const seats = [nobody, bot('West'), bot('Partner'), bot('East')];
  const all = await party({ rules: 'closed-books', seats, doors });
  await all.ask(asker('ada'), { do: 'sit', seat: 0, name: 'Ada' });
  const outline = outlineOf(tableFrom(readLog('table', all.log.entries('table'))).sitting);
  const body = JSON.stringify(outline);
  expect(body).not.toContain(doors.secret);
  expect(readOutline(body)).toEqual(outline);
  expect(readOutline(body.replace('"form":1', '"form":0'))).toBeUndefined();
});
