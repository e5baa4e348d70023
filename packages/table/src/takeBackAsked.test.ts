import { legalActions, type Action } from '@hand-and-foot/engine';
import { follow, followFrom, type Following, type FromTable } from '@hand-and-foot/protocol';
import {
  bot,
  invited,
  known,
  seatedParty,
  sharedParty,
  stateOf,
  type Party,
} from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { mirrorTable } from './mirror.ts';
import { readLog } from './readLog.ts';
import { shufflesIn, storyOf } from './story.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'] as const;
const TAKE_BACK = { do: 'takeBack' } as const;
const YES = { do: 'answerTakeBack', yes: true } as const;
const NO = { do: 'answerTakeBack', yes: false } as const;
const PATIENCE = 20_000;

const done = expect.objectContaining({ ok: true }) as unknown;
const no = (why: string): unknown =>
  expect.objectContaining({ ok: false, refusal: expect.objectContaining({ why }) as unknown });

const discards = (all: Party): Action[] =>
  legalActions(stateOf(all)).filter(({ do: what }) => what === 'discard');

interface Talk {
  readonly all: Party;
  /** The one who has just discarded, and the others in the order of play. */
  readonly who: readonly [string, string, string, string];
  readonly seat: number;
}

/** Four people, one of whom has drawn and discarded. */
async function discarded(begin = seatedParty): Promise<Talk> {
  const all = await begin();
  await all.ask(known('Ada'), { do: 'deal' });
  const seat = stateOf(all).turn;
  const who = [0, 1, 2, 3].map((at) => NAMES[(seat + at) % 4]!) as unknown as Talk['who'];
  await all.ask(known(who[0]), { do: 'act', action: { do: 'draw' } });
  await all.ask(known(who[0]), { do: 'act', action: discards(all)[0]! });
  return { all, who, seat };
}

const requestIn = ({ told }: Party): unknown => follows(told.at(-1)!).shared?.takeBack;

function follows(messages: readonly FromTable[]): Following {
  let now: Following | undefined;
  for (const message of messages) {
    if (message.is === 'snapshot') now = followFrom(message);
    else if (now && 'seq' in message && message.is !== 'answer') {
      const next = follow(now, message);
      if (next === 'gap') throw new Error('there is a gap');
      now = next;
    }
  }
  return now!;
}

describe('at a shared table', () => {
  test('everybody is asked, everybody sees who said what, and the last yes does it', async () => {
    const { all, who, seat } = await discarded();
    const [ada, ben, cleo, dora] = who;
    const [first, second] = [(seat + 1) % 4, (seat + 2) % 4];
    expect(await all.ask(known(ada), TAKE_BACK)).toEqual(done);
    expect(stateOf(all).turn).toBe(first);
    expect(requestIn(all)).toEqual({ seat, yes: [] });
    expect(await all.ask(known(ada), YES)).toEqual(no('notAskedBack'));
    expect(await all.ask(known(ada), TAKE_BACK)).toEqual(no('nothingToTakeBack'));
    expect(await all.ask(known(ben), YES)).toEqual(done);
    expect(await all.ask(known(ben), YES)).toEqual(no('notAskedBack'));
    expect(await all.ask(known(cleo), YES)).toEqual(done);
    expect(requestIn(all)).toEqual({ seat, yes: [first, second] });
    expect(stateOf(all).turn).toBe(first);
    expect(await all.ask(known(dora), YES)).toEqual(done);
    expect(stateOf(all).turn).toBe(seat);
    expect(requestIn(all)).toBeUndefined();
    expect(await all.ask(known(ada), { do: 'act', action: discards(all)[1]! })).toEqual(done);
    expect(all.faults).toEqual([]);
  });

  test('a no ends it, says whose it was, and the step isn’t asked for again', async () => {
    const { all, who, seat } = await discarded();
    const [ada, ben, cleo] = who;
    await all.ask(known(ada), TAKE_BACK);
    await all.ask(known(ben), YES);
    expect(await all.ask(known(cleo), NO)).toEqual(done);
    const told = { seat, yes: [(seat + 1) % 4], no: (seat + 2) % 4 };
    expect(requestIn(all)).toEqual(told);
    expect(await all.ask(known(ada), TAKE_BACK)).toEqual(no('nothingToTakeBack'));
    const again = await all.again();
    expect(requestIn(again)).toEqual(told);
    await again.ask(known(ben), { do: 'act', action: { do: 'draw' } }, { id: 'draw' });
    expect(requestIn(again)).toBeUndefined();
  });

  test('the asker can drop it, and then nobody is asked anymore', async () => {
    const { all, who, seat } = await discarded();
    const [ada, ben] = who;
    await all.ask(known(ada), TAKE_BACK);
    expect(await all.ask(known(ada), NO)).toEqual(done);
    expect(requestIn(all)).toEqual({ seat, yes: [], no: seat });
    expect(await all.ask(known(ben), YES)).toEqual(no('notAskedBack'));
    expect(await all.ask(known(ada), NO)).toEqual(no('notAskedBack'));
  });

  test('somebody who plays on has answered: a hidden card was shown', async () => {
    const { all, who } = await discarded();
    const [ada, ben, cleo] = who;
    await all.ask(known(ada), TAKE_BACK);
    expect(await all.ask(known(ben), { do: 'act', action: { do: 'draw' } })).toEqual(done);
    expect(requestIn(all)).toBeUndefined();
    expect(await all.ask(known(cleo), YES)).toEqual(no('notAskedBack'));
    expect(await all.ask(known(ada), TAKE_BACK)).toEqual(no('nothingToTakeBack'));
  });

  test('silence of people who are away is a yes after a while', async () => {
    const { all, who, seat } = await discarded();
    all.table.present(new Set([seat, (seat + 1) % 4]));
    await all.ask(known(who[0]), TAKE_BACK);
    await all.ask(known(who[1]), YES);
    await all.clock.pass(PATIENCE - 1);
    expect(stateOf(all).turn).not.toBe(seat);
    await all.clock.pass(1);
    expect(stateOf(all).turn).toBe(seat);
  });

  test('silence of people who are there is a no after a while', async () => {
    const { all, who, seat } = await discarded();
    all.table.present(new Set([0, 1, 2, 3]));
    await all.ask(known(who[0]), TAKE_BACK);
    await all.ask(known(who[1]), YES);
    await all.ask(known(who[0]), { do: 'say', text: 'Please!' });
    await all.clock.pass(PATIENCE);
    expect(requestIn(all)).toEqual({
      seat,
      yes: [(seat + 1) % 4],
      no: expect.any(Number) as number,
    });
    expect(stateOf(all).turn).not.toBe(seat);
  });

  test('a restart loses neither the question nor the answers, and answers count once', async () => {
    const { all, who, seat } = await discarded();
    await all.ask(known(who[0]), TAKE_BACK);
    const yes = { id: 'yes', expects: all.seq, ask: YES };
    const answer = (await all.send(known(who[1]), yes)).answer;
    const later = await all.again();
    expect((await later.send(known(who[1]), yes)).answer).toEqual(answer);
    expect(requestIn(later)).toEqual({ seat, yes: [(seat + 1) % 4] });
    await later.ask(known(who[2]), YES, { id: 'second' });
    await later.ask(known(who[3]), YES, { id: 'third' });
    expect(stateOf(later).turn).toBe(seat);
  });

  test('an answer to an earlier question is stale', async () => {
    const { all, who } = await discarded();
    await all.ask(known(who[0]), TAKE_BACK);
    const early = { id: 'early', expects: all.seq - 1, ask: YES };
    expect((await all.send(known(who[1]), early)).answer).toEqual(no('stale'));
  });

  test('bots agree, and wait until people have answered', async () => {
    const seats = [{ is: 'nobody' }, bot('West'), { is: 'nobody' }, bot('East')] as const;
    const all = await sharedParty({ seats });
    for (const [seat, name] of [[0, 'Ada'] as const, [2, 'Cleo'] as const])
      await all.ask(invited(name), { do: 'sit', seat, name });
    await all.ask(known('Ada'), { do: 'deal' });
    while (![0, 2].includes(stateOf(all).turn)) await all.clock.pass(400);
    const seat = stateOf(all).turn;
    const [asks, other] = seat === 0 ? (['Ada', 'Cleo'] as const) : (['Cleo', 'Ada'] as const);
    await all.ask(known(asks), { do: 'act', action: { do: 'draw' } });
    await all.ask(known(asks), { do: 'act', action: discards(all)[0]! });
    await all.ask(known(asks), TAKE_BACK);
    const { seq } = all;
    all.table.present(new Set([0, 2]));
    await all.clock.pass(PATIENCE - 1);
    expect(all.seq).toBe(seq);
    expect(await all.ask(known(other), YES)).toEqual(done);
    expect(stateOf(all).turn).toBe(seat);
  });

  test('mirrors tell the same, and the story that anyone can check has none of it', async () => {
    const { all, who } = await discarded();
    const mirror = (await mirrorTable('table', { log: all.log, clock: all.clock }))!;
    const elsewhere: FromTable[] = [];
    mirror.watch(undefined, (message) => elsewhere.push(message));
    await all.ask(known(who[0]), TAKE_BACK);
    for (const name of who.slice(1)) await all.ask(known(name), YES);
    await mirror.catchUp();
    const { shared: here, ...table } = follows(all.told.at(-1)!);
    const { shared: there, ...same } = follows(elsewhere);
    expect(same).toEqual(table);
    expect(there?.takeBack).toEqual(here?.takeBack);
    const story = storyOf(readLog('table', all.log.entries('table')));
    expect(shufflesIn(story)).toEqual([]);
    expect(story.map(({ seq }) => seq)).toEqual(story.map((_, at) => at + 1));
  });
});
