import type { Holder } from '@hand-and-foot/protocol';
import { recordOf, type Entry } from '@hand-and-foot/table';

/** The game of a log as the text of a record file. */
export function recordFrom(entries: readonly Entry[]): string {
  const names: string[] = [];
  for (const entry of entries) {
    if (entry.entry === 'opened') names.push(...entry.seats.map(nameOf));
    if (entry.entry === 'seated') names[entry.seat] = nameOf(entry.holder);
  }
  return recordOf(entries, { names, engine: 'hand-and-foot' }).join('\n') + '\n';
}

function nameOf(holder: Holder): string {
  return holder.is === 'nobody' ? '' : holder.name;
}
