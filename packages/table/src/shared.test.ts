import { actor, legalActions, type Seat } from '@hand-and-foot/engine';
import { fairDeal, hashOf, keepsPledge, shuffleKey } from '@hand-and-foot/fair';
import { follow, followFrom, type FromTable, type Following } from '@hand-and-foot/protocol';
import {
  bot,
  doors,
  invited,
  known,
  person,
  seatedParty,
  sharedParty,
  stateOf,
  type Party,
} from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import type { Guest } from './entry.ts';
import { mirrorTable } from './mirror.ts';
import { readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';
import { shufflesIn, storyOf } from './story.ts';

const secret = (digit: string): string => digit.repeat(64);
const nobody = { is: 'nobody' } as const;
const ok: unknown = expect.objectContaining({ ok: true });
const no = (why: string): unknown =>
  expect.objectContaining({ ok: false, refusal: expect.objectContaining({ why }) as unknown });

async function playRound(all: Party): Promise<void> {
  for (;;) {
    const state = stateOf(all);
    if (state.phase === 'over') return;
    const seat = actor(state);
    const guest = known(['Ada', 'Ben', 'Cleo', 'Dora'][seat]!);
    await all.ask(guest, { do: 'act', action: legalActions(state).at(-1)! });
  }
}

describe('who may do what', () => {
  test('an invitation lets one sit down; from then on the seat knows its guest, on a mirror too', async () => {
    const all = await sharedParty();
    expect(await all.ask(known('Ada'), { do: 'sit', seat: 0, name: 'Ada' })).toEqual(
      no('notInvited'),
    );
    const onlooker = { guest: 'Ada', code: doors.watch };
    expect(await all.ask(onlooker, { do: 'sit', seat: 0, name: 'Ada' })).toEqual(no('notInvited'));
    expect(await all.ask(invited('Ada'), { do: 'sit', seat: 0, name: 'Ada' })).toEqual(ok);
    expect(await all.ask(invited('Ben'), { do: 'sit', seat: 0, name: 'Ben' })).toEqual(
      no('seatTaken'),
    );
    expect(await all.ask(known('Ada'), { do: 'say', text: 'Here I am' })).toEqual(ok);
    const mirror = await mirrorTable('table', { log: all.log, clock: all.clock });
    expect(mirror!.roles(known('Ada')).seat).toBe(0);
    expect(mirror!.roles(known('Ben')).admitted).toBe(false);
  });

  test("a guest who isn't let in learns nothing by asking either", async () => {
    const all = await seatedParty();
    const command = { id: 'x', expects: 0, ask: { do: 'say', text: 'Hello' } } as const;
    const { missed, answer } = await all.send(known('a stranger'), command);
    expect([missed, answer]).toEqual([[], no('notYourSeat')]);
  });

  test('a guest who asks again for a seat they already have sees all that the seat may see', async () => {
    const all = await sharedParty();
    const command = { id: 'x', expects: 1, ask: { do: 'sit', seat: 2, name: 'Cleo' } } as const;
    await all.send(invited('Cleo'), command);
    const { missed } = await all.send(invited('Cleo'), command);
    expect(missed).toEqual([expect.objectContaining({ is: 'snapshot', seat: 2 })]);
  });

  test('nobody acts for another seat, and a stranger is turned away', async () => {
    const all = await seatedParty();
    await all.ask(known('host'), { do: 'deal' });
    const state = stateOf(all);
    const others = ['Ada', 'Ben', 'Cleo', 'Dora'].filter((_, seat) => seat !== state.turn);
    for (const name of others)
      expect(await all.ask(known(name), { do: 'act', action: { do: 'draw' } })).toEqual(
        no('notYourTurn'),
      );
    expect(await all.ask(known('Eve'), { do: 'act', action: { do: 'draw' } })).toEqual(
      no('notYourSeat'),
    );
    expect(await all.ask(known('Ada'), { do: 'close' })).toEqual(no('notYourSeat'));
    const told: FromTable[] = [];
    all.table.watch(known('Eve'), (message) => told.push(message));
    expect(told).toEqual([{ is: 'turnedAway' }]);
  });

  test('a watcher who sits down sees the seat’s cards from then on, and nobody’s after leaving', async () => {
    const all = await sharedParty({ seats: [nobody, person('B'), person('C'), person('D')] });
    const told: FromTable[] = [];
    all.table.watch(invited('Ada'), (message) => told.push(message));
    await all.ask(invited('Ada'), { do: 'sit', seat: 0, name: 'Ada' });
    expect(told.at(-1)).toMatchObject({ is: 'snapshot', seat: 0 });
    await all.ask(known('host'), { do: 'deal' });
    expect(JSON.stringify(told.at(-1))).toContain('"event":"tookHand","seat":0,"cards":[');
    await all.ask(known('host'), { do: 'leave', seat: 0 });
    expect(told.at(-1)).toMatchObject({ is: 'snapshot' });
    expect(told.at(-1)).not.toHaveProperty('seat');
    expect(JSON.stringify(told.at(-1))).not.toMatch(/"hands":\[\[/);
  });

  test('a link brings another device to the seat, or another person, once', async () => {
    const all = await seatedParty();
    const code = (text: string): string => hashOf(text);
    await all.ask(known('Ada'), { do: 'link', code: code('phone'), to: 'device' });
    expect(await all.ask(known('phone'), { do: 'claim', code: hashOf('wrong') })).toEqual(
      no('noSuchLink'),
    );
    expect(await all.ask(known('phone'), { do: 'claim', code: hashOf('phone') })).toEqual(ok);
    expect(await all.ask(known('thief'), { do: 'claim', code: hashOf('phone') })).toEqual(
      no('noSuchLink'),
    );
    expect(all.table.roles(known('phone')).seat).toBe(0);
    expect(all.table.roles(known('Ada')).seat).toBe(0);
    await all.ask(known('phone'), { do: 'link', code: code('gift'), to: 'person' });
    const unnamed = await all.ask(known('Zoe'), { do: 'claim', code: hashOf('gift') });
    expect(unnamed).toEqual(no('nameNeeded'));
    expect(await all.ask(known('Zoe'), { do: 'claim', code: hashOf('gift'), name: 'Zoe' })).toEqual(
      ok,
    );
    expect(all.table.roles(known('Zoe')).seat).toBe(0);
    expect(all.table.roles(known('Ada')).seat).toBeUndefined();
    expect(all.told.at(-1)!.at(-1)).toMatchObject({ is: 'seated', holder: { name: 'Zoe' } });
  });

  test('a link goes with the person who made it, and nobody comes into a second seat by one', async () => {
    const all = await seatedParty();
    await all.ask(known('Ada'), { do: 'link', code: hashOf('kept back'), to: 'device' });
    expect(await all.ask(known('Ben'), { do: 'claim', code: hashOf('kept back') })).toEqual(
      no('notYourSeat'),
    );
    await all.ask(known('host'), { do: 'leave', seat: 0 });
    await all.ask(invited('Zoe'), { do: 'sit', seat: 0, name: 'Zoe' });
    expect(await all.ask(known('Ada'), { do: 'claim', code: hashOf('kept back') })).toEqual(
      no('noSuchLink'),
    );
    expect(all.table.roles(known('Ada')).admitted).toBe(false);
  });

  test('the host is host on all of their devices', async () => {
    const all = await sharedParty();
    await all.ask(known('host'), { do: 'sit', seat: 0, name: 'Hannah' });
    await all.ask(known('host'), { do: 'link', code: hashOf('phone'), to: 'device' });
    await all.ask(known('phone'), { do: 'claim', code: hashOf('phone') });
    expect(all.table.roles(known('phone'))).toMatchObject({ seat: 0, host: true });
  });

  test('the host can hand the table on, and is then a guest like others', async () => {
    const all = await seatedParty();
    expect(await all.ask(known('Ada'), { do: 'handOn', seat: 0 })).toEqual(no('notYourSeat'));
    expect(await all.ask(known('host'), { do: 'handOn', seat: 2 })).toEqual(ok);
    expect(await all.ask(known('host'), { do: 'close' })).toEqual(no('notYourSeat'));
    expect(await all.ask(known('Cleo'), { do: 'close' })).toEqual(ok);
  });

  test('a command of a guest is done once, also when sitting down has changed what the guest is', async () => {
    const all = await sharedParty();
    const command = { id: 'sit', expects: 1, ask: { do: 'sit', seat: 0, name: 'Ada' } } as const;
    const first = await all.send(invited('Ada'), command);
    expect((await all.send(invited('Ada'), command)).answer).toEqual(first.answer);
    const loaded = await all.again();
    expect((await loaded.send(known('Ada'), command)).answer).toEqual(first.answer);
    expect(all.log.entries('table').length).toBe(2);
  });
});

describe('talk', () => {
  test('rests during a round where partners must be quiet, and is heard otherwise', async () => {
    const all = await seatedParty({ manners: { quiet: true } });
    expect(await all.ask(known('Ada'), { do: 'say', text: 'Hello' })).toEqual(ok);
    await all.ask(known('host'), { do: 'deal' });
    expect(await all.ask(known('Ada'), { do: 'say', text: 'I have aces' })).toEqual(no('quiet'));
    await playRound(all);
    expect(await all.ask(known('Ben'), { do: 'say', text: 'Well played' })).toEqual(ok);
    expect(all.told.at(-1)!.at(-1)).toMatchObject({ is: 'said', seat: 1, text: 'Well played' });
    await all.ask(known('Ben'), { do: 'leave', seat: 1 });
    await all.ask(invited('Eve'), { do: 'sit', seat: 1, name: 'Eve' });
    const speakers = (there: Party): string[] =>
      knownTo(there, 4).shared!.said.map(({ name }) => name);
    expect(speakers(all)).toEqual(['Ada', 'Ben']);
    expect(speakers(await all.again())).toEqual(['Ada', 'Ben']);
  });
});

describe('somebody who is away', () => {
  const manners = { away: 60, turn: 600, standIn: 'random', quiet: false };

  test('is stood in for after a while, and takes the seat back in the middle of the round', async () => {
    const all = await seatedParty({ manners });
    await all.ask(known('host'), { do: 'deal' });
    const { turn } = stateOf(all);
    all.table.present(new Set([0, 1, 2, 3].filter((seat) => seat !== turn)));
    await all.clock.pass(59_000);
    expect(all.told.at(-1)!.at(-1)).toMatchObject({ is: 'happened' });
    await all.clock.pass(2000);
    const name = ['Ada', 'Ben', 'Cleo', 'Dora'][turn]!;
    const stood = all.told
      .at(-1)!
      .find((message) => message.is === 'seated' && message.holder.is === 'bot');
    expect(stood).toMatchObject({ seat: turn, holder: { standsInFor: name } });
    expect(await all.ask(invited('Eve'), { do: 'sit', seat: turn, name: 'Eve' })).toEqual(
      no('seatTaken'),
    );
    expect(await all.ask(known(name), { do: 'sit', seat: turn, name })).toEqual(ok);
  });

  test('is not played without: where bots stand in for all, they wait for one of them', async () => {
    const all = await sharedParty({ manners, seats: [nobody, nobody, bot('Iris'), bot('Bruno')] });
    for (const [seat, name] of ['Ada', 'Ben'].entries())
      await all.ask(invited(name), { do: 'sit', seat, name });
    await all.ask(known('host'), { do: 'deal' });
    const standIn = { do: 'standIn', name: 'Bot', level: 'random' } as const;
    await all.ask(known('Ada'), { ...standIn, seat: 0 });
    await all.ask(known('Ben'), { ...standIn, seat: 1 });
    const { seq } = all;
    await all.clock.pass(600_000);
    expect(all.seq).toBe(seq);
    // The person who comes back is not the one whose turn it is.
    const [seat, name] = stateOf(all).turn === 0 ? ([1, 'Ben'] as const) : ([0, 'Ada'] as const);
    await all.ask(known(name), { do: 'sit', seat, name });
    await all.clock.pass(60_000);
    expect(all.seq).toBeGreaterThan(seq + 1);
  });

  test('is waited for while nobody else is there either', async () => {
    const all = await seatedParty({ manners });
    await all.ask(known('host'), { do: 'deal' });
    all.table.present(new Set());
    await all.clock.pass(86_400_000);
    expect(all.told.at(-1)!.at(-1)).toMatchObject({ is: 'happened' });
  });
});

describe('the shuffle', () => {
  test('takes no seed that comes after the deal it was meant for, not even for the next', async () => {
    const all = await seatedParty();
    const expects = all.seq;
    await all.ask(known('host'), { do: 'deal' });
    const mix = { do: 'mix', seed: secret('1') } as const;
    expect(await all.ask(known('Ada'), mix, { expects })).toEqual(no('stale'));
    expect(await all.ask(known('Ada'), mix)).toEqual(ok);
  });

  test('follows from what was pledged before the players’ seeds, and can be checked after the round', async () => {
    const all = await seatedParty();
    const pledged = knownTo(all, 4);
    const { pledge } = pledged.shared!.shuffles[0]!;
    for (const [seat, name] of ['Ada', 'Ben', 'Cleo'].entries())
      await all.ask(known(name), { do: 'mix', seed: secret(String(seat)) });
    await all.ask(known('host'), { do: 'deal' });
    expect(knownTo(all, 4).shared!.shuffles[0]).not.toHaveProperty('secret');
    await playRound(all);
    const [shown, next] = knownTo(all, 4).shared!.shuffles;
    expect(shown!.pledge).toBe(pledge);
    expect(keepsPledge({ pledge, secret: shown!.secret! })).toBe(true);
    expect(shown!.seeds).toEqual([secret('0'), secret('1'), secret('2'), '']);
    expect(next).not.toHaveProperty('secret');
    const key = shuffleKey({
      table: 'table',
      round: 1,
      seeds: shown!.seeds,
      secret: shown!.secret!,
    });
    const { state } = fairDeal(pledged.terms, undefined, key);
    const entries = readLog('table', all.log.entries('table'));
    const dealtAt = entries.findIndex(({ entry }) => entry === 'dealt');
    expect(tableFrom(entries.slice(0, dealtAt + 1)).sitting.state).toEqual(state);
  });

  test('the story of a table tells enough to check every round that is over, and nothing of the next', async () => {
    const all = await seatedParty({ rules: 'house' });
    await all.ask(known('Ada'), { do: 'link', code: hashOf('phone'), to: 'device' });
    await all.ask(known('phone'), { do: 'claim', code: hashOf('phone') });
    await all.ask(known('Ada'), { do: 'mix', seed: secret('1') });
    await all.ask(known('host'), { do: 'deal' });
    const early = storyOf(readLog('table', all.log.entries('table')));
    expect(early.map(({ entry }) => entry)).toEqual(['opened']);
    // The secret behind the cards on the table must not be told yet.
    expect(JSON.stringify(early)).not.toContain(doors.secret);
    await playRound(all);
    await all.ask(known('Ben'), { do: 'mix', seed: secret('2') });
    await all.ask(known('host'), { do: 'deal' });
    const entries = readLog('table', all.log.entries('table'));
    const story = JSON.parse(JSON.stringify(storyOf(entries))) as unknown[];
    const [first, ...more] = shufflesIn(story);
    expect(more).toEqual([]);
    expect(keepsPledge({ pledge: first!.pledge, secret: first!.secret! })).toBe(true);
    expect(first!.seeds[0]).toBe(secret('1'));
    const { secrets } = tableFrom(entries).sitting.sharing!;
    const text = JSON.stringify(story);
    const hidden = [doors.invite, doors.watch, hashOf('phone'), secrets.round, secrets.next];
    expect(hidden.filter((key) => text.includes(key))).toEqual([]);
    expect(text).not.toContain('"answers"');
    const forged = text.replace(secret('1'), secret('3'));
    expect(() => shufflesIn(JSON.parse(forged) as unknown[])).toThrow('the pledge');
  });

  test('a log whose cards do not follow from it does not hold', async () => {
    const all = await seatedParty();
    await all.ask(known('host'), { do: 'deal' });
    const entries = readLog('table', all.log.entries('table')).map((entry) =>
      entry.entry === 'dealt' ? { ...entry, seed: secret('f') } : entry,
    );
    expect(() => tableFrom(entries)).toThrow('doesn’t follow from the pledge');
  });

  test('nothing that opens a door and no secret is told to anybody', async () => {
    const all = await seatedParty({
      seats: [nobody, nobody, nobody, nobody, bot('Bea')],
      rules: 'singles',
    });
    await all.ask(known('Ada'), { do: 'link', code: hashOf('phone'), to: 'device' });
    await all.ask(known('Ada'), { do: 'mix', seed: secret('1') });
    await all.ask(known('host'), { do: 'deal' });
    const told = JSON.stringify(all.told);
    const { secrets } = tableFrom(readLog('table', all.log.entries('table'))).sitting.sharing!;
    for (const hidden of [doors.invite, doors.watch, doors.secret, secrets.next, hashOf('phone')])
      expect(told).not.toContain(hidden);
    expect(told).not.toContain('"guest"');
  });
});

/** Everything the seat knows by now; the onlooker has the last place. */
function knownTo({ told }: Party, place: number): Following {
  return told[place]!.reduce<Following | undefined>((before, message) => {
    if (message.is === 'snapshot') return followFrom(message);
    if (!before || !('seq' in message) || message.is === 'answer') return before;
    const after = follow(before, message);
    expect(after).not.toBe('gap');
    return after as Following;
  }, undefined)!;
}

describe('every follower knows where the host sits', () => {
  test('when the host gets up, sits down elsewhere, or hands the seat over', async () => {
    const all = await sharedParty();
    const hostSeat = (): number | undefined => knownTo(all, 4).shared!.hostSeat;
    const sit = async (guest: Guest, seat: Seat): Promise<unknown> =>
      all.ask(guest, { do: 'sit', seat, name: 'Somebody' });
    await sit(known('host'), 1);
    expect(hostSeat()).toBe(1);
    await sit(invited('Ada'), 0);
    expect(hostSeat()).toBe(1);
    await all.ask(known('host'), { do: 'leave', seat: 1 });
    expect(hostSeat()).toBeUndefined();
    await sit(known('host'), 2);
    expect(hostSeat()).toBe(2);
    await all.ask(known('host'), { do: 'link', code: hashOf('here'), to: 'person' });
    await all.ask(known('Cleo'), { do: 'claim', code: hashOf('here'), name: 'Cleo' });
    expect(hostSeat()).toBeUndefined();
  });
});
