import type { Traffic } from './loadTable.ts';
import type { Usage } from './obey.ts';
import type { Tally } from './tally.ts';

export interface Results {
  readonly tables: number;
  /** Actions for a second of the processor, taken in turns. */
  readonly speeds: readonly { readonly bare: number; readonly ours: number }[];
  readonly waits: Tally;
  readonly traffic: Traffic;
  /** Memory without a table, with all of them, and when all rest again. */
  readonly none: Usage;
  readonly all: Usage;
  readonly rested: Usage;
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
/** How much the yardstick may differ from one time to the next before the machine counts as busy. */
const CALM = 1.15;

export function figuresOf(results: Results): Figure[] {
  const { speeds, waits, traffic, tables, none, all, rested } = results;
  const shares = speeds.map(({ bare, ours }) => ours / bare);
  const share = median(shares);
  const perTable = (after: number, before: number): number => (after - before) / tables / 1024;
  const live = perTable(all.resident, none.resident);
  const resting = perTable(rested.live, none.live);
  const p99 = waits.quantile(0.99);
  const bytes = traffic.told.quantile(0.5);
  return [
    {
      what: 'actions per CPU-second, kept and told to four',
      value: `${count(median(speeds.map(({ ours }) => ours)))}; bare ws ${count(median(speeds.map(({ bare }) => bare)))}`,
      limit: '',
      isMet: true,
    },
    {
      what: 'share of what bare ws does',
      value: `${share.toFixed(2)} (${shares.map((one) => one.toFixed(2)).join(', ')})`,
      limit: 'at least 0.33',
      isMet: share >= LEAST_SHARE,
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
      value: `${resting.toFixed(2)} KB (the process ${perTable(rested.resident, none.resident).toFixed(1)} larger for each)`,
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

/** Whether the yardstick was the same from one time to the next. */
export function wasCalm({ speeds }: Results): boolean {
  const bare = speeds.map((speed) => speed.bare);
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1]!;
}

function count(value: number): string {
  return Math.round(value).toLocaleString('en');
}
