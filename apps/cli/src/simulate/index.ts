import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { execTimeoutTyped, withExecTimeout, type ExecOptions } from '../bots/execTimeout.ts';
import { botsToChoose } from '../bots/players.ts';
import { noticesTo, progressBar } from '../progress.ts';
import { chooseTable, withTableOptions, wholeNumber, type TableOptions } from '../table.ts';
import { sayReport } from './report.ts';
import { simulate } from './simulate.ts';

interface Options extends TableOptions, ExecOptions {
  bots: string;
  games: string;
  seed?: string;
  records?: string;
  json?: boolean;
}

export function registerSimulate(program: Command): void {
  const command = program
    .command('simulate')
    .summary('let bots play whole games, and see how they went')
    .description('Lets bots play whole games and reports how they went.');
  withExecTimeout(withTableOptions(command))
    .option(
      '--bots <names>',
      `who plays, seat by seat, repeated until every seat is filled: ${botsToChoose()}`,
      'novice',
    )
    .option('--games <number>', 'how many games', '100')
    .option('--seed <text>', 'the same seed deals the same games (a new one by default)')
    .option('--records <folder>', 'write a record of each game into this folder')
    .option('--json', 'print one JSON object')
    .action(run);
}

async function run(options: Options): Promise<void> {
  const { ruleSet, terms } = chooseTable(options);
  const games = wholeNumber('--games', options.games, 1);
  const progress = progressBar(process.stderr, games, 'games');
  const report = await simulate({
    ruleSet,
    terms,
    games,
    bots: options.bots,
    seed: options.seed ?? randomBytes(4).toString('hex'),
    records: options.records,
    execTimeout: execTimeoutTyped(options),
    played: progress,
    notice: noticesTo(process.stderr),
  });
  process.stdout.write(
    options.json ? `${JSON.stringify(report)}\n` : sayReport(ruleSet, terms, report),
  );
}
