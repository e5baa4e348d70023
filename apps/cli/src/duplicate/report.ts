import type { Board, MatchResult } from '@hand-and-foot/arena';
import type { MeetingReport } from '../arena/meeting.ts';
import { many, rounded, wholeFigure } from '../figures.ts';
import { aligned } from '../layout.ts';
import { titleOf, type ChosenTable } from '../table.ts';

export interface MatchReport extends MatchResult, MeetingReport {
  boards: readonly Board[];
}

/** The match for a person. */
export function sayMatch(table: ChosenTable, report: MatchReport): string {
  const { a, b, boards, total, won } = report;
  return [
    `${titleOf(table)}: ${many(boards.length, 'board')} from the seed "${report.seed}".`,
    `A is ${a} and B is ${b}. Each board is one round, and the bots swap seats at table 2.`,
    '',
    ...aligned(
      [
        ['board', 'A at 1', 'B at 1', 'A at 2', 'B at 2', 'A ahead by'],
        ...boards.map(rowOf),
        ['total', '', '', '', '', signed(total)],
      ],
      1,
    ),
    '',
    `Boards won: A ${won.a}, B ${won.b}, tied ${won.drawn}.`,
    '',
  ].join('\n');
}

function rowOf({ board, tables: [one, two], difference }: Board): string[] {
  return [String(board), ...[one.a, one.b, two.a, two.b].map(figure), signed(difference)];
}

function figure(points: number): string {
  return wholeFigure(rounded(points, 0));
}

/** "+120", "−40" or "0". */
export function signed(points: number): string {
  return `${points > 0 ? '+' : ''}${figure(points)}`;
}
