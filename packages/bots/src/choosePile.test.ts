import {
  cardNamed,
  seeded,
  startGame,
  termsFor,
  viewFor,
  type Action,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { botNamed } from './bots.ts';

const terms = termsFor(ruleSetById('lords-and-ladies')!.rules, { players: 2 });
const legal: Action[] = [0, 1].map((stack) => ({ do: 'chooseHand', stack }));

test.each([
  ['5', '6', 0, { why: 'anyStack' }],
  ['6', 'lord', 1, { why: 'dearBottom', card: cardNamed(terms.pack, 'lord') }],
])('of piles with %s and %s at the bottom, pile %i is the hand', (one, other, stack, reason) => {
  const { state } = startGame(terms, seeded('two piles'));
  const bottoms = [one, other].map((face) => cardNamed(terms.pack, face)!);
  const bot = botNamed('steady')!(terms, 0, seeded('a bot'));
  const decision = bot.advise!({ view: { ...viewFor(state, 0), bottoms }, legal, since: [] });
  expect(decision).toEqual({ action: legal[stack], reason });
});
