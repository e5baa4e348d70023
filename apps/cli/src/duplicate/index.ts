import { randomBytes } from 'node:crypto';
import { boardOf, playContest, resultOfMatch, type Board } from '@hand-and-foot/arena';
import type { Command } from 'commander';
import { openLanes, type Lanes } from '../arena/lanes.ts';
import { reportOf, type NamedMeeting } from '../arena/meeting.ts';
import { execTimeoutTyped, withExecTimeout, type ExecOptions } from '../bots/execTimeout.ts';
import { botsToChoose } from '../bots/players.ts';
import { progressBar } from '../progress.ts';
import { chooseTable, withTableOptions, wholeNumber, type TableOptions } from '../table.ts';
import { sayMatch, type MatchReport } from './report.ts';

interface Options extends TableOptions, ExecOptions {
  boards: string;
  a: string;
  b: string;
  seed?: string;
  jobs?: string;
  json?: boolean;
}

export function registerDuplicate(program: Command): void {
  const command = program
    .command('duplicate')
    .summary('let two bots play the same deals in each other’s seats')
    .description(
      'Plays a duplicate match. Each board is one round with the same cards at 2 tables, and the bots swap seats at the second table. The points are compared board by board.',
    );
  withExecTimeout(withTableOptions(command))
    .option('--boards <number>', 'how many boards', '8')
    .option('--a <bot>', botsToChoose(), 'sharp')
    .option('--b <bot>', 'the other bot', 'steady')
    .option('--seed <text>', 'the same seed deals the same boards (a new one by default)')
    .option('--jobs <number>', 'how many boards to play at once (one for each core by default)')
    .option('--json', 'print one JSON object')
    .action(run);
}

async function run(options: Options): Promise<void> {
  const { rules, players, partners, a, b } = options;
  const table: TableOptions = { rules, players, partners, oneRound: true };
  const chosen = chooseTable(table);
  const count = wholeNumber('--boards', options.boards, 1);
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const meeting = { table, a, b, seed, execTimeout: execTimeoutTyped(options) };
  const lanes = openLanes(options.jobs, [a, b]);
  try {
    const boards = await playBoards(meeting, count, lanes);
    const report: MatchReport = {
      ...reportOf(meeting),
      boards,
      ...resultOfMatch(boards),
    };
    process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : sayMatch(chosen, report));
  } finally {
    await lanes.close();
  }
}

async function playBoards(meeting: NamedMeeting, count: number, lanes: Lanes): Promise<Board[]> {
  const boards: Board[] = [];
  const progress = progressBar(process.stderr, count, 'boards');
  await playContest({
    deals: count,
    play: (deal) => lanes.play(meeting, deal),
    ahead: lanes.ahead,
    counted: (tally, pair) => {
      boards.push(boardOf(tally.shares.count, pair));
      progress(boards.length);
    },
  }).finally(() => progress(count));
  return boards;
}
