import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { chooseTable, withTableOptions, wholeNumber, type TableOptions } from '../table.ts';
import { noticesTo, progressBar } from './progress.ts';
import { sayReport } from './report.ts';
import { simulate } from './simulate.ts';

interface Options extends TableOptions {
  bots: string;
  games: string;
  seed?: string;
  records?: string;
  json?: boolean;
  execTimeout: string;
}

export function registerSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .summary('let bots play whole games, and say how they went')
    .description('Lets bots play whole games, and says how they went.');
  withTableOptions(command)
    .option(
      '--bots <names>',
      'who plays, seat by seat and round again: novice, random, exec:COMMAND',
      'novice',
    )
    .option('--games <number>', 'how many games', '100')
    .option('--seed <text>', 'the same seed deals the same games; by default a new one')
    .option('--records <folder>', 'write a record of each game into this folder')
    .option('--exec-timeout <seconds>', 'how long an exec: bot may think about one answer', '10')
    .option('--json', 'answer with one JSON object')
    .action(run);
}

async function run(options: Options): Promise<void> {
  const { ruleSet, terms } = chooseTable(options);
  const games = wholeNumber('--games', options.games, 1);
  const progress = progressBar(process.stderr, games);
  const report = await simulate({
    ruleSet,
    terms,
    games,
    bots: options.bots,
    seed: options.seed ?? randomBytes(4).toString('hex'),
    records: options.records,
    execTimeout: seconds(options.execTimeout),
    played: progress,
    notice: noticesTo(process.stderr),
  });
  process.stdout.write(
    options.json ? `${JSON.stringify(report)}\n` : sayReport(ruleSet, terms, report),
  );
}

function seconds(typed: string): number {
  const number = Number(typed);
  if (typed.trim() !== '' && number > 0 && number <= 86_400) return number;
  throw new Complaint(`--exec-timeout takes a number of seconds above 0, not "${typed}".`);
}
