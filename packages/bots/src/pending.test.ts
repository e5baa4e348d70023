import { termsFor, type Rules } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { botNamed, playGame, seatBots, stopAt } from './index.ts';

const house = ruleSetById('house')!.rules;

/** Fours and fives stay in the hand until their side has gone down, then go to the table and are replaced. */
const held: Rules = {
  ...house,
  roles: { ...house.roles, '4': 'laid', '5': 'laid', red3: 'laid' },
  laid: { from: 'opened' },
  gameEnd: { after: 'rounds', rounds: 1 },
};

test('a planned discard is forgotten when a card has come that must go first', async () => {
  const roles = { ...held.roles, '8': 'laid', T: 'laid' } as const;
  const first: Rules = {
    ...held,
    roles,
    opening: { by: 'round', points: [0] },
    discardFirst: ['2'],
  };
  const terms = termsFor(first, { players: 2 });
  for (const seed of ['5', '11', '27']) {
    const bots = seatBots(terms, [botNamed('steady')!], seed);
    const played = await playGame({ terms, bots, seed, onBadAnswer: stopAt });
    expect(played.unfinished).toBeFalsy();
  }
});

test('a planned step is forgotten when its cards have gone to the table', async () => {
  const terms = termsFor(held, { players: 2 });
  for (const seed of ['1', '2', '3', '4']) {
    const bots = seatBots(terms, [botNamed('steady')!], seed);
    const played = await playGame({ terms, bots, seed, onBadAnswer: stopAt });
    expect(played.unfinished).toBeFalsy();
  }
});
