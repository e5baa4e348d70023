import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { termsFor } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { afterAll, describe, expect, test } from 'vitest';
import { netIn } from './netFile.ts';
import { fileOf, LAYOUT } from './rows.ts';
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

const rows = Array.from({ length: 4 }, (_, at) =>
  playToLearn({ terms, table: 0, seed: `course/${at}`, choices: 12, explore: 0.25 }),
).flat();

test('self-play notes how each round ended, and ends each seat’s rows once', () => {
  const numbered = (name: (typeof LAYOUT.header)[number]): number[] =>
    rows.map((row) => row[LAYOUT.header.indexOf(name)]!);
  expect(numbered('last').filter((last) => last === 1)).toHaveLength(8);
  // Two seats against each other: one's lead is the other's arrears.
  const ends = rows.filter((row) => row[LAYOUT.header.indexOf('last')] === 1);
  const outcomes = ends.map((row) => row[LAYOUT.header.indexOf('outcome')]!);
  for (let at = 0; at < outcomes.length; at += 2) expect(outcomes[at]! + outcomes[at + 1]!).toBe(0);
  expect(new Set(numbered('explored'))).toEqual(new Set([0, 1]));
});

function train(...options: string[]): string {
  const { status, stdout, stderr } = spawnSync(python!, [program, folder, ...options], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

describe.skipIf(python === undefined)('training with PyTorch', () => {
  const small = [
    '--sizes',
    '8,8,8,8',
    '--critic-sizes',
    '8,8,8,8',
    '--batch',
    '64',
    '--most',
    '9999',
  ];

  test('a small net learns from a few rounds, is read and plays', async () => {
    mkdirSync(join(folder, 'rows'));
    writeFileSync(join(folder, 'layout.json'), JSON.stringify({ ...LAYOUT, tables: ['small'] }));
    writeFileSync(join(folder, 'rows', '0.bin'), fileOf(rows));
    const said = train('--passes', '3', ...small)
      .trim()
      .split('\n');
    expect(said.map((line) => (JSON.parse(line) as { rows: number }).rows)).toEqual([
      rows.length,
      rows.length,
      rows.length,
    ]);
    const net = netIn(join(folder, 'net.json'));
    const figures = await playTrial({ net, trust: 1, seed: 'course' }, table, 2);
    expect(figures.winRate.a).toBeGreaterThanOrEqual(0);
  });

  test('it goes on from where it was', () => {
    const before = readFileSync(join(folder, 'net.json'), 'utf8');
    expect(existsSync(join(folder, 'nets.pt'))).toBe(true);
    train('--passes', '1', '--rate', '0', ...small);
    expect(readFileSync(join(folder, 'net.json'), 'utf8')).toBe(before);
  });
});
