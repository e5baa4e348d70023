import type { Holder } from '@hand-and-foot/protocol';
import { recordOf, type Entry } from '@hand-and-foot/table';

/**
 * The game of a log as the text of a record file. It tells every card, so of a round that is still being played it tells
 * nothing: only what is over.
 */
export function recordFrom(entries: readonly Entry[]): string {
  const names: string[] = [];
  for (const entry of entries) {
    if (entry.entry === 'opened') names.push(...entry.seats.map(nameOf));
    if (entry.entry === 'seated') names[entry.seat] = nameOf(entry.holder);
  }
  const lines = recordOf(entries, { names, engine: 'hand-and-foot' });
  const told = Math.max(1, lines.findLastIndex(isResult) + 1);
  return lines.slice(0, told).join('\n') + '\n';
}

function isResult(line: string): boolean {
  const { scores, game } = JSON.parse(line) as { scores?: unknown; game?: unknown };
  return scores !== undefined || game !== undefined;
}

function nameOf(holder: Holder): string {
  return holder.is === 'nobody' ? '' : holder.name;
}
