import { seatingFor, termsFor } from '@hand-and-foot/engine';
import { knownRuleSet } from '@hand-and-foot/rulesets';
import { expect, it } from 'vitest';
import { botNamed, playGame, seatBots, stopAt } from './index.ts';

// Rounds as it played them when it was the strongest.
it.each([
  ['house', 4, 171, [1610, 2335]],
  ['closed-books', 2, 178, [1715, 2620]],
  ['pennies', 6, 276, [6635, 6230]],
])('expert-1 plays small hands as ever: %s with %i players', (id, players, actions, totals) => {
  const { rules } = knownRuleSet(id)!;
  const gameEnd = { after: 'rounds', rounds: 1 } as const;
  const seating = seatingFor(rules, players, true);
  const terms = termsFor({ ...rules, piles: [4, 3], gameEnd }, { players, seating });
  const bots = seatBots(terms, [botNamed('expert-1')!], 'hash');
  const played = playGame({ terms, bots, seed: 'hash', onBadAnswer: stopAt });
  expect(played).toMatchObject({ actions, totals });
});
