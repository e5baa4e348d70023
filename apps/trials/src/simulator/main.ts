import { parseArgs } from 'node:util';
import { checkFairness } from './fairness.ts';
import { addFigures, noFigures } from './figures.ts';
import { runNight } from './night/runNight.ts';
import { runSeed, type Course } from './runSeed.ts';
import { runTwins } from './twin.ts';

// --seeds N: runs N worlds, from --first on; --seed S: runs one and prints its end; --stop: ends at the first failure.

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    first: { type: 'string', default: '1' },
    seed: { type: 'string' },
    stop: { type: 'boolean', default: false },
  },
});
/** One world in this many has a twin. */
const TWINS = 4;
/** One world in this many has a club night beside it. */
const NIGHTS = 5;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const seeds =
  values.seed === undefined
    ? Array.from({ length: Number(values.seeds) }, (_, at) => String(Number(values.first) + at))
    : [values.seed];
const all = noFigures();
let lived = 0;
let failed = 0;

process.on('unhandledRejection', (error) => {
  say(`crash: ${String(error)}`);
  process.exit(1);
});

const unfair = checkFairness('fairness');
for (const { invariant, what } of unfair) say(`${invariant}: ${what}`);

for (const [at, seed] of seeds.entries()) {
  if (values.stop && failed + unfair.length > 0) break;
  lived++;
  const courses = [await runSeed(seed)];
  if (at % TWINS === 0 || seeds.length === 1) courses.push(await runTwins(seed));
  if (at % NIGHTS === 0 || seeds.length === 1) courses.push(await runNight(seed));
  for (const course of courses) addFigures(all, course.figures);
  const bad = courses.filter(({ failures }) => failures.length > 0);
  if (bad.length === 0) continue;
  failed++;
  for (const course of bad) tell(course);
}

function tell({ seed, failures, tail }: Course): void {
  say(`seed ${seed} fails; npm run torture -- --sim --seed ${seed}`);
  for (const { invariant, what } of failures.slice(0, 10)) say(`  ${invariant}: ${what}`);
  const length = values.seed === undefined ? 8 : tail.length;
  for (const line of tail.slice(-length)) say(`    ${line}`);
}

const figures = Object.entries(all).map(([name, figure]) => `${name} ${figure}`);
say(`${lived} seeds, ${failed} failed: ${figures.join(', ')}`);
process.exitCode = failed + unfair.length > 0 ? 1 : 0;
