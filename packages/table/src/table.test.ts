import { actor, legalActions, seeded, type Action, type State } from '@hand-and-foot/engine';
import type { Answer, News } from '@hand-and-foot/protocol';
import {
  anyAction,
  memoryLog,
  party,
  partyAt,
  people,
  quiet,
  stateOf,
  type MemoryLog,
  type Party,
} from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import type { Log } from './ports.ts';
import { readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

const ok = (seq: number): unknown => expect.objectContaining({ ok: true, seq });
const no = (why: string): unknown =>
  expect.objectContaining({ ok: false, refusal: expect.objectContaining({ why }) as unknown });

const firstAction = (state: State): Action => legalActions(state)[0]!;

/** A table of four people, dealt and ready for the first turn. */
async function dealt(): Promise<Party> {
  const all = await party({ rules: 'closed-books' });
  await all.ask(0, { do: 'deal' });
  return all;
}

/** Plays this many actions, each the first one allowed. */
async function playOn(all: Party, actions: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let count = 0; count < actions; count++) {
    const state = stateOf(all);
    answers.push(await all.act(actor(state), firstAction(state)));
  }
  return answers;
}

describe('the order of things', () => {
  test('a table is dealt when somebody asks, and play goes on from there', async () => {
    const all = await party({ rules: 'closed-books' });
    expect(await all.act(0, { do: 'draw' })).toEqual(no('notDealtYet'));
    expect(await all.ask(2, { do: 'deal' })).toEqual(ok(2));
    expect(await all.ask(1, { do: 'deal' })).toEqual(no('roundGoesOn'));
    expect(await playOn(all, 6)).toEqual([3, 4, 5, 6, 7, 8].map(ok));
  });

  test('an action is in the log before it is answered, and answered before others hear of it', async () => {
    const order: string[] = [];
    const log = memoryLog();
    const slow: Log = {
      ...log,
      async append(table, expected, entries) {
        const written = await log.append(table, expected, entries);
        await quiet();
        order.push('written');
        return written;
      },
    };
    const all = await party({ rules: 'closed-books', log, ports: { log: slow } });
    order.length = 0;
    all.table.watch(3, ({ is }) => order.push(is));
    const command = { id: 'a', expects: 1, ask: { do: 'deal' } } as const;
    all.table.ask(0, command, () => order.push('answered'));
    await quiet();
    await quiet();
    expect(order).toEqual(['snapshot', 'written', 'answered', 'happened']);
  });

  test('each seat is told its own cards and how many the others have', async () => {
    const all = await dealt();
    const hands = all.told.map((messages) =>
      (messages.at(-1) as Extract<News, { is: 'happened' }>).events.flatMap((event) =>
        event.event === 'tookHand' ? [typeof event.cards] : [],
      ),
    );
    expect(hands).toEqual([
      ['object', 'number', 'number', 'number'],
      ['number', 'object', 'number', 'number'],
      ['number', 'number', 'object', 'number'],
      ['number', 'number', 'number', 'object'],
      ['number', 'number', 'number', 'number'],
    ]);
  });

  test('a refusal changes nothing, costs no entry and says what the engine says', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    const before = all.log.entries('table');
    expect(await all.act(turn, { do: 'endTurn' })).toEqual(no('drawFirst'));
    expect(await all.act((turn + 1) % 4, { do: 'draw' })).toEqual(no('notYourTurn'));
    expect(all.log.entries('table')).toEqual(before);
    expect(all.told[0]!.length).toBe(2);
  });
});

describe('a command sent again', () => {
  test('is done once and answered alike, at once, after a reload and long after', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    const command = { id: 'draw', expects: 2, ask: { do: 'act', action: { do: 'draw' } } } as const;
    const first = await all.send(turn, command);
    expect(first.answer).toEqual(ok(3));
    expect((await all.send(turn, command)).answer).toEqual(first.answer);
    await playOn(all, 150);
    const later = await all.send(turn, command);
    expect(later.answer).toEqual(first.answer);
    const loaded = await all.again();
    expect((await loaded.send(turn, command)).answer).toEqual(first.answer);
    expect(all.log.entries('table').length).toBe(153);
  });

  test('is answered as the first time, however many its sender sent since', async () => {
    const all = await dealt();
    const sent = [];
    for (let count = 0; count < 60; count++) {
      const state = stateOf(all);
      const seat = actor(state);
      const ask = { do: 'act', action: firstAction(state) } as const;
      const command = { id: `c${count}`, expects: count + 2, ask };
      sent.push({ seat, command, answer: (await all.send(seat, command)).answer });
    }
    for (const { seat, command, answer } of sent) {
      expect(answer).toEqual(ok(command.expects + 1));
      expect((await all.send(seat, command)).answer).toEqual(answer);
    }
    expect(all.log.entries('table').length).toBe(62);
  });

  test('under its id but meant for later is another command, and the table goes on', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    expect(await all.act(turn, { do: 'draw' }, { id: 'mine' })).toEqual(ok(3));
    do await playOn(all, 1);
    while (stateOf(all).turn !== turn || all.log.entries('table').length < 20);
    const { length } = all.log.entries('table');
    expect(await all.act(turn, firstAction(stateOf(all)), { id: 'mine' })).toEqual(ok(length + 1));
    expect(await playOn(all, 5)).toEqual([2, 3, 4, 5, 6].map((more) => ok(length + more)));
  });

  test('brings what its sender has missed, which is more than it asked for', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    const command = { id: 'draw', expects: 2, ask: { do: 'act', action: { do: 'draw' } } } as const;
    expect((await all.send(turn, command)).missed).toEqual([]);
    const again = await all.send(turn, command);
    expect(again.missed).toEqual([all.told[turn]!.at(-1)]);
  });

  test('stays refused, though it would be allowed by now', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    const next = (turn + 1) % 4;
    const early = { id: 'early', expects: 2, ask: { do: 'act', action: { do: 'draw' } } } as const;
    expect((await all.send(next, early)).answer).toEqual(no('notYourTurn'));
    while (stateOf(all).turn === turn) await playOn(all, 1);
    expect((await all.send(next, early)).answer).toEqual(no('notYourTurn'));
  });

  test('means nothing when it comes from another seat', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    await all.act(turn, { do: 'draw' }, { id: 'mine' });
    expect(await all.act((turn + 1) % 4, { do: 'draw' }, { id: 'mine' })).toEqual(
      no('notYourTurn'),
    );
  });
});

describe('a command decided on an old table', () => {
  test('is refused once the turn has passed', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    const decided = all.seq;
    while (stateOf(all).turn === turn) await playOn(all, 1);
    const next = stateOf(all).turn;
    expect(await all.act(next, { do: 'draw' }, { expects: decided })).toEqual(no('stale'));
    expect(await all.act(next, { do: 'draw' })).toEqual(ok(all.seq));
  });

  test('is refused once its sender has done something else', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    await all.act(turn, { do: 'draw' });
    const card = legalActions(stateOf(all)).find((action) => action.do === 'discard')!;
    expect(await all.act(turn, card, { expects: 2 })).toEqual(no('stale'));
  });

  test('is judged as things stand if only others have done something in the same turn', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    await all.ask((turn + 1) % 4, {
      do: 'standIn',
      seat: (turn + 1) % 4,
      name: 'Bot',
      level: 'random',
    });
    expect(await all.act(turn, { do: 'draw' }, { expects: 2 })).toEqual(ok(4));
  });

  test('may count on one sent just before it, and falls with it', async () => {
    const all = await dealt();
    const { turn } = stateOf(all);
    const send = async (id: string, expects: number, action: Action): Promise<Answer> =>
      all.act(turn, action, { id, expects });
    const answers = await Promise.all([
      send('a', 2, { do: 'endTurn' }),
      send('b', 3, { do: 'draw' }),
      send('c', 2, { do: 'draw' }),
    ]);
    expect(answers).toEqual([no('drawFirst'), no('stale'), ok(3)]);
  });
});

describe('when the log fails', () => {
  const failing = (log: MemoryLog, when: 'before' | 'after'): Log => ({
    ...log,
    async append(table, expected, entries) {
      if (expected > 2 && when === 'before') throw new Error('the disk is full');
      const written = await log.append(table, expected, entries);
      if (expected > 2) throw new Error('the line went dead');
      return written;
    },
  });

  test.each(['before', 'after'] as const)(
    'nobody is told of success, and the table says it has stopped: %s writing',
    async (when) => {
      const log = memoryLog();
      const all = await party({ rules: 'closed-books', log, ports: { log: failing(log, when) } });
      await all.ask(0, { do: 'deal' });
      const { turn } = stateOf(all);
      await all.act(turn, { do: 'draw' });
      const action = legalActions(stateOf(all)).find((one) => one.do === 'discard')!;
      const command = { id: 'x', expects: 3, ask: { do: 'act', action } } as const;
      expect((await all.send(turn, command)).answer).toEqual(no('tableStopped'));
      expect((await all.send(turn, command)).answer).toEqual(no('tableStopped'));
      expect(all.told[0]!.at(-1)).toEqual({ is: 'stopped' });
      expect(all.faults.map(({ fault }) => fault)).toEqual(['stopped']);

      const next = await all.again({ log });
      expect((await next.send(turn, command)).answer).toEqual(ok(4));
    },
  );

  test('a bug of our own stops this table in the same way, and nothing else', async () => {
    const deal = (): never => {
      throw new Error('a card is lost');
    };
    const all = await party({ ports: { deal } });
    expect(await all.ask(0, { do: 'deal' })).toEqual(no('tableStopped'));
    expect(all.told[3]!.at(-1)).toEqual({ is: 'stopped' });
    expect(all.log.entries('table').length).toBe(1);
    const late: unknown[] = [];
    all.table.watch(1, (message) => late.push(message));
    expect(late).toEqual([{ is: 'stopped' }]);
  });

  test('two who have the same table open write one story', async () => {
    const log = memoryLog();
    const here = await party({ rules: 'closed-books', log });
    const there = await partyAt(log, 4);
    expect(await here.ask(0, { do: 'deal' })).toEqual(ok(2));
    const { turn } = stateOf(here);
    expect(await there.act(turn, { do: 'draw' }, { expects: 2 })).toEqual(ok(3));
    expect(await here.act(turn, { do: 'draw' }, { expects: 2, id: 'other' })).toEqual(no('stale'));
    await playOn(there, 5);
    await here.table.catchUp();
    await quiet();
    expect(here.told[4]!.slice(1)).toEqual(there.told[4]!.slice(1));
  });
});

describe('watchers', () => {
  test('come late, see how things stand, and then everything that follows', async () => {
    const all = await dealt();
    await playOn(all, 9);
    const seen: unknown[] = [];
    const stop = all.table.watch(1, (message) => seen.push(message));
    expect(seen).toEqual([expect.objectContaining({ is: 'snapshot', seq: 11, seat: 1 })]);
    await playOn(all, 2);
    stop();
    await playOn(all, 1);
    expect(seen.slice(1)).toEqual(all.told[1]!.slice(-3, -1));
  });

  test('come back and are told only what they lack', async () => {
    const all = await dealt();
    await playOn(all, 9);
    const seen: unknown[] = [];
    all.table.watch(1, (message) => seen.push(message), 7);
    expect(seen).toEqual(all.told[1]!.slice(-4));
  });

  test('that fail are let go, and trouble nobody else', async () => {
    const all = await dealt();
    all.table.watch(1, ({ is }) => {
      if (is === 'happened') throw new Error('gone');
    });
    await playOn(all, 2);
    expect(all.faults.map(({ fault }) => fault)).toEqual(['watcherFailed']);
    expect(all.told[1]!.length).toBe(4);
  });
});

describe('seats', () => {
  test('empty ones keep the cards from being dealt', async () => {
    const all = await party({ seats: [...people.slice(0, 3), { is: 'nobody' }] });
    expect(await all.ask(0, { do: 'deal' })).toEqual(no('seatsEmpty'));
    expect(await all.ask(0, { do: 'sit', seat: 3, name: 'Dora' })).toEqual(no('notYourSeat'));
    expect(await all.ask('host', { do: 'sit', seat: 3, name: 'Dora' })).toEqual(ok(2));
    expect(await all.ask('host', { do: 'sit', seat: 3, name: 'Emil' })).toEqual(no('seatTaken'));
    expect(await all.ask(0, { do: 'deal' })).toEqual(ok(3));
  });

  test('a closed table does nothing any more', async () => {
    const all = await dealt();
    expect(await all.ask(1, { do: 'close' })).toEqual(no('notYourSeat'));
    expect(await all.ask('host', { do: 'close' })).toEqual(ok(3));
    expect(await all.act(stateOf(all).turn, { do: 'draw' })).toEqual(no('tableClosed'));
    expect(all.told[4]!.at(-1)).toEqual({ is: 'closed', seq: 3 });
  });

  test('nobody asks from a seat that is not there', async () => {
    const all = await dealt();
    expect(await all.act(7, { do: 'draw' })).toEqual(no('noSuchSeat'));
  });
});

/** Whether everybody is shown the same by the table and by one that is made of its log. */
async function expectSameAgain(all: Party): Promise<void> {
  const before: unknown[] = [];
  for (const seat of [0, 1, 2, 3, undefined])
    all.table.watch(seat, (message) => before.push(message));
  const after = (await all.again()).told.map((messages) => messages[0]);
  expect(after).toEqual(before);
}

test('tables that are played in turns stay each its own, whatever is refused between', async () => {
  const all = [await dealt(), await dealt(), await dealt()];
  const random = seeded('in turns');
  for (let count = 0; count < 300; count++) {
    const one = all[count % 3]!;
    const state = stateOf(one);
    const tooMuch = { do: 'layDown', lay: [{ cards: Array<number>(12).fill(0) }] } as const;
    expect(await one.act(actor(state), tooMuch)).toMatchObject({ ok: false });
    await one.act(actor(state), anyAction(state, random));
  }
  for (const one of all) await expectSameAgain(one);
});

test('a table played again from its log is the same to the last cell', async () => {
  const all = await dealt();
  const random = seeded('again');
  for (let count = 0; count < 300; count++) {
    const state = stateOf(all);
    if (state.phase === 'over') break;
    await all.act(actor(state), anyAction(state, random));
  }
  const entries = readLog('table', all.log.entries('table'));
  const [once, twice] = [tableFrom(entries).sitting, tableFrom(entries).sitting];
  expect(twice.state).toEqual(once.state);
  await expectSameAgain(all);
});
