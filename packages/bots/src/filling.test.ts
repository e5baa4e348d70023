import { termsFor, type Rules } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, it } from 'vitest';
import { suited } from './filling.ts';
import { EXPERT, SHARP, STEADY } from './levels.ts';
import { WEIGHTS } from './weights.ts';

const closing = ruleSetById('closed-books')!.rules;

function tempoUnder(rules: Rules, players = 4): number {
  const terms = termsFor(rules, { players, seating: players === 4 ? 'pairs' : 'alone' });
  const instead = { hasty: { tempo: 100 }, patient: { tempo: -100 } };
  return suited({ ...WEIGHTS, tempo: 0 }, instead, terms).tempo;
}

it('hurries where melds fill up before the stock is gone', () => {
  expect(tempoUnder(closing)).toBe(100);
});

it('hurries less the more a book takes', () => {
  expect(tempoUnder({ ...closing, bookSize: 12 })).toBeCloseTo((100 * 10) / 12);
});

it('takes its time where books grow or the stock is made anew', () => {
  expect(tempoUnder({ ...closing, bookGrows: 'byAny' })).toBe(0);
  expect(tempoUnder({ ...closing, emptyStock: 'reshuffle' })).toBe(0);
});

it('is patient where everybody plays alone, and books close all the same', () => {
  expect(tempoUnder(closing, 2)).toBeLessThan(0);
  expect(tempoUnder({ ...closing, bookGrows: 'byAny' }, 2)).toBe(0);
});

it('lets the best hold on to cards alone as the levels below do', () => {
  for (const level of [EXPERT, SHARP]) {
    const terms = termsFor({ ...closing, bookSize: 3 }, { players: 2, seating: 'alone' });
    expect(suited(level.weights, level, terms).keeps).toBe(STEADY.weights.keeps);
  }
});
