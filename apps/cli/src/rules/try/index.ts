import { randomBytes } from 'node:crypto';
import { botNames, loadNet } from '@hand-and-foot/bots';
import { newTrial, type Outcome } from '@hand-and-foot/lab';
import { Option, type Command } from 'commander';
import { paintFor, wantsColours } from '../../paint.ts';
import { progressBar } from '../../progress.ts';
import { chooseTable, titleOf, wholeNumber, type ChosenTable } from '../../table.ts';
import { outcomeLines } from './outcomeLines.ts';

interface Options {
  games: string;
  players?: string;
  partners?: boolean;
  bot: string;
  seed?: string;
  json?: boolean;
}

export function registerTry(rules: Command, source: string): void {
  rules
    .command('try')
    .summary('let bots play, and see what to expect from a rule set')
    .description(
      'Lets bots play games and says what to expect: how rounds end, how long they take, books and scores, and the margin of error. With 2 rule sets, compares them.',
    )
    .argument('<one>', source)
    .argument('[other]', source)
    .option('--games <number>', 'how many games for each', '200')
    .option('--players <number>', 'how many players')
    .option('--partners', 'play with partners, where the rules let you choose')
    .addOption(new Option('--bot <name>', 'which bot plays').choices(botNames).default('sharp'))
    .option('--seed <text>', 'the same seed deals the same games (a new one by default)')
    .option('--json', 'print as JSON')
    .action(async (one: string, other: string | undefined, options: Options) => {
      await loadNet();
      const seed = options.seed ?? randomBytes(4).toString('hex');
      const tables = [one, ...(other === undefined ? [] : [other])].map((id) =>
        chooseTable({ ...options, rules: id }),
      );
      const tried = playAll(tables, seed, options);
      process.stdout.write(
        options.json ? `${JSON.stringify(asData(tables, tried, seed))}\n` : asText(tables, tried),
      );
    });
}

function playAll(tables: readonly ChosenTable[], seed: string, options: Options): Outcome[] {
  const games = wholeNumber('--games', options.games, 1);
  const progress = progressBar(process.stderr, games * tables.length, 'games');
  return tables.map(({ ruleSet, terms }, at) => {
    const { players, seating } = terms;
    const trial = newTrial(ruleSet.rules, players, seed, { seating, bot: options.bot });
    for (let game = 1; game <= games; game++) {
      trial.next();
      progress(at * games + game);
    }
    return trial.outcome();
  });
}

function asData(tables: readonly ChosenTable[], tried: readonly Outcome[], seed: string): object {
  return {
    seed,
    tried: tables.map(({ ruleSet, terms }, at) => ({
      rules: ruleSet.id,
      name: ruleSet.name,
      players: terms.players,
      seating: terms.seating,
      outcome: tried[at],
    })),
  };
}

function asText(tables: readonly ChosenTable[], tried: readonly Outcome[]): string {
  const paint = paintFor(wantsColours(process.stdout, process.env));
  return `${outcomeLines(tables.map(titleOf), tried, paint).join('\n')}\n`;
}
