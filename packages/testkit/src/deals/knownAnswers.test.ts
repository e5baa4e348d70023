import { seeded, startGame, termsFor, type State, type Terms } from '@hand-and-foot/engine';
import { keyedRandom, pledgeFor, shuffleKey } from '@hand-and-foot/fair';
import { ruleSetById, ruleSets } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { engineDeal } from './engineDeal.ts';
import { knownAnswer, dealKnobs, knownAnswers, type KnownDeal } from './knownAnswers.ts';
import { fromKey, fromSeed, keyOf } from './outsideChance.ts';
import { outsideDeal } from './outsideDeal.ts';

const named = knownAnswers.deals.map((deal) => ({
  deal,
  name: `${deal.rules}, ${deal.players} players, round ${deal.round}, ${deal.shuffle ? 'shared' : 'from a seed'}`,
}));

test('docs/deals.json has the knobs of every rule set, and a deal under each', () => {
  expect(knownAnswers.rules).toEqual(
    Object.fromEntries(ruleSets.map(({ id, rules }) => [id, dealKnobs(rules)])),
  );
  for (const { id } of ruleSets)
    for (const kind of ['seed', 'shuffle'] as const)
      expect(knownAnswers.deals.some((deal) => deal.rules === id && deal[kind])).toBe(true);
});

describe.each(named)('$name', ({ deal }) => {
  test('the page alone leads to it', () => {
    const { rules, players, round, firstStarter } = deal;
    const { depths = [], stacks = [] } = deal;
    const knobs = knownAnswers.rules[rules]!;
    const wish = { rules: knobs, players, round, depths, stacks, firstStarter };
    expect(knownAnswer(outsideDeal(wish, outsideStream(deal)))).toEqual(deal.answer);
  });

  test('the engine deals it', () => {
    const { depths = [], stacks = [], players } = deal;
    const terms = termsFor(ruleSetById(deal.rules)!.rules, { players });
    const random = deal.shuffle
      ? keyedRandom(shuffleKey({ ...deal.shuffle, round: deal.round }))
      : seeded(`${deal.seed!}/${deal.round}`);
    const { told } = engineDeal(terms, roundBefore(terms, deal), random, { depths, stacks });
    expect(knownAnswer(told)).toEqual(deal.answer);
  });
});

function outsideStream({ seed, shuffle, round }: KnownDeal): ReturnType<typeof fromSeed> {
  if (!shuffle) return fromSeed(`${seed!}/${round}`);
  expect(keyOf({ ...shuffle, round })).toBe(shuffle.key);
  expect(pledgeFor(shuffle.secret)).toBe(shuffle.pledge);
  return fromKey(shuffle.key);
}

/** Any state of the round before: the deal asks it only who started. */
function roundBefore(terms: Terms, { round, firstStarter }: KnownDeal): State | undefined {
  if (round === 1) return undefined;
  const { state } = startGame(terms, seeded('any'));
  state.round = round - 1;
  state.starter = (firstStarter! + round - 2) % terms.players;
  return state;
}
