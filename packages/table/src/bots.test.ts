import type { Bot, MakeBot, Seen } from '@hand-and-foot/bots';
import {
  legalActions,
  setUp,
  type Action,
  type Event,
  type MutableState,
  type Seat,
} from '@hand-and-foot/engine';
import type { FromTable } from '@hand-and-foot/protocol';
import {
  bot,
  invited,
  known,
  memoryLog,
  party,
  people,
  person,
  sharedParty,
  type Party,
} from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import type { Deal } from './deal.ts';
import { readLog } from './readLog.ts';
import { roundIn, tableFrom } from './sitting.ts';

const oneAndThree = [person('Ada'), bot('West'), bot('North'), bot('East')];
const threeBots = [bot('South'), bot('West'), bot('North'), bot('East')];

function sitting({ log }: Party): ReturnType<typeof tableFrom>['sitting'] {
  return tableFrom(readLog('table', log.entries('table'))).sitting;
}

/** Bots of one kind in every seat, and what they were shown. */
function kindOf(decide: (seen: Seen) => Action | Promise<Action>): {
  botFor: () => MakeBot;
  seen: Seen[];
} {
  const seen: Seen[] = [];
  const make: MakeBot = (): Bot => ({
    watches: true,
    decide: (now) => {
      seen.push(now);
      return decide(now);
    },
  });
  return { botFor: () => make, seen };
}

const eventsOf = (message: FromTable): readonly Event[] =>
  message.is === 'happened' ? message.events : [];

const first = ({ legal }: Seen): Action => legal[0]!;

describe('bots at a table', () => {
  test('are not kept from acting by people who talk', async () => {
    const seats = [{ is: 'nobody' }, bot('West'), bot('North'), bot('East')] as const;
    const slow = kindOf(async (seen) => {
      await new Promise<void>((done) => all.clock.wake(all.clock.now() + 300, done));
      return first(seen);
    });
    const all: Party = await sharedParty({ seats, ports: { botFor: slow.botFor } });
    await all.ask(invited('Ada'), { do: 'sit', seat: 0, name: 'Ada' });
    await all.ask(known('Ada'), { do: 'deal' });
    if (sitting(all).state!.turn === 0) await all.act(0, { do: 'draw' });
    const turn = sitting(all).state!.turn;
    expect(turn).toBeGreaterThan(0);
    const before = all.seq;
    for (let said = 0; said < 7; said++) {
      expect(await all.ask(known('Ada'), { do: 'say', text: 'So?' })).toMatchObject({ ok: true });
      await all.clock.pass(120);
    }
    const since = readLog('table', all.log.entries('table')).slice(before);
    expect(since.filter(({ entry }) => entry === 'acted')).toHaveLength(1);
    expect(slow.seen).toHaveLength(1);
  });

  test('do not act at a table that is being left to them', async () => {
    const kept = memoryLog();
    let open = (): void => undefined;
    let gate = Promise.resolve();
    const log = {
      ...kept,
      read: async (id: string, from: number) => gate.then(async () => kept.read(id, from)),
    };
    const seats = [{ is: 'nobody' }, bot('West'), bot('North'), bot('East')] as const;
    const all = await sharedParty({ seats, log });
    await all.ask(invited('Ada'), { do: 'sit', seat: 0, name: 'Ada' });
    await all.ask(known('Ada'), { do: 'deal' });
    if (sitting(all).state!.turn === 0) await all.act(0, { do: 'draw' });
    expect(sitting(all).state!.turn).toBeGreaterThan(0);
    // Taking the seat means reading everything so far, which takes a while.
    gate = new Promise((resolve) => (open = resolve));
    await all.ask(known('Ada'), { do: 'standIn', seat: 0, name: 'Bea', level: 'random' });
    const { seq } = all;
    await all.clock.pass(5000);
    open();
    await all.clock.pass(5000);
    expect(all.seq).toBe(seq);
  });

  test('wait for the pace of the table, then play on until a person must act', async () => {
    const all = await party({ rules: 'closed-books', seats: oneAndThree });
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(399);
    expect(all.seq).toBe(2);
    await all.clock.pass(60_000);
    const { state } = sitting(all);
    expect(state!.turn).toBe(0);
    expect(all.seq).toBeGreaterThan(2);
    expect(all.clock.waiting).toBe(0);
    expect(all.faults).toEqual([]);
  });

  test.each([
    ['calm', 700],
    ['quick', 150],
  ] as const)('a %s table waits %i milliseconds for a turn to begin', async (pace, pause) => {
    const all = await party({ rules: 'closed-books', seats: threeBots, pace });
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(pause - 1);
    expect(all.seq).toBe(2);
    await all.clock.pass(1);
    expect(all.seq).toBe(3);
    await all.clock.pass(pause / 2);
    expect(all.seq).toBe(4);
  });

  test('play whole games by themselves, round by round, without a fault', async () => {
    const all = await party({ rules: 'lords-and-ladies', seats: threeBots, pace: 'quick' });
    for (let round = 1; round <= 4; round++) {
      expect(await all.ask('host', { do: 'deal' })).toMatchObject({ ok: true });
      await all.clock.pass(10_000_000);
      expect(sitting(all).rounds.length).toBe(round);
    }
    expect(await all.ask('host', { do: 'deal' })).toMatchObject({ refusal: { why: 'gameOver' } });
    expect(all.faults).toEqual([]);
  });

  test('wait while a person owes an answer, even if they owe one too', async () => {
    const seats = [person('Ada'), bot('B'), bot('C'), bot('D'), person('Emil'), bot('F')];
    const deal: Deal = (terms) => ({ state: asking(terms), events: [] });
    const all = await party({ rules: 'lords-and-ladies', seats, ports: { deal } });
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(60_000);
    expect(all.seq).toBe(2);
    await all.act(4, { do: 'answer', yes: true });
    await all.clock.pass(1000);
    expect(all.told[6]!.slice(2)).toMatchObject([
      { events: [{ event: 'answered', seat: 4 }] },
      { events: [{ event: 'answered', seat: 2 }] },
    ]);
  });
});

/** Seat 0 has asked its two partners whether it may go out. */
function asking(terms: Parameters<Deal>[0]): MutableState {
  const hands = Array.from({ length: 6 }, (_, seat) => [seat, seat]);
  const asked = { seat: 0, waiting: [2, 4] };
  const state = setUp(terms, { hands, stock: [[1, 2, 3, 4, 5, 6]], phase: 'play', asked });
  if ('problem' in state) throw new Error(state.problem);
  return state;
}

describe('a bot that fails', () => {
  test.each<[string, (seen: Seen) => Action | Promise<Action>, string]>([
    ['answers with what is not allowed', () => ({ do: 'cap', meld: 99 }), 'botRefused'],
    ['falls over', () => Promise.reject(new Error('oops')), 'botSilent'],
    ['never answers', async () => new Promise(() => undefined), 'botSilent'],
  ])('because it %s is reported, and the table goes on', async (_, decide, fault) => {
    const { botFor } = kindOf(decide);
    const all = await party({ rules: 'closed-books', seats: threeBots, ports: { botFor } });
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(60_000);
    expect(all.seq).toBeGreaterThan(6);
    expect(new Set(all.faults.map((one) => one.fault))).toEqual(new Set([fault]));
  });

  test('is reported without a card of its hand', async () => {
    const { botFor } = kindOf(() => ({ do: 'discard', card: 7 }));
    const all = await party({ rules: 'closed-books', seats: threeBots, ports: { botFor } });
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(60_000);
    const refused = { fault: 'botRefused', seat: expect.any(Number) as number, did: 'discard' };
    expect(all.faults[0]).toEqual({ ...refused, why: 'drawFirst' });
  });

  test('because nobody knows it any more is played for', async () => {
    const all = await party({ rules: 'closed-books', seats: threeBots });
    await all.ask('host', { do: 'deal' });
    const later = await all.again({ botFor: () => undefined });
    await later.clock.pass(10_000);
    expect(later.seq).toBeGreaterThan(6);
    expect(
      await later.ask('host', { do: 'standIn', seat: 0, name: 'X', level: 'genius' }),
    ).toMatchObject({
      refusal: { why: 'noSuchBot' },
    });
  });
});

describe('what bots see', () => {
  test('is the round so far from their own seat, also after the table was loaded again', async () => {
    const before = kindOf(first);
    const all = await party({ rules: 'closed-books', seats: oneAndThree, ports: before });
    await all.ask(0, { do: 'deal' });
    await all.clock.pass(60_000);
    await drawAndDiscard(all, 0);
    const after = kindOf(first);
    const later = await all.again(after);
    await later.clock.pass(4801);
    expect(after.seen[0]!.since).toEqual(all.told[1]!.flatMap(eventsOf));
  });

  test('follows from the entries since the last deal', async () => {
    const all = await party({ rules: 'lords-and-ladies', seats: threeBots, pace: 'quick' });
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(10_000_000);
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(5000);
    const entries = readLog('table', all.log.entries('table'));
    const { sitting: now, thisRound } = tableFrom(entries);
    const { seq } = now.lastDeal.after;
    const since = entries.slice(seq);
    expect(since[0]).toMatchObject({ entry: 'dealt', round: 2 });
    expect(since.length).toBeGreaterThan(5);
    expect(roundIn(now, since)).toEqual(thisRound);
  });

  test('never holds cards of others', async () => {
    const { botFor, seen } = kindOf(first);
    const all = await party({ rules: 'singles', seats: oneAndThree.slice(1), ports: { botFor } });
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(20_000);
    expect(seen.length).toBeGreaterThan(20);
    for (const { view, since } of seen) {
      expect(view.hands.filter((hand) => typeof hand !== 'number').length).toBeLessThanOrEqual(1);
      for (const event of since)
        if (showsCards(event)) expect(event).toMatchObject({ seat: view.seat });
    }
  });
});

function showsCards(event: Event): boolean {
  const secret = ['tookHand', 'drew', 'replaced', 'tookFoot'].includes(event.event);
  return secret && 'cards' in event && typeof event.cards !== 'number';
}

describe('standing in', () => {
  test('a bot takes over mid-round, openly, knowing what the seat had seen, and gives the seat back', async () => {
    const { botFor, seen } = kindOf(first);
    const all = await party({ rules: 'closed-books', seats: people, ports: { botFor } });
    await all.ask(0, { do: 'deal' });
    const { turn } = sitting(all).state!;
    await all.act(turn, { do: 'draw' });
    await all.ask('host', { do: 'standIn', seat: turn, name: 'Bot', level: 'sharp' });
    expect(all.told[4]!.at(-1)).toEqual({
      is: 'seated',
      seq: 4,
      seat: turn,
      holder: {
        is: 'bot',
        name: 'Bot',
        level: 'sharp',
        standsInFor: ['Ada', 'Ben', 'Cleo', 'Dora'][turn],
      },
    });
    expect(await all.act(turn, { do: 'endTurn' })).toMatchObject({
      refusal: { why: 'notYourSeat' },
    });
    await all.clock.pass(60_000);
    const watched = all.told[turn]!.slice(1, 3).flatMap(eventsOf);
    expect(seen[0]!.since).toEqual(watched);
    expect(sitting(all).state!.turn).toBe((turn + 1) % 4);

    await all.ask(turn, { do: 'sit', seat: turn, name: 'Ada again' });
    expect(sitting(all).seats[turn]).toEqual(person('Ada again'));
    for (const seat of [1, 2, 3]) await drawAndDiscard(all, (turn + seat) % 4);
    await all.clock.pass(60_000);
    expect(sitting(all).state!.turn).toBe(turn);
    expect(await all.act(turn, { do: 'draw' })).toMatchObject({ ok: true });
  });

  test('a bot that thinks while its seat is taken back is not heard', async () => {
    let answer: ((action: Action) => void) | undefined;
    const { botFor } = kindOf(async () => new Promise((resolve) => (answer = resolve)));
    const all = await party({ rules: 'closed-books', seats: threeBots, ports: { botFor } });
    await all.ask('host', { do: 'deal' });
    await all.clock.pass(500);
    const { turn } = sitting(all).state!;
    await all.ask('host', { do: 'sit', seat: turn, name: 'Ada' });
    answer?.({ do: 'draw' });
    await all.clock.pass(20_000);
    expect(all.seq).toBe(3);
  });
});

/** The person draws, and discards the first card that may be. */
async function drawAndDiscard(all: Party, seat: Seat): Promise<void> {
  await all.act(seat, { do: 'draw' });
  const discard = legalActions(sitting(all).state!).find((action) => action.do === 'discard')!;
  expect(await all.act(seat, discard)).toMatchObject({ ok: true });
}
