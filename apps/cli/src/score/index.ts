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
  hand-and-foot score sunday.json           what it comes to
`;

export function registerScore(program: Command): void {
  program
    .command('score')
    .summary('keep the score of a game played with real cards')
    .description(
      'Keeps score for a game with real cards: asks for the counts of each round, or adds up a file.',
    )
    .argument('[file]', 'a pad to total: a JSON file, or - for standard input')
    .option('--rules <id>', RULES_SOURCE)
    .option('--players <number>', 'how many play')
    .option('--partners', 'play in partnerships, where the rules leave the choice')
    .option('--names <names>', 'who plays, in the order of play, with commas between')
    .option('--keep <file>', 'keep the pad in this file after every round, and go on with it')
    .option('--json', 'answer with one JSON object; only with a file')
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
