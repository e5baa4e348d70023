import { readFileSync } from 'node:fs';
import { seatingFor, termsFor } from '@hand-and-foot/engine';
import { knownRuleSet } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { botNamed, loadNet, playGame, seatBots, stopAt, type Played } from './index.ts';
import { brain } from './brain.ts';
import { waitingFor } from './learned.ts';
import { EXPERT } from './levels.ts';
import { valueBy } from './net/net.ts';
import { RANK_INPUTS } from './net/ranks.ts';
import { TABLE_INPUTS } from './net/table.ts';
import type { MakeBot } from './bot.ts';

await loadNet();

const expert = botNamed('expert')!;

function roundOf(
  id: string,
  players: number,
  make: MakeBot,
  piles = [3, 11],
): Played | Promise<Played> {
  const { rules } = knownRuleSet(id)!;
  const gameEnd = { after: 'rounds', rounds: 1 } as const;
  const seating = seatingFor(rules, players, players > 3)!;
  const terms = termsFor({ ...rules, piles, gameEnd }, { players, seating });
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

  test.each([
    ['a bonus of 2,500 for wild books', 'pierson', undefined],
    ['a foot of three cards', 'house', [4, 3]],
  ])('plays by hand under rules unlike those it learned: %s', (_, id, piles) => {
    expect(roundOf(id, 4, expert, piles)).toEqual(roundOf(id, 4, brain(EXPERT), piles));
  });

  test('gives no reasons before the net is there', () => {
    const bot = waitingFor(() => new Promise(() => undefined));
    const seen = { view: {} as never, legal: [], since: [] };
    expect(() => bot.advise!(seen)).toThrow('load the net');
  });
});

test('the net adds and multiplies in one order, so its values are the same on every device', async () => {
  const spread = (length: number): Float32Array =>
    Float32Array.from({ length }, (_, at) => ((at * 7) % 11) / 8);
  const [ranks, table] = [spread(13 * RANK_INPUTS), spread(TABLE_INPUTS)];
  expect(valueBy(await loadNet(), { made: 0, ranks, table })).toBe(-1232.9468424710935);
});

test('the net is small enough to be sent when somebody first needs it', () => {
  expect(readFileSync(new URL('net/stored.ts', import.meta.url)).length).toBeLessThan(250_000);
});
