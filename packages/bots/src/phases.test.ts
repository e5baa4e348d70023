import { termsFor, type Rules } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, it } from 'vitest';
import { YARDSTICK_EXPERT } from './yardstick.ts';
import { phasesFor, type Phases } from './phases.ts';
import { WEIGHTS } from './weights.ts';

const closing = ruleSetById('closed-books')!.rules;

function firstUnder(rules: Rules, players = 2): Phases {
  const terms = termsFor(rules, { players, seating: players === 4 ? 'pairs' : 'alone' });
  return phasesFor(YARDSTICK_EXPERT, terms);
}

it('counts what it holds for more while it plays its hand', () => {
  const terms = termsFor(closing, { players: 4, seating: 'pairs' });
  const { hand, foot } = phasesFor({ weights: WEIGHTS, inHand: { natural: 3 } }, terms);
  expect(hand.natural).toBe(3 * WEIGHTS.natural);
  expect(foot).toEqual(WEIGHTS);
});

it('lets expert-1 be patient alone where melds fill up, and nowhere else', () => {
  expect(firstUnder(closing).foot).toMatchObject({ keeps: 13, tempo: 0 });
  expect(firstUnder(closing, 4).foot).toMatchObject({ keeps: 0, tempo: 35 });
  expect(firstUnder({ ...closing, bookGrows: 'byAny' }).foot.keeps).toBe(0);
  expect(firstUnder({ ...closing, emptyStock: 'reshuffle' }).foot.keeps).toBe(0);
});
