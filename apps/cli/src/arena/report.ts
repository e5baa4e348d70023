import type { Sprt, TimeFigures } from '@hand-and-foot/arena';
import { many, wholeFigure } from '../figures.ts';
import { aligned } from '../layout.ts';
import { titleOf, type ChosenTable } from '../table.ts';
import type { ArenaReport } from './arena.ts';

/** The report for a person. */
export function sayArena(table: ChosenTable, report: ArenaReport, cpuSeconds: number): string {
  const { a, b, endedBy, winRate, pointsPerRound } = report;
  return [
    `${titleOf(table)}: ${many(report.deals, 'deal')} from the seed "${report.seed}", each played twice with the seats swapped.`,
    `${a} against ${b}, with 95% intervals:`,
    '',
    ...aligned(
      [
        ['games won', percent(winRate.a), `${percent(winRate.low)} to ${percent(winRate.high)}`],
        [
          'points a round',
          signed(pointsPerRound.mean),
          `${signed(pointsPerRound.low)} to ${signed(pointsPerRound.high)}`,
        ],
      ],
      1,
    ),
    '',
    ...(report.sprt ? [sayTest(a, report.sprt), ''] : []),
    ...aligned(
      [
        ['ms a decision', 'median', '99 of 100 within', 'worst'],
        [a, ...times(report.msPerDecision)],
        [b, ...times(report.msPerDecisionOfB)],
      ],
      1,
    ),
    '',
    `${many(report.rounds, 'round')}: ${wholeFigure(endedBy.goingOut)} ended with somebody going out, ${wholeFigure(endedBy.stock)} with an empty draw pile.`,
    `${many(report.actions, 'action')}, none refused, in ${cpuSeconds.toFixed(1)} s of CPU time.`,
    '',
  ].join('\n');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

export function signed(points: number): string {
  if (!Number.isFinite(points)) return 'unknown';
  return `${points > 0 ? '+' : ''}${points.toFixed(1)}`.replace('-', '−');
}

function times({ median, p99, worst }: TimeFigures): string[] {
  return [median.toFixed(3), p99.toFixed(2), worst.toFixed(1)];
}

export function sayTest(a: string, { p0, p1, llr, verdict }: Sprt): string {
  const says = {
    better: `${a} wins at least ${percent(p1)}`,
    notBetter: `${a} wins no more than ${percent(p0)}`,
    open: `it’s still open whether ${a} wins ${percent(p0)} or ${percent(p1)}`,
  };
  return `Sequential test: ${says[verdict]} (log likelihood ratio ${llr.toFixed(2)}).`;
}
