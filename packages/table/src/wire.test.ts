import { viewFor } from '@hand-and-foot/engine';
import { follow, followFrom, type Following, type FromTable } from '@hand-and-foot/protocol';
import { bot, party } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

const seats = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => bot(name));

describe.each(['house', 'lords-and-ladies', 'six-deck', 'singles', 'closed-books'])(
  'a round of %s over the wire',
  (rules) => {
    const played = (async () => {
      const all = await party({ rules, seats, pace: 'quick' });
      await all.ask('host', { do: 'deal' });
      await all.clock.pass(10_000_000);
      return all;
    })();

    test('a client that is sent texts knows all that its seat may know', async () => {
      const all = await played;
      const { state } = tableFrom(readLog('table', all.log.entries('table'))).sitting;
      all.told.forEach((messages, place) => {
        const seat = place < 4 ? place : undefined;
        const known = sentTo(messages);
        expect(known.view).toEqual(viewFor(state!, seat));
        expect(known.rounds.length).toBe(1);
        expect(known.seq).toBe(all.seq);
      });
    });

    test('an action costs a client at most 200 bytes at the median', async ({ annotate }) => {
      const all = await played;
      const sizes = all.told
        .flatMap((messages) => messages.filter(({ is }) => is === 'happened'))
        .map((message) => Buffer.byteLength(JSON.stringify(message)))
        .sort((a, b) => a - b);
      const at = (share: number): number => sizes[Math.floor((sizes.length - 1) * share)]!;
      await annotate(`${rules}: median ${at(0.5)}, nine in ten ${at(0.9)}, largest ${at(1)} bytes`);
      expect(at(0.5)).toBeLessThanOrEqual(200);
    });
  },
);

test('news that come twice change nothing, and a gap is noticed', async () => {
  const all = await party({ rules: 'house', seats });
  await all.ask('host', { do: 'deal' });
  await all.clock.pass(5000);
  const [snapshot, ...news] = all.told[1]!;
  if (snapshot?.is !== 'snapshot') throw new Error('a snapshot comes first');
  const [first, second, third] = news;
  if (first?.is !== 'happened' || second?.is !== 'happened' || third?.is !== 'happened')
    throw new Error('then what happens');
  const begun = followFrom(snapshot);
  const known = follow(begun, first) as Following;
  expect(follow(known, first)).toBe(known);
  expect(follow(known, third)).toBe('gap');
  expect(follow(known, second)).toMatchObject({ seq: 3 });
});

function sentTo(messages: readonly FromTable[]): Following {
  const [first, ...rest] = JSON.parse(JSON.stringify(messages)) as FromTable[];
  if (first?.is !== 'snapshot') throw new Error('a snapshot comes first');
  return rest.reduce<Following>((known, message) => {
    if (message.is !== 'happened') return known;
    const next = follow(known, message);
    if (next === 'gap') throw new Error(`something is missing before ${message.seq}`);
    return next;
  }, followFrom(first));
}
