import type { ArenaReport } from '../arena/arena.ts';
import { aligned } from '../layout.ts';
import { titleOf } from '../table.ts';
import type { Rungs } from './ladder.ts';

const NOBODY = '–';

/** For a person at a terminal. */
export function crossTable({ table, meetings }: Rungs, levels: readonly string[]): string[] {
  return [`${titleOf(table)}:`, '', ...aligned(rowsOf(meetings, levels), 1), ''];
}

/** For a page of documentation. */
export function markdownTable({ table, meetings }: Rungs, levels: readonly string[]): string[] {
  const [head, ...rows] = rowsOf(meetings, levels).map((row) => `| ${row.join(' | ')} |`);
  const rule = `|---|${'---:|'.repeat(levels.length)}`;
  return [`### ${titleOf(table)}`, '', head!, rule, ...rows, ''];
}

function rowsOf(meetings: readonly ArenaReport[], levels: readonly string[]): string[][] {
  return [
    ['', ...levels],
    ...levels.map((row) => [row, ...levels.map((column) => cellOf(meetings, row, column))]),
  ];
}

/** Share of games that the row's bot wins against the column's. */
function cellOf(meetings: readonly ArenaReport[], row: string, column: string): string {
  for (const { a, b, winRate } of meetings) {
    if (a === row && b === column) return shares(winRate.a, winRate.low, winRate.high);
    if (a === column && b === row) return shares(1 - winRate.a, 1 - winRate.high, 1 - winRate.low);
  }
  return NOBODY;
}

function shares(mean: number, low: number, high: number): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  return `${percent(mean)}% (${percent(low)}–${percent(high)})`;
}
