import { readFileSync } from 'node:fs';
import { seatingFor, termsFor, type Rules } from '@hand-and-foot/engine';
import { knownRuleSet } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { botNamed, loadNet, playGame, seatBots, stopAt, type Played } from './index.ts';
import { brain } from './brain.ts';
import { waitingFor } from './learned.ts';
import { LEARNER } from './learner.ts';
import { EXPERT } from './levels.ts';
import { likingOf } from './net/net.ts';
import { PLAN_INPUTS } from './net/plan.ts';
import { RANK_INPUTS } from './net/ranks.ts';
import { TABLE_INPUTS } from './net/table.ts';
import type { MakeBot } from './bot.ts';

await loadNet();

const expert = botNamed('expert')!;

function roundOf(
  id: string,
  players: number,
  make: MakeBot,
  changes: Partial<Rules> = {},
): Played | Promise<Played> {
  const { rules } = knownRuleSet(id)!;
  const gameEnd = { after: 'rounds', rounds: 1 } as const;
  const seating = seatingFor(rules, players, players > 3)!;
  const terms = termsFor({ ...rules, piles: [3, 11], ...changes, gameEnd }, { players, seating });
  const bots = seatBots(terms, [make], 'learned');
  return playGame({ terms, bots, seed: 'learned', onBadAnswer: stopAt });
}

describe('expert with its net', () => {
  test.each([
    ['house', 4],
    ['closed-books', 2],
    ['bicycle', 4],
  ])('plays the same game twice: %s with %i players', (id, players) => {
    expect(roundOf(id, players, expert)).toEqual(roundOf(id, players, expert));
  });

  test('plays the same whether it waits for the net or has it', async () => {
    const waits: MakeBot = (...seat) => waitingFor(() => Promise.resolve(expert(...seat)));
    expect(await roundOf('house', 3, waits)).toEqual(roundOf('house', 3, expert));
  });

  test.each<[string, Partial<Rules>]>([
    ['a foot of three cards', { piles: [4, 3] }],
    ['the fewest points win', { counts: 'lowWins' }],
  ])('plays by hand under rules unlike those it learned: %s', (_, changes) => {
    expect(roundOf('house', 4, expert, changes)).toEqual(
      roundOf('house', 4, brain(EXPERT), changes),
    );
  });

  test('plays with its net under a published game with a bonus of 2,500 for wild books', () => {
    expect(roundOf('pierson', 4, expert)).not.toEqual(roundOf('pierson', 4, brain(EXPERT)));
  });

  test('gives no reasons before the net is there', () => {
    const bot = waitingFor(() => new Promise(() => undefined));
    const seen = { view: {} as never, legal: [], since: [] };
    expect(() => bot.advise!(seen)).toThrow('load the net');
  });
});

// The net learned how far to trust this player's values. Where these change, it has to be measured again.
test.each([
  ['house', [815, 3410]],
  ['closed-books', [3035, 1530]],
])('the player whose plans the net learned to pick plays as it did: %s', (id, totals) => {
  expect((roundOf(id, 4, brain(LEARNER), { piles: [11, 11] }) as Played).totals).toEqual(totals);
});

describe('the net', () => {
  const spread = (length: number, from: number): Float32Array =>
    Float32Array.from({ length }, (_, at) => ((at * 7 + from) % 11) / 8);
  const inputs = (from: number) => ({
    made: 0,
    ranks: spread(13 * RANK_INPUTS, from),
    table: spread(TABLE_INPUTS, from),
    plan: spread(PLAN_INPUTS, from),
  });

  test('adds and multiplies in one order, so it likes a plan just as much on every device', async () => {
    const net = await loadNet();
    expect([likingOf(net, inputs(0), true), likingOf(net, inputs(3), false)]).toEqual([
      407.8397185471122, 347.16823549150075,
    ]);
  });

  test('likes a plan as much after others as alone, but for rounding', async () => {
    const net = await loadNet();
    likingOf(net, inputs(0), true);
    const after = likingOf(net, inputs(3), false);
    expect(likingOf(net, inputs(3), true)).toBeCloseTo(after, 6);
  });
});

test('the net is small enough to be sent when somebody first needs it', () => {
  expect(readFileSync(new URL('net/stored.ts', import.meta.url)).length).toBeLessThan(250_000);
});
