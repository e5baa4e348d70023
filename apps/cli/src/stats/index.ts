import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { csvOfResults, resultsOfRecord, type GameResult } from '@hand-and-foot/results';
import type { Command } from 'commander';
import { exitAtLeast } from '../exitAtLeast.ts';
import { sentences } from '../sentences.ts';
import { whyUnread } from '../whyUnread.ts';
import { statsData, statsLines } from './stats.ts';

interface Options {
  json?: boolean;
  csv?: boolean;
}

const EXAMPLES = `
Examples:
  hand-and-foot stats ~/.local/share/hand-and-foot/finished/*
  hand-and-foot stats --csv evening.hf.jsonl > evening.csv
`;

export function registerStats(program: Command): void {
  program
    .command('stats')
    .summary('games, wins, books and points in your records')
    .description(
      'Counts wins, points, books, and how often each player went out in finished games, for each rule set and player. Exits with 1 if a game can’t be counted, and with 2 if a file can’t be read.',
    )
    .argument('<files...>', 'records (.hf.jsonl), or - for standard input')
    .option('--json', 'print one JSON object')
    .option('--csv', 'print a table for a spreadsheet, with a row for each team and game')
    .addHelpText('after', EXAMPLES)
    .action((files: string[], options: Options) => {
      const games = files.flatMap(gamesIn);
      process.stdout.write(told(games, options));
    });
}

function told(games: readonly GameResult[], { json, csv }: Options): string {
  if (csv) return csvOfResults(games, () => '');
  return json ? `${JSON.stringify(statsData(games))}\n` : `${statsLines(games).join('\n')}\n`;
}

/** A file's finished games; says on standard error what isn't counted. */
function gamesIn(file: string): readonly GameResult[] {
  const name = file === '-' ? 'standard input' : file;
  try {
    const text = readFileSync(file === '-' ? 0 : file, 'utf8');
    const { games, unfinished, wrong } = resultsOfRecord(text, basename(name));
    for (const { line } of wrong) complain(1, sentences.stats.notHolding(name, line));
    if (unfinished > 0) process.stderr.write(`${sentences.stats.unfinished(name, unfinished)}\n`);
    return games;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    complain(2, sentences.stats.unread(name, whyUnread(error)));
    return [];
  }
}

function complain(code: 1 | 2, sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  exitAtLeast(code);
}
