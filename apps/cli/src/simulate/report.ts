import type { Terms } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { Report } from './simulate.ts';

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** The report for a person. */
export function sayReport(ruleSet: RuleSet, terms: Terms, report: Report): string {
  const { endedBy } = report;
  return [
    `${ruleSet.name}, ${report.players} players${report.partners ? ' in partnerships' : ''}: ${many(report.games, 'game')} from the seed "${report.seed}".`,
    '',
    ...table(terms, report),
    '',
    `${many(report.rounds, 'round')}: ${figure.format(endedBy.goingOut)} ended by going out, ${figure.format(endedBy.stock)} by an empty stock.`,
    ...(report.unfinished > 0
      ? [`${many(report.unfinished, 'game')} broken off: a round would not end.`]
      : []),
    `${many(report.actions, 'action')}, ${figure.format(report.refused)} refused, in ${report.cpuSeconds.toFixed(1)} s of processor time: ${figure.format(report.actionsPerCpuSecond)} a second.`,
    '',
  ].join('\n');
}

function table(terms: Terms, report: Report): string[] {
  const rows = report.meanTotals.map((total, scorer) => {
    const seats = seatsOf(terms, scorer);
    return [
      seats.map((seat) => seat + 1).join(' + '),
      [...new Set(seats.map((seat) => report.bots[seat]!))].join(', '),
      figure.format(total),
      figure.format(report.winners[scorer]!),
    ];
  });
  return aligned([['seat', 'bot', 'mean total', 'won'], ...rows]);
}

function seatsOf(terms: Terms, scorer: number): readonly number[] {
  return terms.scorers === terms.sides ? terms.seatsOf[0]![scorer]! : [scorer];
}

/** Columns of their widest cell; figures, the last two, to the right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map(
    (row) =>
      `  ${row.map((cell, column) => (column > 1 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('   ')}`,
  );
}

function many(count: number, noun: string): string {
  return `${figure.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
