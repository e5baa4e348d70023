import { actor, legalActions } from '@hand-and-foot/engine';
import { hashOf } from '@hand-and-foot/fair';
import { readLog, storyOf, tableFrom } from '@hand-and-foot/table';
import { party, people } from '@hand-and-foot/testkit';
import { beforeAll, expect, test } from 'vitest';
import type { Remembered } from '../shared/memory.ts';
import { findingsIn, isFine } from './findings.ts';

const mine = hashOf('mine');
const nothing: Remembered = { pledges: {}, seeds: {}, read: 0, at: 0 };
let story: string;
let pledge: string;

beforeAll(async () => {
  let secrets = 0;
  const doors = { table: 'table', host: '', invite: '', watch: '', secret: hashOf('first') };
  const entropy = { seed: () => hashOf(`secret ${++secrets}`) };
  const all = await party({ rules: 'closed-books', seats: people, doors, ports: { entropy } });
  const entries = () => readLog('table', all.log.entries('table'));
  await all.ask(1, { do: 'mix', seed: mine });
  await all.ask('host', { do: 'deal' });
  // Already for the next round, which must stay secret.
  await all.ask(1, { do: 'mix', seed: hashOf('mine too') });
  for (;;) {
    const { state } = tableFrom(entries()).sitting;
    if (state!.phase === 'over') break;
    await all.act(actor(state!), legalActions(state!).at(-1)!);
  }
  pledge = tableFrom(entries()).sitting.sharing!.mixings[0]!.pledge;
  story = storyOf(entries())
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('');
});

test('a shuffle that this browser saw pledged and mixed is fine', () => {
  const { rounds, follows } = findingsIn('table', story, {
    ...nothing,
    pledges: { 1: pledge },
    seeds: { 1: mine },
  });
  expect(follows).toBe(true);
  expect(rounds).toMatchObject([{ kept: true, pledge: 'seen', seeds: 1, own: 'there' }]);
  expect(rounds.every(isFine)).toBe(true);
});

test('people who were not there are told so, and that it fits anyway', () => {
  const { rounds } = findingsIn('table', story, nothing);
  expect(rounds).toMatchObject([{ pledge: 'unseen', own: 'unknown' }]);
  expect(rounds.every(isFine)).toBe(true);
});

test('another pledge than the one that was seen is found out, and so is a seed left out', () => {
  const [changed] = findingsIn('table', story, { ...nothing, pledges: { 1: mine } }).rounds;
  expect(changed).toMatchObject({ pledge: 'changed' });
  const [missing] = findingsIn('table', story, { ...nothing, seeds: { 1: pledge } }).rounds;
  expect(missing).toMatchObject({ own: 'missing' });
  expect([changed!, missing!].some(isFine)).toBe(false);
});

test('cards that do not follow are found out, and so is the story of another table', () => {
  expect(findingsIn('table', story.replace(mine, pledge), nothing).follows).toBe(false);
  expect(findingsIn('another', story, nothing).follows).toBe(false);
});
