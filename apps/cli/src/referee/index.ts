import type { Command } from 'commander';
import { answerLines } from './referee.ts';

export function registerReferee(program: Command): void {
  program
    .command('referee')
    .summary('judge a game line by line on standard input')
    .description(
      'Reads a game line by line on standard input and answers each line on standard output: what happened, or why it isn’t allowed.',
    )
    .action(() => answerLines(process.stdin, process.stdout));
}
