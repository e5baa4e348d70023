import { hashOf } from '@hand-and-foot/fair';
import type { Ask } from '@hand-and-foot/protocol';
import { doors, invited, known, seatedParty } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { mirrorTable } from './mirror.ts';

const onlooker = { guest: 'Eve', code: doors.watch };
const sit: Ask = { do: 'sit', seat: 0, name: 'Eve' };
const claim = (code: string): Ask => ({ do: 'claim', code: hashOf(code), name: 'Eve' });
const rest: readonly Ask[] = [
  { do: 'act', action: { do: 'draw' } },
  { do: 'deal' },
  { do: 'leave', seat: 0 },
  { do: 'standIn', seat: 0, name: 'Bea', level: 'random' },
  { do: 'extend' },
  { do: 'say', text: 'Hello' },
  { do: 'mix', seed: '0'.repeat(64) },
  { do: 'link', code: hashOf('x'), to: 'device' },
  { do: 'invite', code: hashOf('x'), watch: hashOf('y') },
  { do: 'handOn', seat: 0 },
  { do: 'close' },
];

test('a table and its mirror both turn away people without a say, and hear everybody else', async () => {
  const all = await seatedParty();
  await all.ask(known('Ada'), { do: 'link', code: hashOf('good'), to: 'person' });
  const mirror = (await mirrorTable('table', { log: all.log, clock: all.clock }))!;
  for (const at of [all.table, mirror]) {
    for (const ask of rest) {
      for (const outside of [known('Eve'), onlooker])
        expect(at.whyNotHeard(outside, ask)).toEqual({ why: 'notYourSeat' });
      expect(at.whyNotHeard(invited('Eve'), ask)).toBeUndefined();
      for (const somebody of ['Ada', 'host'])
        expect(at.whyNotHeard(known(somebody), ask)).toBeUndefined();
    }
    for (const outside of [known('Eve'), onlooker])
      expect(at.whyNotHeard(outside, sit)).toEqual({ why: 'notInvited' });
    expect(at.whyNotHeard(invited('Eve'), sit)).toBeUndefined();
    expect(at.whyNotHeard(known('Eve'), claim('good'))).toBeUndefined();
    expect(at.whyNotHeard(known('Eve'), claim('bad'))).toEqual({ why: 'noSuchLink' });
  }
});

test('a guest who lost their seat still gets the answer to an earlier command', async () => {
  const all = await seatedParty();
  const command = { id: 'x', expects: 5, ask: { do: 'say', text: 'Hello' } } as const;
  await all.send(known('Ada'), command);
  await all.ask(known('host'), { do: 'leave', seat: 0 });
  expect(all.table.roles(known('Ada')).admitted).toBe(false);
  expect(all.table.whyNotHeard(known('Ada'), command.ask)).toBeUndefined();
});
