import { botNamed, playGame, seatBots } from '@hand-and-foot/bots';
import { positionOf, termsFor, type Rules, type Seating } from '@hand-and-foot/engine';
import { checkRules, ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { isWhole } from './recount.ts';

const house = ruleSetById('house')!.rules;

test.each<[number, Seating, number]>([
  [9, 'alone', 9],
  [12, 'teams3', 3],
  [16, 'teams2', 2],
  [16, 'pairs', 8],
])('bots play a whole round with %i players, %s', (players, seating, sides) => {
  const rules: Rules = {
    ...house,
    decks: { [players]: players + 1 },
    seating: { [players]: [seating] },
    gameEnd: { after: 'rounds', rounds: 1 },
  };
  expect(checkRules(rules)).toEqual([]);
  const terms = termsFor(rules, { players });
  expect(terms.sides).toBe(sides);
  const seen = new Set<number>();
  let ended = false;
  const played = playGame({
    terms,
    bots: seatBots(terms, [botNamed('novice')!], 'crowd'),
    seed: 'crowd',
    record: {
      dealt: () => undefined,
      acted: (_before, seat) => seen.add(seat),
      roundEnded: (state) => {
        ended = true;
        expect(isWhole(terms, positionOf(state))).toBe(true);
      },
    },
  });
  expect(played).not.toMatchObject({ unfinished: true });
  expect(ended).toBe(true);
  expect(seen.size).toBe(players);
});
