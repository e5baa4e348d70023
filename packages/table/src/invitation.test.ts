import { hashOf } from '@hand-and-foot/fair';
import { invited, known, seatedParty, sharedParty, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { mirrorTable } from './mirror.ts';
import { readLog } from './readLog.ts';
import { storyOf } from './story.ts';

const ok: unknown = expect.objectContaining({ ok: true });
const no = (why: string): unknown => expect.objectContaining({ ok: false, refusal: { why } });

const invite = async (all: Party, name: string, code = 'fresh'): Promise<unknown> =>
  all.ask(known(name), { do: 'invite', code: hashOf(code), watch: hashOf(`${code} to watch`) });

const eve = (code?: string) => ({ guest: 'Eve', ...(code ? { code: hashOf(code) } : {}) });

test('anyone with a seat can make an invitation, which lets others sit or watch', async () => {
  const all = await seatedParty();
  await all.ask(known('host'), { do: 'leave', seat: 3 });
  expect(all.table.roles(eve('fresh')).admitted).toBe(false);
  expect(await invite(all, 'Ada')).toEqual(ok);
  expect(all.table.roles(eve('fresh'))).toMatchObject({ seat: undefined, invited: true });
  const onlooker = { admitted: true, invited: false };
  expect(all.table.roles(eve('fresh to watch'))).toMatchObject(onlooker);
  const mirror = await mirrorTable('table', { log: all.log, clock: all.clock });
  expect(mirror!.roles(eve('fresh')).invited).toBe(true);
  expect(await all.ask(eve('fresh'), { do: 'sit', seat: 3, name: 'Eve' })).toEqual(ok);
});

test('an invitation is no way into a seat that somebody has', async () => {
  const all = await seatedParty();
  await invite(all, 'Ada');
  for (const ask of [
    { do: 'claim', code: hashOf('fresh'), name: 'Eve' },
    { do: 'claim', code: hashOf('fresh') },
    { do: 'sit', seat: 0, name: 'Eve' },
  ] as const)
    expect(await all.ask(eve('fresh'), ask)).toMatchObject({ ok: false });
  expect(all.table.roles(known('Ada')).seat).toBe(0);
});

test('people without a seat make none, the host excepted', async () => {
  const all = await sharedParty();
  expect(await invite(all, 'Eve')).toEqual(no('notYourSeat'));
  const guest = { do: 'invite', code: hashOf('a'), watch: hashOf('b') } as const;
  expect(await all.ask(invited('Eve'), guest)).toEqual(no('notYourSeat'));
  expect(await invite(all, 'host')).toEqual(ok);
});

test('its code is told to nobody, and the first invitation goes on to work', async () => {
  const all = await seatedParty();
  await invite(all, 'Ada');
  expect(all.told.at(-1)!.at(-1)).toEqual({ is: 'noted', seq: all.seq });
  const story = JSON.stringify(storyOf(readLog('table', all.log.entries('table'))));
  expect(JSON.stringify(all.told) + story).not.toContain(hashOf('fresh'));
  expect(all.table.roles(invited('Zoe')).invited).toBe(true);
});

test('a table keeps the last 32, and making them counts like talk', async () => {
  const all = await seatedParty();
  let made = 0;
  for (; made < 40; made++) {
    await all.clock.pass(60_000);
    await invite(all, 'Ada', `code ${made}`);
  }
  const works = Array.from({ length: made }, (_, at) => all.table.roles(eve(`code ${at}`)).invited);
  expect(works.lastIndexOf(false)).toBe(made - 33);
  expect(works.slice(made - 32).every(Boolean)).toBe(true);
  const answers: unknown[] = [];
  for (let at = 0; at < 20; at++) answers.push(await invite(all, 'Ada', `more ${at}`));
  expect(answers.at(-1)).toEqual(no('tooOften'));
});
