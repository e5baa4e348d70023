import type { DamagedTable, Repaired, RepairedTable, Report } from '@hand-and-foot/server';

export function sayReport(report: Report, place: string): string[] {
  const { tables, entries, damaged, problems } = report;
  return [
    `${count(tables, 'table')} with ${count(entries, 'good entry', 'good entries')} in ${place}.`,
    ...problems.map((problem) => `The database says: ${problem}`),
    ...damaged.map(sayDamaged),
    damaged.length === 0
      ? problems.length === 0
        ? 'Everything is whole.'
        : 'Every table is whole, but the database is damaged: make it anew with --repair.'
      : `${count(damaged.length, 'table is', 'tables are')} damaged and cannot be opened. The others are not affected.`,
  ];
}

function sayDamaged({ table, entry, length, why }: DamagedTable): string {
  const good =
    entry > 1 ? ` Entries 1 to ${entry - 1} of ${length} hold.` : ' None of its entries hold.';
  return `Table ${table}: ${why}${good}`;
}

export function sayRepaired({ tables, aside, after }: Repaired): string[] {
  const left = after.damaged.length;
  return [
    ...tables.map(sayTable),
    `A new file was made of ${count(after.tables, 'table')}; the old one is in ${aside}.`,
    ...after.problems.map((problem) => `The database says: ${problem}`),
    left === 0
      ? 'Every table is whole now.'
      : `${count(left, 'table is', 'tables are')} still damaged. An older backup may help, or --cut.`,
  ];
}

function sayTable({ table, became, kept, fromBackup, length, why }: RepairedTable): string {
  const taken =
    fromBackup > 0 ? ` with ${count(fromBackup, 'entry', 'entries')} from the backup` : '';
  switch (became) {
    case 'mended':
      return `Table ${table}: mended${taken}.`;
    case 'cut':
      return `Table ${table}: cut back to entry ${kept}${taken}; ${count(length - kept, 'entry is', 'entries are')} lost.`;
    case 'left':
      return `Table ${table}: not mended, and left as it is. ${why!}`;
  }
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}
