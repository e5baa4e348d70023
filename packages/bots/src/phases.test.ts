import { termsFor, type Rules } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, it } from 'vitest';
import { phasesFor, type Phases } from './phases.ts';
import { WEIGHTS } from './weights.ts';

const closing = ruleSetById('closed-books')!.rules;

function phasesUnder(rules: Rules, players = 4): Phases {
  const terms = termsFor(rules, { players, seating: players === 4 ? 'pairs' : 'alone' });
  const weights = { ...WEIGHTS, tempo: 0, natural: 1 };
  return phasesFor({ weights, patient: { tempo: 100 }, inHand: { natural: 3 } }, terms);
}

it('is patient where melds fill up before the stock is gone, and half as much with a partner', () => {
  expect(phasesUnder(closing, 2).foot.tempo).toBe(100);
  expect(phasesUnder(closing).foot.tempo).toBe(50);
});

it('is the less patient the more a book takes', () => {
  expect(phasesUnder({ ...closing, bookSize: 12 }).foot.tempo).toBeCloseTo((50 * 10) / 12);
});

it('is not patient where books grow or the stock is made anew', () => {
  expect(phasesUnder({ ...closing, bookGrows: 'byAny' }).foot.tempo).toBe(0);
  expect(phasesUnder({ ...closing, emptyStock: 'reshuffle' }).foot.tempo).toBe(0);
});

it('counts what it holds for more while it plays its hand, unless melds fill up', () => {
  const growing = phasesUnder({ ...closing, bookGrows: 'byAny' });
  expect(growing.hand.natural).toBe(3);
  expect(growing.foot.natural).toBe(1);
  expect(phasesUnder(closing).hand.natural).toBe(1);
});
