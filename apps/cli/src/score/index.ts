import type { Command } from 'commander';
import { openTerminal } from '../play/terminal.ts';
import { RULES_SOURCE } from '../table.ts';
import { screenFor } from './screenFor.ts';
import { keepScore, type KeepOptions } from './keepScore.ts';
import { readPad } from './readPad.ts';
import { gameLines } from './gameLines.ts';
import { gameData } from './gameData.ts';

interface Options extends KeepOptions {
  json?: boolean;
}

const EXAMPLES = `
Examples:
  hand-and-foot score --rules six-deck --keep sunday.json
  hand-and-foot score sunday.json           the totals so far
`;

export function registerScore(program: Command): void {
  program
    .command('score')
    .summary('keep score for a game with real cards')
    .description(
      'Keeps score for a game with real cards: asks for each round’s numbers, or adds up a file.',
    )
    .argument('[file]', 'a scorepad to add up: a JSON file, or - for standard input')
    .option('--rules <id>', RULES_SOURCE)
    .option('--players <number>', 'how many players')
    .option('--partners', 'play with partners, where the rules let you choose')
    .option('--names <names>', 'the players in order of play, separated by commas')
    .option('--keep <file>', 'save the scorepad in this file after every round, and resume from it')
    .option('--json', 'print one JSON object; works only with a file')
    .addHelpText('after', EXAMPLES)
    .action(run);
}

async function run(file: string | undefined, options: Options): Promise<void> {
  if (file === undefined) {
    const terminal = openTerminal();
    try {
      await keepScore(options, terminal);
    } finally {
      terminal.close();
    }
    return;
  }
  const pad = readPad(file);
  process.stdout.write(
    options.json
      ? `${JSON.stringify(gameData(pad))}\n`
      : `${gameLines(pad, screenFor(process.stdout)).join('\n')}\n`,
  );
}
