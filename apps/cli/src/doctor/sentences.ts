import type { DamagedTable, Repaired, RepairedTable, Report } from '@hand-and-foot/server';

export function sayReport(report: Report, place: string): string[] {
  const { tables, entries, damaged, problems } = report;
  return [
    `${count(tables, 'table')} with ${count(entries, 'good entry', 'good entries')} in ${place}.`,
    ...problems.map((problem) => `The database says: ${problem}`),
    ...damaged.map(sayDamaged),
    damaged.length === 0
      ? problems.length === 0
        ? 'Everything is fine.'
        : 'Every table is fine, but the database is damaged. Rebuild it with --repair.'
      : `${countOf(damaged)} damaged and can’t be opened. The others are fine.`,
  ];
}

function sayDamaged({ entry, length, why, ...one }: DamagedTable): string {
  const good =
    entry > 1
      ? ` Entries 1 to ${entry - 1} of ${length} are good.`
      : ' None of its entries are good.';
  return `${nameOf(one)}: ${why}${good}`;
}

export function sayRepaired({ tables, aside, after }: Repaired): string[] {
  return [
    ...tables.map(sayTable),
    `A new file was made of ${count(after.tables, 'table')}; the old one is in ${aside}.`,
    ...after.problems.map((problem) => `The database says: ${problem}`),
    after.damaged.length === 0
      ? 'Every table is fine now.'
      : `${countOf(after.damaged)} still damaged. An older backup may help, or --cut.`,
  ];
}

function sayTable({ became, kept, fromBackup, length, why, ...one }: RepairedTable): string {
  const taken =
    fromBackup > 0 ? ` with ${count(fromBackup, 'entry', 'entries')} from the backup` : '';
  switch (became) {
    case 'mended':
      return `${nameOf(one)}: repaired${taken}.`;
    case 'cut':
      return `${nameOf(one)}: cut back to entry ${kept}${taken}; ${count(length - kept, 'entry is', 'entries are')} lost.`;
    case 'left':
      return `${nameOf(one)}: not repaired, and left as it is. ${why!}`;
  }
}

function nameOf({ table, isNight }: Pick<DamagedTable, 'table' | 'isNight'>): string {
  return `${isNight ? 'Club night' : 'Table'} ${table}`;
}

/** "1 table and 2 club nights are". */
function countOf(all: readonly DamagedTable[]): string {
  const nights = all.filter(({ isNight }) => isNight).length;
  const tables = all.length - nights;
  const parts = [
    ...(tables > 0 ? [count(tables, 'table')] : []),
    ...(nights > 0 ? [count(nights, 'club night')] : []),
  ];
  return `${parts.join(' and ')} ${all.length === 1 ? 'is' : 'are'}`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
