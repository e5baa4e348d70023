import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  figuresOf,
  rewriteWeights,
  tryOut,
  wholeWalk,
  type Ring,
  type Tally,
} from '@hand-and-foot/arena';
import { WEIGHTS, type Weights } from '@hand-and-foot/bots';
import { Option, type Command } from 'commander';
import { openLanes } from '../arena/lanes.ts';
import { percent } from '../arena/report.ts';
import { progressBar } from '../progress.ts';
import { wholeNumber } from '../table.ts';
import { paceTyped, type PaceOptions } from './pace.ts';
import { plotCourse } from './plot.ts';
import { sayFound, sayVerdict } from './report.ts';
import { ringIn } from './ring.ts';
import { savedRun, type Run } from './run.ts';
import { candidateOf, search } from './tune.ts';

interface Options extends PaceOptions {
  seed?: string;
  out?: string;
  deals: string;
  jobs?: string;
  write?: boolean;
}

/** Two under each rule set. */
const DEALS_OF_A_STEP = 2 * wholeWalk.length;
const SOURCE = fileURLToPath(new URL('../../../../packages/bots/src/weights.ts', import.meta.url));

export function registerTune(program: Command): void {
  program
    .command('tune')
    .summary('look for better weights for the bots')
    .description(
      'Searches for better weights by letting sharp play itself, then tries them on new deals. To resume a stopped search, start it again with the same seed or folder.',
    )
    .option('--hours <number>', 'how long to search', '1')
    .addOption(new Option('--steps <number>', 'search up to this step instead').conflicts('hours'))
    .option('--seed <text>', 'the same seed takes the same steps (a new one by default)')
    .option('--out <folder>', 'the folder for the run (tuning/SEED by default)')
    .option('--deals <number>', 'how many deals to try the new weights on; 0 for none', '2000')
    .option('--jobs <number>', 'how many deals to play at once (one for each core by default)')
    .option('--write', 'write the weights to the source if they’re accepted')
    .action(tune);
}

async function tune(options: Options): Promise<void> {
  const pace = paceTyped(options, process.stderr);
  const deals = wholeNumber('--deals', options.deals, 0);
  const place = placeTyped(options);
  const lanes = openLanes(options.jobs, []);
  try {
    const ring = ringIn(lanes, wholeWalk);
    const tuning = { ...place, ...pace, ring, start: WEIGHTS, deals: DEALS_OF_A_STEP };
    const found = await search({ ...tuning, stepped: draw }).finally(() => pace.done());
    draw(found);
    process.stdout.write(sayFound(found));
    if (deals > 0) await judge(ring, found, deals, options.write ?? false);
  } finally {
    await lanes.close();
  }
}

/** The run's folder and seed; the folder's own seed if it holds a run and none was typed. */
function placeTyped({ seed: typed, out }: Options): { folder: string; seed: string } {
  const saved = out === undefined ? undefined : savedRun(out)?.beginning.seed;
  const seed = typed ?? saved ?? randomBytes(4).toString('hex');
  return { folder: out ?? join('tuning', seed), seed };
}

function draw(run: Run): void {
  writeFileSync(join(run.folder, 'course.svg'), plotCourse(run));
}

async function judge(ring: Ring, run: Run, deals: number, write: boolean): Promise<void> {
  const candidate = candidateOf(run);
  // A new seed for each length of the search: its deals decide, and mustn't be retried until they
  // say yes.
  const seed = `${run.beginning.seed}/trial/${run.steps.length}`;
  const progress = progressBar(process.stderr, deals, 'deals');
  const counted = (tally: Tally): void =>
    progress(tally.shares.count, `, the candidate wins ${percent(figuresOf(tally).winRate.a)}`);
  const trial = { ring, candidate, present: WEIGHTS, seed, deals, counted };
  const verdict = await tryOut(trial).finally(() => progress(deals));
  process.stdout.write(sayVerdict(seed, verdict));
  if (verdict.accepted) process.stdout.write(write ? written(candidate) : howToWrite(run, deals));
}

function written(weights: Weights): string {
  writeFileSync(SOURCE, rewriteWeights(readFileSync(SOURCE, 'utf8'), weights));
  return `Written to ${relative('.', SOURCE)}.\n`;
}

/** The command that repeats the search and the trial, however long they took. */
function howToWrite({ folder, steps }: Run, deals: number): string {
  const again = `--out ${folder} --steps ${steps.length} --deals ${deals}`;
  return `To write them to their source: npm run tune -- ${again} --write\n`;
}
