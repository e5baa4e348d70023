import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { termsFor } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { likingOf, PLAN_INPUTS, RANK_INPUTS, TABLE_INPUTS } from '@hand-and-foot/bots/parts';
import { afterAll, describe, expect, test } from 'vitest';
import { netIn } from './netFile.ts';
import { fileOf, LAYOUT, type DecisionRows } from './rows.ts';
import { playToLearn } from './selfplay.ts';
import { playTrial } from './trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-learn-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = fileURLToPath(new URL('../train/train.py', import.meta.url));
const pythons = ['python3', '/usr/bin/python3'];
const python = pythons.find((name) => spawnSync(name, ['-c', 'import torch, numpy']).status === 0);

const { rules } = ruleSetById('house')!;
const gameEnd = { after: 'rounds', rounds: 1 } as const;
const terms = termsFor({ ...rules, piles: [4, 3], gameEnd }, { players: 2, seating: 'alone' });
const table = { name: 'small', terms, share: 1, at: 0 };

const decisions = Array.from({ length: 4 }, (_, at) =>
  playToLearn({ terms, table: 0, seed: `course/${at}`, choices: 12 }),
).flat();

type Column = (typeof LAYOUT.header)[number];
const numbered = (name: Column, among: readonly DecisionRows[] = decisions): number[] =>
  among.map(({ own }) => own[LAYOUT.header.indexOf(name)]!);

describe('self-play', () => {
  test('notes how each round ended, and ends each seat’s decisions once', () => {
    expect(numbered('last').filter((last) => last === 1)).toHaveLength(8);
    // Two seats against each other: one's lead is the other's arrears.
    const ends = decisions.filter(({ own }) => own[LAYOUT.header.indexOf('last')] === 1);
    const outcomes = numbered('outcome', ends);
    for (let at = 0; at < outcomes.length; at += 2)
      expect(outcomes[at]! + outcomes[at + 1]!).toBe(0);
  });

  test('notes every plan with its chance, and which was chosen', () => {
    const chanceAt = LAYOUT.planHeader.indexOf('chance');
    for (const { own, plans } of decisions) {
      const [count, chosen] = [
        own[LAYOUT.header.indexOf('plans')]!,
        own[LAYOUT.header.indexOf('chosen')]!,
      ];
      expect(plans).toHaveLength(count * LAYOUT.planRow);
      expect(chosen).toBeLessThan(count);
      let all = 0;
      for (let at = 0; at < count; at++) all += plans[at * LAYOUT.planRow + chanceAt]!;
      expect(all / LAYOUT.chanceSteps).toBeCloseTo(1, 2);
    }
    expect(new Set(numbered('chosen')).size).toBeGreaterThan(2);
  });

  test('notes one side where the others play by hand', () => {
    const apart = playToLearn({ terms, table: 0, seed: 'course/1', choices: 12, learns: 1 });
    expect(new Set(numbered('byHand', apart))).toEqual(new Set([1]));
    expect(numbered('last', apart).filter((last) => last === 1)).toHaveLength(1);
  });
});

function train(...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(python!, [program, folder, ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

describe.skipIf(python === undefined)('training with PyTorch', () => {
  const small = ['--sizes', '8,8,8,8', '--critic-sizes', '8,8,8,8', '--batch', '64'];

  const arrive = (): void => {
    writeFileSync(join(folder, 'rows', '0.plans'), fileOf(decisions.map(({ plans }) => plans)));
    writeFileSync(join(folder, 'rows', '0.turns'), fileOf(decisions.map(({ own }) => own)));
  };

  test('a small net learns from a few rounds, is read and plays', async () => {
    mkdirSync(join(folder, 'rows'));
    writeFileSync(join(folder, 'layout.json'), JSON.stringify({ ...LAYOUT, tables: ['small'] }));
    for (const lot of [0, 1]) {
      arrive();
      const said = train('--lots', '1', '--critic-lots', '1', ...small).trim();
      expect(JSON.parse(said)).toMatchObject({ lot, decisions: decisions.length });
    }
    const net = netIn(join(folder, 'net.json'));
    const figures = await playTrial({ net, seed: 'course' }, table, 2);
    expect(figures.winRate.a).toBeGreaterThanOrEqual(0);
  });

  test('it goes on from where it was', () => {
    const before = readFileSync(join(folder, 'net.json'), 'utf8');
    expect(existsSync(join(folder, 'nets.pt'))).toBe(true);
    arrive();
    train('--lots', '1', '--rate', '0', ...small);
    expect(readFileSync(join(folder, 'net.json'), 'utf8')).toBe(before);
  });

  test('a larger net begins with what the smaller one knows', () => {
    const spread = (length: number): Float32Array =>
      Float32Array.from({ length }, (_, at) => ((at * 7) % 11) / 8);
    const inputs = {
      made: 0,
      ranks: spread(13 * RANK_INPUTS),
      table: spread(TABLE_INPUTS),
      plan: spread(PLAN_INPUTS),
    };
    const liking = (): number => likingOf(netIn(join(folder, 'net.json')), inputs, true);
    const before = liking();
    arrive();
    const larger = ['--sizes', '16,12,10,12', '--critic-sizes', '10,12,16,8', '--batch', '64'];
    train('--lots', '1', '--rate', '0', ...larger);
    expect(netIn(join(folder, 'net.json')).ofTable[0].outputs).toBe(10);
    expect(liking()).toBeCloseTo(before, 2);
  });
});
