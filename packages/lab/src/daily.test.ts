import { botNamed, loadNet, newGame, seatBots } from '@hand-and-foot/bots';
import { actor, copyState, positionOf, seeded, startGame } from '@hand-and-foot/engine';
import { knownRuleSet, ruleSets } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { dailyDeal, dealOut, isDate, parOf, scorerOf } from './daily.ts';

await loadNet();

const dealOf = (date: string, id: string) => dailyDeal(date, knownRuleSet(id)!);

/** The first random numbers of the deal, from which every card follows. */
function numbersOf(seed: string): number[] {
  const random = seeded(`${seed}/1`);
  return Array.from({ length: 5 }, () => random.below(1000));
}

test.each([
  ['2026-11-18', 'house', [180, 271, 381, 34, 781]],
  ['2028-02-29', 'six-deck', [152, 855, 221, 182, 447]],
  ['2099-12-31', 'lords-and-ladies', [750, 89, 351, 243, 453]],
] as const)('the deal of %s by %s never changes', (date, id, numbers) => {
  const { seed } = dealOf(date, id);
  expect(seed).toBe(`daily 1/${date}/${id}`);
  expect(numbersOf(seed)).toEqual(numbers);
});

test.each(['lords-and-ladies', 'house'])(
  '%s: once the cards are dealt, the bots do nothing by chance',
  (id) => {
    const deal = dealOf('2044-02-29', id);
    const { begun } = dealOut(deal);
    const bots = deal.bots.map((bot) => botNamed(bot ?? 'sharp')!);
    const played = ['one', 'other'].map((seed) => {
      const { state } = begun;
      const game = newGame(
        { terms: deal.terms, bots: seatBots(deal.terms, bots, seed), seed },
        { state: copyState(state), events: begun.events },
      );
      while (game.state.phase !== 'over') void game.letBotAct();
      return positionOf(game.state);
    });
    expect(played[0]).toEqual(played[1]);
  },
);

test('other days and other rules have other cards', () => {
  const cards = ['2026-11-18', '2026-11-19'].flatMap((date) =>
    ['six-deck', 'closed-books'].map((id) => {
      const { terms, seed } = dealOf(date, id);
      return JSON.stringify(positionOf(startGame(terms, seeded(`${seed}/1`)).state));
    }),
  );
  expect(new Set(cards).size).toBe(4);
});

test.each(ruleSets.map(({ id }) => id))('%s: one round with you and bots, and a par', (id) => {
  const deal = dealOf('2030-06-15', id);
  expect(deal.bots).toHaveLength(deal.terms.players);
  expect(deal.bots.map((bot) => bot === undefined)).toEqual(
    deal.bots.map((_, seat) => seat === deal.you),
  );
  expect(deal.terms.rules.gameEnd).toEqual({ after: 'rounds', rounds: 1 });
  const { state } = startGame(deal.terms, seeded(`${deal.seed}/1`));
  expect(actor(state)).toBeLessThan(deal.terms.players);
  expect(scorerOf(deal)).toBe(0);
  const par = parOf(deal);
  expect(Number.isFinite(par)).toBe(true);
  expect(parOf(dealOf('2030-06-15', id))).toBe(par);
});

test.each([
  ['2026-11-18', true],
  ['2028-02-29', true],
  ['2000-02-29', true],
  ['2099-12-31', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-04-31', false],
  ['2026-4-3', false],
  ['18.11.2026', false],
  ['', false],
])('%s is a date: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});
