import { randomBytes } from 'node:crypto';
import { botNames } from '@hand-and-foot/bots';
import { seatingFor } from '@hand-and-foot/engine';
import { gallery, playersOf, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { listedNumbers } from '@hand-and-foot/words';
import { Option, type Command } from 'commander';
import { openLanes } from '../arena/lanes.ts';
import { execTimeoutTyped, withExecTimeout, type ExecOptions } from '../bots/execTimeout.ts';
import { splitNames } from '../bots/players.ts';
import { Complaint } from '../complaint.ts';
import { cpuSince } from '../figures.ts';
import { progressBar } from '../progress.ts';
import {
  chooseRuleSet,
  RULES_SOURCE,
  usualPlayers,
  wholeNumber,
  type TableOptions,
} from '../table.ts';
import { crossTable, markdownTable } from './crossTable.ts';
import { climb, dealsOf, type Ladder, type Rungs } from './ladder.ts';

interface Options extends ExecOptions {
  rules: string;
  players?: string;
  levels?: string;
  deals: string;
  seed?: string;
  jobs?: string;
  json?: boolean;
  markdown?: boolean;
}

/** The sets that these words stand for. */
const SEVERAL = new Map<string, readonly RuleSet[]>([
  ['all', ruleSets],
  ['gallery', gallery],
]);

export function registerLadder(program: Command): void {
  const command = program
    .command('ladder')
    .summary('play every level against every other level')
    .description(
      'Plays every level against every other level, like the arena, with partners where the rules have them, and prints how often each level wins.',
    )
    .option(
      '--rules <id>',
      `${RULES_SOURCE}; "all" for the 5 rule sets, or "gallery" for the published games`,
      'all',
    )
    .option('--players <number>', 'how many players')
    .option('--levels <names>', 'the levels, lowest first (all but random by default)')
    .option('--deals <number>', 'how many deals for each pair', '100')
    .option('--seed <text>', 'the same seed deals the same games (a new one by default)')
    .option('--jobs <number>', 'how many deals to play at once (one for each core by default)')
    .option('--json', 'print one JSON object')
    .addOption(new Option('--markdown', 'print tables in Markdown').conflicts('json'));
  withExecTimeout(command).action(run);
}

async function run(options: Options): Promise<void> {
  const ladder: Ladder = {
    tables: tablesTyped(options),
    levels: levelsTyped(options.levels),
    deals: wholeNumber('--deals', options.deals, 1),
    seed: options.seed ?? randomBytes(4).toString('hex'),
    execTimeout: execTimeoutTyped(options),
  };
  const all = dealsOf(ladder);
  const progress = progressBar(process.stderr, all, 'deals');
  const lanes = openLanes(options.jobs, ladder.levels);
  const before = process.cpuUsage();
  try {
    const counted: Ladder['counted'] = (deals, { table, a, b }) =>
      progress(deals, `, ${table.rules}: ${a} against ${b}`);
    const rungs = await climb({ ...ladder, counted }, lanes).finally(() => progress(all));
    process.stdout.write(answer(options, ladder, rungs, cpuSince(before)));
  } finally {
    await lanes.close();
  }
}

function answer(
  options: Options,
  ladder: Ladder,
  rungs: readonly Rungs[],
  cpuSeconds: number,
): string {
  const { levels, deals, seed } = ladder;
  if (options.json) {
    const meetings = rungs.flatMap((table) => table.meetings);
    return `${JSON.stringify({ levels, deals, seed, cpuSeconds, meetings })}\n`;
  }
  const table = options.markdown ? markdownTable : crossTable;
  const lines = rungs.flatMap((each) => table(each, levels));
  return [sayDeals(ladder), '', ...lines].join('\n');
}

function sayDeals({ deals, seed }: Ladder): string {
  return `How often each row wins against each column, with 95% intervals: ${deals} ${deals === 1 ? 'deal' : 'deals'} from the seed "${seed}", each played twice with the seats swapped.`;
}

function levelsTyped(typed: string | undefined): string[] {
  const levels =
    typed === undefined ? botNames.filter((name) => name !== 'random') : splitNames(typed);
  if (new Set(levels).size < levels.length)
    throw new Complaint('--levels names the same level twice. Name it once.');
  if (levels.length > 1) return levels;
  throw new Complaint('A ladder needs at least 2 levels. Name them with --levels.');
}

function tablesTyped({ rules, players: typed }: Options): TableOptions[] {
  const players = typed === undefined ? undefined : wholeNumber('--players', typed, 1);
  const several = SEVERAL.get(rules);
  if (!several) return [tableOf(rules, chooseRuleSet(rules), players)];
  const able = several.filter(
    (ruleSet) => players === undefined || playersOf(ruleSet.rules).includes(players),
  );
  if (able.length === 0) throw noneSeats(several, players!);
  return able.map((ruleSet) => tableOf(ruleSet.id, ruleSet, players));
}

function noneSeats(several: readonly RuleSet[], players: number): Complaint {
  const numbers = new Set(several.flatMap(({ rules }) => playersOf(rules)));
  const sorted = [...numbers].sort((a, b) => a - b);
  return new Complaint(
    `No rule set works with ${players} players; choose ${listedNumbers(sorted)}.`,
  );
}

function tableOf(source: string, { rules }: RuleSet, typed: number | undefined): TableOptions {
  const players = typed ?? usualPlayers(playersOf(rules));
  const partners = seatingFor(rules, players, true) !== undefined;
  return { rules: source, players: String(players), partners };
}
