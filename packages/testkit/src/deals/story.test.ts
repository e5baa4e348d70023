import { actor, copyState, legalActions, play, positionOf } from '@hand-and-foot/engine';
import { hashOf } from '@hand-and-foot/fair';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { readLog, storyOf, tableFrom, type StoryLine } from '@hand-and-foot/table';
import { expect, test } from 'vitest';
import { party, people } from '../party.ts';
import { fromKey, keyOf } from './outsideChance.ts';
import { outsideDeal } from './outsideDeal.ts';

const doors = { table: 'kitchen', host: '', invite: '', watch: '', secret: hashOf('first') };
const isOf = <Name extends StoryLine['entry']>(name: Name) => {
  return (entry: StoryLine): entry is Extract<StoryLine, { entry: Name }> => entry.entry === name;
};

test('the story of a shared table gives all that the page on dealing asks for', async () => {
  const { story, hands } = await playedRound();
  const opened = story.find(isOf('opened'))!;
  const dealt = story.find(isOf('dealt'))!;
  const seeds = people.map(() => '');
  for (const { seat, seed } of story.filter(isOf('mixed'))) seeds[seat] = seed;
  const { table, secret } = opened.doors!;
  expect(keyOf({ table, round: 1, seeds, secret })).toBe(dealt.seed);
  const { rules } = ruleSetById('closed-books')!;
  const wish = { rules, players: people.length, round: 1, depths: [], stacks: [] };
  expect(outsideDeal(wish, fromKey(dealt.seed)).piles.map(([hand]) => hand)).toEqual(hands);
});

/** A round of four people, one of whom changes their seed, with the hands it began with. */
async function playedRound(): Promise<{ story: StoryLine[]; hands: string[][] }> {
  const entropy = { seed: () => hashOf('next') };
  const all = await party({ rules: 'closed-books', seats: people, doors, ports: { entropy } });
  const tableNow = () => tableFrom(readLog('table', all.log.entries('table'))).sitting;
  await all.ask(1, { do: 'mix', seed: hashOf('mine') });
  await all.ask(3, { do: 'mix', seed: hashOf('a first thought') });
  await all.ask(3, { do: 'mix', seed: hashOf('yours') });
  await all.ask('host', { do: 'deal' });
  const { faces } = tableNow().terms.pack;
  const hands = positionOf(tableNow().state!).hands.map((hand) => hand.map((card) => faces[card]!));
  const state = copyState(tableNow().state!);
  while (state.phase !== 'over') {
    const seat = actor(state);
    const action = legalActions(state).at(-1)!;
    play(state, seat, action);
    await all.act(seat, action);
  }
  return { story: storyOf(readLog('table', all.log.entries('table'))), hands };
}
