import { InvalidArgumentError, type Command } from 'commander';
import { botsToChoose } from '../bots/players.ts';
import { RULES_SOURCE } from '../table.ts';
import { dataFolder } from './dataFolder.ts';
import { playAtTerminal } from './play.ts';
import type { PlayOptions } from './start.ts';
import { openTerminal } from './terminal.ts';

export function registerPlay(program: Command): void {
  program
    .command('play')
    .summary('play a game against bots in this terminal')
    .description(
      'Plays a whole game in this terminal, you against bots. Every move is saved, so you can leave at any time.',
    )
    .option('--rules <id>', RULES_SOURCE)
    .option('--players <number>', 'how many players, including you')
    .option('--partners', 'play with partners, where the rules let you choose')
    .option(
      '--bots <names>',
      `the other players, starting on your left, separated by commas: ${botsToChoose()}`,
    )
    .option('--seed <text>', 'the same text deals the same cards again', notEmpty)
    .option('--name <name>', 'your name in the record')
    .option('--new', 'start a new game, even if one is unfinished')
    .option('--resume', 'resume your unfinished game')
    .action(async (options: PlayOptions) => {
      const terminal = openTerminal();
      try {
        const folder = dataFolder(process.env, process.platform);
        await playAtTerminal(options, terminal, { folder, now: new Date() });
      } finally {
        terminal.close();
      }
    });
}

function notEmpty(text: string): string {
  if (text === '') throw new InvalidArgumentError('It must not be empty.');
  return text;
}
