import { randomBytes } from 'node:crypto';
import { figuresOf, type Hypotheses, type Tally } from '@hand-and-foot/arena';
import type { Command } from 'commander';
import { execTimeoutTyped, withExecTimeout, type ExecOptions } from '../bots/execTimeout.ts';
import { botsToChoose } from '../bots/players.ts';
import { Complaint } from '../complaint.ts';
import { cpuSince } from '../figures.ts';
import { progressBar } from '../progress.ts';
import { chooseTable, withTableOptions, wholeNumber, type TableOptions } from '../table.ts';
import { playArena } from './arena.ts';
import { openLanes } from './lanes.ts';
import { percent, sayArena } from './report.ts';

interface Options extends TableOptions, ExecOptions {
  a: string;
  b: string;
  deals: string;
  seed?: string;
  sprt?: boolean;
  p0: string;
  p1: string;
  jobs?: string;
  json?: boolean;
}

export function registerArena(program: Command): void {
  const command = program
    .command('arena')
    .summary('find out which of two bots is better')
    .description(
      'Lets two bots play each other. Every deal is a whole game, played twice with the seats swapped, so neither bot gets better cards or seats.',
    );
  withExecTimeout(withTableOptions(command))
    .requiredOption('--a <bot>', botsToChoose())
    .requiredOption('--b <bot>', 'the other bot')
    .option('--deals <number>', 'how many deals, at most', '100')
    .option('--seed <text>', 'the same seed deals the same games (a new one by default)')
    .option('--sprt', 'stop as soon as it’s clear whether bot A is better')
    .option('--p0 <share>', 'with --sprt: bot A isn’t better if it wins this share or less', '0.5')
    .option('--p1 <share>', 'with --sprt: bot A is better if it wins at least this share', '0.55')
    .option('--jobs <number>', 'how many deals to play at once (one for each core by default)')
    .option('--json', 'print one JSON object')
    .action(run);
}

async function run(options: Options): Promise<void> {
  const { rules, players, partners, a, b } = options;
  const table: TableOptions = { rules, players, partners };
  const chosen = chooseTable(table);
  const deals = wholeNumber('--deals', options.deals, 1);
  const question = options.sprt ? questionTyped(options) : undefined;
  const execTimeout = execTimeoutTyped(options);
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const progress = progressBar(process.stderr, deals, 'deals');
  const counted = (tally: Tally): void => {
    const { winRate } = figuresOf(tally);
    progress(tally.shares.count, `, ${a} wins ${percent(winRate.a)}`);
  };
  const lanes = openLanes(options.jobs, [a, b]);
  const before = process.cpuUsage();
  try {
    const arena = { table, a, b, seed, execTimeout, deals, question, counted };
    const report = await playArena(arena, lanes).finally(() => progress(deals));
    const cpuSeconds = cpuSince(before);
    process.stdout.write(
      options.json
        ? `${JSON.stringify({ ...report, cpuSeconds })}\n`
        : sayArena(chosen, report, cpuSeconds),
    );
  } finally {
    await lanes.close();
  }
}

function questionTyped(options: Options): Hypotheses {
  const [p0, p1] = [shareTyped('--p0', options.p0), shareTyped('--p1', options.p1)];
  if (p0 < p1) return { p0, p1 };
  throw new Complaint(`--p0 has to be less than --p1, but ${p0} isn’t less than ${p1}.`);
}

function shareTyped(option: string, typed: string): number {
  const share = Number(typed);
  if (typed.trim() !== '' && share > 0 && share < 1) return share;
  throw new Complaint(`${option} takes a share between 0 and 1, such as 0.55, not "${typed}".`);
}
