import { termsFor, type Rules } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { botNamed, loadNet, playGame, seatBots, stopAt } from './index.ts';

await loadNet();

test('where the first laying needs no points everybody still knows what cards are worth', () => {
  const rules: Rules = {
    ...ruleSetById('house')!.rules,
    opening: { by: 'round', points: [0] },
    piles: [5, 5],
    bookSize: 4,
    booksNeeded: [],
    gameEnd: { after: 'rounds', rounds: 1 },
  };
  const terms = termsFor(rules, { players: 2 });
  const bots = seatBots(terms, [botNamed('expert')!], 'no opening');
  expect(playGame({ terms, bots, seed: 'no opening', onBadAnswer: stopAt })).toMatchObject({
    endedBy: { goingOut: 1 },
  });
});
