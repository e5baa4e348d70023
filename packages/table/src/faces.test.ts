import type { Ask, Holder } from '@hand-and-foot/protocol';
import { invited, known, seatedParty, sharedParty, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

/** The seat as the log tells it: what every device is shown. */
function seatOf(all: Party, seat = 0): Holder {
  return tableFrom(readLog('table', all.log.entries('table'))).sitting.seats[seat]!;
}

const sit = (more: { face?: string } = {}): Ask => ({ do: 'sit', seat: 0, name: 'Ada', ...more });

test('a person sits down with the face they chose, or with none', async () => {
  const all = await sharedParty();
  await all.ask(invited('Ada'), sit({ face: 'owl' }));
  expect(seatOf(all)).toEqual({ is: 'person', name: 'Ada', face: 'owl' });
  await all.ask(invited('Ben'), { do: 'sit', seat: 1, name: 'Ben' });
  expect(seatOf(all, 1)).toEqual({ is: 'person', name: 'Ben' });
});

test.each(['gargoyle', 'Owl', 'toString'])(
  'a face that nobody draws is refused: %s',
  async (face) => {
    const all = await sharedParty();
    const before = all.log.entries('table').length;
    const refused = { ok: false, refusal: { why: 'noSuchFace' } };
    expect(await all.ask(invited('Ada'), sit({ face }))).toMatchObject(refused);
    expect(all.log.entries('table')).toHaveLength(before);
  },
);

test('a person may change their face, and keeps it when they say nothing about it', async () => {
  const all = await seatedParty();
  await all.ask(known('Ada'), sit({ face: 'fox' }));
  await all.ask(known('Ada'), sit({ face: 'bear' }));
  await all.ask(known('Ada'), sit());
  expect(seatOf(all)).toMatchObject({ face: 'bear' });
});

test('a bot that stands in wears the face of the person, who finds it again', async () => {
  const all = await seatedParty();
  await all.ask(known('Ada'), sit({ face: 'fox' }));
  await all.ask(known('Ada'), { do: 'standIn', seat: 0, name: 'Ada', level: 'steady' });
  expect(seatOf(all)).toMatchObject({ is: 'bot', standsInFor: 'Ada', face: 'fox' });
  await all.ask(known('Ada'), sit());
  expect(seatOf(all)).toEqual({ is: 'person', name: 'Ada', face: 'fox' });
});

test('a face goes with its person', async () => {
  const all = await sharedParty();
  await all.ask(invited('Ada'), sit({ face: 'owl' }));
  await all.ask(known('Ada'), { do: 'leave', seat: 0 });
  await all.ask(invited('Ben'), sit());
  expect(seatOf(all)).toEqual({ is: 'person', name: 'Ada' });
});
