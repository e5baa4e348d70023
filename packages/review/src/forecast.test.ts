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
import { forecast } from './forecast.ts';
import { forecastFor } from './forecastFor.ts';
import { NET_SIZE } from './net.ts';
import { NET, WIN } from './weights.ts';
import { chancesOf } from './win.ts';

function gameOf(rules: (typeof ruleSets)[number]['rules'], actions: number) {
  const terms = termsFor(rules, { players: 4 });
  const game = newGame({ terms, bots: seatBots(terms, [botNamed('steady')!], 'f'), seed: 'f' });
  while (game.actions < actions && game.state.phase !== 'over') void game.letBotAct();
  return game;
}

test('has one weight for each place of the net', () => {
  expect(NET).toHaveLength(NET_SIZE);
  expect(NET.every(Number.isFinite)).toBe(true);
});

test('tells even chances apart as little as normal ones', () => {
  const even = { points: 1, variance: 0.5 };
  expect(chancesOf([even, even], 1, WIN)[0]).toBeCloseTo(0.5, 10);
  // One spread of the difference ahead wins 84 times in 100.
  const ahead = { points: Math.SQRT2, variance: 1 };
  const drift = { now: 1, round: 0 };
  expect(chancesOf([ahead, { points: 0, variance: 1 }], 0, drift)[0]).toBeCloseTo(0.841, 1);
});

describe.each(ruleSets.map(({ id, rules }) => ({ id, rules })))('$id', ({ rules }) => {
  test('chances add up to one', () => {
    const { win, winRound, points } = forecast(gameOf(rules, 60).state);
    for (const chances of [win, winRound])
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
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
    const { points, winRound } = forecast(copyState(state));
    expect(points).toEqual(scoreRound(state).map(({ total }) => total));
    expect(winRound).toEqual(points.map((each) => (each === Math.max(...points) ? 1 : 0)));
  });
});
