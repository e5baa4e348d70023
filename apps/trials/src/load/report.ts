import type { Traffic } from './loadTable.ts';
import type { Usage } from './obey.ts';
import type { Spent } from './phases.ts';
import type { Tally } from './tally.ts';

/** The cost of the same actions for the yardstick and our server, one right after the other. */
export interface Turn {
  readonly bare: Spent;
  readonly ours: Spent;
}

export interface Results {
  readonly tables: number;
  readonly spent: readonly Turn[];
  readonly waits: Tally;
  /** CPU seconds per action at a steady pace, including everything else a server does. */
  readonly pacedCost: number;
  readonly traffic: Traffic;
  /** Memory without tables, with all of them, when all rest again, and when as many more do. */
  readonly none: Usage;
  readonly all: Usage;
  readonly rested: Usage;
  readonly restedMore: Usage;
}

export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly limit: string;
  readonly isMet: boolean;
}

const MOST_WAIT = 100;
const LEAST_SHARE = 1 / 3;
const MOST_MEMORY = 100;
const MOST_RESTING = 2;
const MOST_BYTES = 200;
/** Variation of the yardstick above which the machine counts as busy. */
const CALM = 1.15;

export function figuresOf(results: Results): Figure[] {
  const { spent, waits, pacedCost, traffic, tables, none, all, rested, restedMore } = results;
  const { bare, ours } = speedsOf(spent);
  const shares = quarters(spent)
    .map(speedsOf)
    .map((speeds) => speeds.ours / speeds.bare);
  const share = median(shares);
  const perTable = (after: number, before: number): number => (after - before) / tables / 1024;
  const live = perTable(all.resident, none.resident);
  // Not since the start: a process that did a lot is larger, however many tables it had.
  const resting = perTable(restedMore.live, rested.live);
  const p99 = waits.quantile(0.99);
  const bytes = traffic.told.quantile(0.5);
  return [
    {
      what: 'actions per CPU-second, kept and told to four',
      value: `${count(ours)}; bare ws ${count(bare)}`,
      limit: '',
      isMet: true,
    },
    {
      what: 'share of what bare ws does',
      value: `${share.toFixed(2)} (by quarters ${shares.map((one) => one.toFixed(2)).join(', ')})`,
      limit: 'at least 0.33',
      isMet: share >= LEAST_SHARE,
    },
    {
      what: 'an action at a steady pace',
      value: `${(pacedCost * 1000).toFixed(2)} ms of a core`,
      limit: '',
      isMet: true,
    },
    {
      what: 'acknowledged after, p50 and p99',
      value: `${waits.quantile(0.5).toFixed(1)} and ${p99.toFixed(1)} ms`,
      limit: `${MOST_WAIT} ms`,
      isMet: p99 < MOST_WAIT,
    },
    {
      what: 'memory of a table with four clients',
      value: `${live.toFixed(1)} KB (${perTable(all.live, none.live).toFixed(1)} of it in use)`,
      limit: `${MOST_MEMORY} KB`,
      isMet: live <= MOST_MEMORY,
    },
    {
      what: 'memory of a table at rest',
      value: `${resting.toFixed(2)} KB (the process ${perTable(restedMore.resident, rested.resident).toFixed(1)} larger for each)`,
      limit: `${MOST_RESTING} KB`,
      isMet: resting <= MOST_RESTING,
    },
    {
      what: 'median message to a client',
      value: `${bytes} bytes`,
      limit: `${MOST_BYTES} bytes`,
      isMet: bytes <= MOST_BYTES,
    },
  ];
}

/** Whether the yardstick stayed the same from quarter to quarter. */
export function wasCalm({ spent }: Results): boolean {
  const bare = quarters(spent).map((part) => speedsOf(part).bare);
  return Math.max(...bare) < Math.min(...bare) * CALM;
}

export function print(figures: readonly Figure[], isCalm: boolean, load: number): void {
  const lines = figures.map(
    ({ what, value, limit, isMet }) =>
      `${isMet ? ' ' : '✗'} ${what.padEnd(46)} ${value}${limit && `, limit ${limit}`}`,
  );
  const busy = isCalm ? '' : '; it was busy: bare ws was not the same from one time to the next';
  lines.push(`  the load of the machine was ${load.toFixed(1)}${busy}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Actions per CPU second, by sums: some turns include work that isn't due in each. */
function speedsOf(spent: readonly Turn[]): { bare: number; ours: number } {
  return {
    bare: speedOf(spent.map((turn) => turn.bare)),
    ours: speedOf(spent.map((turn) => turn.ours)),
  };
}

function speedOf(spent: readonly Spent[]): number {
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return sum(spent.map(({ actions }) => actions)) / sum(spent.map(({ seconds }) => seconds));
}

/** A median, so one busy quarter doesn't decide. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

function quarters<T>(all: readonly T[]): T[][] {
  const size = Math.ceil(all.length / 4);
  return [0, 1, 2, 3].map((at) => all.slice(at * size, (at + 1) * size));
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}
