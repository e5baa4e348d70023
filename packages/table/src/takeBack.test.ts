import type { Bot, MakeBot, Seen } from '@hand-and-foot/bots';
import { legalActions, positionOf, type Action, type State } from '@hand-and-foot/engine';
import { follow, followFrom, type Following, type FromTable } from '@hand-and-foot/protocol';
import { bot, party, people, person, stateOf, type Party } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { mirrorTable } from './mirror.ts';

const ok = (seq: number): unknown => expect.objectContaining({ ok: true, seq });
const no = (why: string): unknown =>
  expect.objectContaining({ ok: false, refusal: expect.objectContaining({ why }) as unknown });

const TAKE_BACK = { do: 'takeBack' } as const;
/** How long a bot holds still after a person's turn, and how long it plays on then, at a table of the usual pace. */
const PAUSE = 4800;
const USUAL = 400;

/** Bots that draw and discard, and what they were shown. */
function plain(): { botFor: () => MakeBot; seen: Seen[] } {
  const seen: Seen[] = [];
  const make = (): Bot => ({
    watches: true,
    decide(now) {
      seen.push(now);
      return now.legal.find(({ do: what }) => what === 'draw') ?? discardIn(now.legal);
    },
  });
  return { botFor: () => make, seen };
}

function discardIn(legal: readonly Action[]): Action {
  return legal.find(({ do: what }) => what === 'discard')!;
}

/** Ada against three bots; she has drawn and is about to discard. */
async function drawn(bots = plain()): Promise<Party> {
  const seats = [person('Ada'), bot('West'), bot('North'), bot('East')];
  const all = await party({ rules: 'closed-books', seats, ports: { botFor: bots.botFor } });
  await all.ask(0, { do: 'deal' });
  while (stateOf(all).turn !== 0) await all.clock.pass(PAUSE);
  await all.act(0, { do: 'draw' });
  return all;
}

const discards = (state: State): Action[] =>
  legalActions(state).filter(({ do: what }) => what === 'discard');

const lastTold = ({ told }: Party, seat: number): FromTable => told[seat]!.at(-1)!;

describe('against bots', () => {
  test('a discard is taken back, and another card is discarded', async () => {
    const all = await drawn();
    const before = stateOf(all);
    const { seq } = all;
    const [first, second] = discards(before);
    expect(await all.act(0, first!)).toEqual(ok(seq + 1));
    expect(stateOf(all).turn).toBe(1);
    expect(await all.ask(0, TAKE_BACK)).toEqual(ok(seq + 2));
    expect(stateOf(all)).toEqual(before);
    expect(lastTold(all, 0)).toMatchObject({ is: 'snapshot', undone: { seat: 0, to: seq } });
    expect(await all.act(0, second!)).toEqual(ok(seq + 3));
    expect(all.faults).toEqual([]);
  });

  test('it still can be after the next bot has drawn, which draws the same card again', async () => {
    const all = await drawn();
    const { seq } = all;
    const [first, second] = discards(stateOf(all));
    await all.act(0, first!);
    await all.clock.pass(PAUSE);
    const drew = stateOf(all);
    expect(all.seq).toBe(seq + 2);
    expect(await all.ask(0, TAKE_BACK)).toEqual(ok(seq + 3));
    await all.act(0, second!);
    await all.clock.pass(PAUSE);
    expect(all.seq).toBe(seq + 5);
    const hand = (state: State): unknown => cardsOf(state, 1);
    expect(hand(stateOf(all))).toEqual(hand(drew));
  });

  test('but not once a bot has shown something, and not a draw', async () => {
    const all = await drawn();
    expect(await all.ask(0, TAKE_BACK)).toEqual(no('nothingToTakeBack'));
    await all.act(0, discards(stateOf(all))[0]!);
    await all.clock.pass(PAUSE + USUAL);
    expect(await all.ask(0, TAKE_BACK)).toEqual(no('nothingToTakeBack'));
    expect(await all.ask(1, TAKE_BACK)).toEqual(no('notYourSeat'));
  });

  test('bots wait longer while something can be taken back, and remember none of it', async () => {
    const bots = plain();
    const all = await drawn(bots);
    const [first, second] = discards(stateOf(all)) as Extract<Action, { do: 'discard' }>[];
    await all.act(0, first!);
    await all.clock.pass(PAUSE - 1);
    const { seq } = all;
    await all.clock.pass(1);
    expect(all.seq).toBe(seq + 1);
    await all.ask(0, TAKE_BACK);
    await all.act(0, second!);
    bots.seen.length = 0;
    await all.clock.pass(PAUSE);
    const [shown] = bots.seen;
    const thrown = shown!.since.flatMap((event) =>
      event.event === 'discarded' && event.seat === 0 ? [event.card] : [],
    );
    expect(thrown.at(-1)).toBe(second!.card);
    expect(thrown).not.toContain(first!.card);
  });

  test('bots don’t wait for an undo where a bot plays for somebody who left', async () => {
    const all = await drawn();
    await all.ask('host', { do: 'standIn', seat: 0, name: 'Ada', level: 'casual' });
    const { seq } = all;
    await all.clock.pass(USUAL);
    expect(stateOf(all).turn).toBe(1);
    await all.clock.pass(USUAL);
    expect(all.seq).toBe(seq + 2);
  });

  test('a command sent again is done once; one from another moment is stale', async () => {
    const all = await drawn();
    const { seq } = all;
    await all.act(0, discards(stateOf(all))[0]!);
    const early = { id: 'early', expects: seq, ask: TAKE_BACK };
    expect((await all.send(0, early)).answer).toEqual(no('stale'));
    const command = { id: 'undo', expects: seq + 1, ask: TAKE_BACK };
    expect((await all.send(0, command)).answer).toEqual(ok(seq + 2));
    expect((await all.send(0, command)).answer).toEqual(ok(seq + 2));
    const later = await all.again();
    expect((await later.send(0, command)).answer).toEqual(ok(seq + 2));
    expect(later.log.entries('table').length).toBe(seq + 2);
  });

  test('a reload keeps the steps taken back, and those that still can be', async () => {
    const all = await drawn();
    const [first, second] = discards(stateOf(all));
    await all.act(0, first!);
    await all.ask(0, TAKE_BACK);
    const later = await all.again({ botFor: plain().botFor });
    const { seq } = later;
    expect(lastTold(later, 0)).toMatchObject({ is: 'snapshot', seq });
    expect(lastTold(later, 0)).not.toHaveProperty('backSteps');
    expect(await later.act(0, second!, { id: 'again' })).toEqual(ok(seq + 1));
    const last = await later.again({ botFor: plain().botFor });
    expect(lastTold(last, 0)).toMatchObject({ backSteps: [{ seq: seq + 1, seat: 0 }] });
    expect(await last.ask(0, TAKE_BACK, { id: 'back' })).toEqual(ok(seq + 2));
  });
});

describe('everybody who watches', () => {
  test('comes to the same view and the same way back, there or elsewhere', async () => {
    const all = await drawn();
    const mirror = (await mirrorTable('table', { log: all.log, clock: all.clock }))!;
    const elsewhere: FromTable[] = [];
    mirror.watch(0, (message) => elsewhere.push(message));
    await all.act(0, discards(stateOf(all))[0]!);
    await all.clock.pass(PAUSE);
    await all.ask(0, TAKE_BACK);
    await all.act(0, discards(stateOf(all))[1]!);
    await mirror.catchUp();
    const here = followed(all.told[0]!);
    expect(followed(elsewhere)).toEqual(here);
    const late: FromTable[] = [];
    all.table.watch(0, (message) => late.push(message));
    expect(followed(late)).toEqual(here);
  });

  test('a client that missed it gets a snapshot, not steps that no longer count', async () => {
    const all = await drawn();
    const { seq } = all;
    await all.act(0, discards(stateOf(all))[0]!);
    await all.ask(0, TAKE_BACK);
    for (const have of [seq - 1, seq, seq + 1]) {
      const told: FromTable[] = [];
      all.table.watch(0, (message) => told.push(message), have);
      expect(told.map(({ is }) => is)).toEqual(['snapshot']);
    }
    const told: FromTable[] = [];
    all.table.watch(0, (message) => told.push(message), seq + 2);
    expect(told).toEqual([]);
  });
});

describe('people on one device', () => {
  test('take back their own steps until the next one does something', async () => {
    const all = await party({ rules: 'closed-books', seats: people });
    await all.ask(0, { do: 'deal' });
    const { turn } = stateOf(all);
    const next = (turn + 1) % 4;
    await all.act(turn, { do: 'draw' });
    await all.act(turn, discards(stateOf(all))[0]!);
    expect(await all.ask(next, TAKE_BACK)).toEqual(no('nothingToTakeBack'));
    expect(await all.ask(turn, TAKE_BACK)).toMatchObject({ ok: true });
    await all.act(turn, discards(stateOf(all))[1]!);
    await all.act(next, { do: 'draw' });
    expect(await all.ask(turn, TAKE_BACK)).toEqual(no('nothingToTakeBack'));
  });
});

function followed(messages: readonly FromTable[]): Following {
  let known: Following | undefined;
  for (const message of messages) {
    if (message.is === 'snapshot') known = followFrom(message);
    else if (message.is === 'happened') {
      const next = follow(known!, message);
      if (next === 'gap') throw new Error('there is a gap');
      known = next;
    }
  }
  return known!;
}

function cardsOf(state: State, seat: number): unknown {
  const { hands } = positionOf(state);
  return hands[seat];
}
