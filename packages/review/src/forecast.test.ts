import { botNamed, newGame, seatBots } from '@hand-and-foot/bots';
import {
  copyState,
  determinize,
  scoreRound,
  seeded,
  termsFor,
  viewFor,
} from '@hand-and-foot/engine';
import { ruleSets } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { exponential } from './exponential.ts';
import { FEATURES } from './features.ts';
import { forecast, forecastFor } from './forecast.ts';
import { POINTS } from './weights.ts';

function gameOf(rules: (typeof ruleSets)[number]['rules'], actions: number) {
  const terms = termsFor(rules, { players: 4 });
  const game = newGame({ terms, bots: seatBots(terms, [botNamed('steady')!], 'f'), seed: 'f' });
  while (game.actions < actions && game.state.phase !== 'over') void game.letBotAct();
  return game;
}

test('has one weight for each number it weighs', () => {
  expect(POINTS).toHaveLength(FEATURES);
  expect(POINTS.every(Number.isFinite)).toBe(true);
});

test('raises e as Math.exp does', () => {
  for (const number of [0, -0.1, -1, -7.5, -39]) {
    expect(exponential(number) / Math.exp(number)).toBeCloseTo(1, 10);
  }
  expect(exponential(-41)).toBe(0);
});

describe.each(ruleSets.map(({ id, rules }) => ({ id, rules })))('$id', ({ rules }) => {
  test('chances add up to one', () => {
    const { win, points } = forecast(gameOf(rules, 60).state);
    expect(win.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(points.every(Number.isFinite)).toBe(true);
  });

  test('a seat’s forecast depends on nothing it can’t see', () => {
    const { state } = gameOf(rules, 60);
    const view = viewFor(state, 1);
    const twin = determinize(state.terms, view, seeded('twin'));
    expect(forecast(twin)).not.toEqual(forecast(state));
    expect(forecastFor(state.terms, viewFor(twin, 1))).toEqual(forecastFor(state.terms, view));
  });

  test('a finished round is forecast as it was scored', () => {
    const { state } = gameOf(rules, Infinity);
    expect(forecast(copyState(state)).points).toEqual(scoreRound(state).map(({ total }) => total));
  });
});
