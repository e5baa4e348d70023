import { seatsOfScorer, type Terms } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import { many, wholeFigure } from '../figures.ts';
import { aligned } from '../layout.ts';
import { titleOf } from '../table.ts';
import type { Report } from './simulate.ts';

/** The report for a person. */
export function sayReport(ruleSet: RuleSet, terms: Terms, report: Report): string {
  const { endedBy } = report;
  return [
    `${titleOf({ ruleSet, terms })}: ${many(report.games, 'game')} from the seed "${report.seed}".`,
    '',
    ...table(terms, report),
    '',
    `${many(report.rounds, 'round')}: ${wholeFigure(endedBy.goingOut)} ended with somebody going out, ${wholeFigure(endedBy.stock)} with an empty draw pile.`,
    ...(report.unfinished > 0
      ? [`${many(report.unfinished, 'game')} stopped because a round wouldn’t end.`]
      : []),
    `${many(report.actions, 'action')}, ${wholeFigure(report.refused)} refused, in ${report.cpuSeconds.toFixed(1)} s of CPU time: ${wholeFigure(report.actionsPerCpuSecond)} a second.`,
    '',
  ].join('\n');
}

function table(terms: Terms, report: Report): string[] {
  const rows = report.meanTotals.map((total, scorer) => {
    const seats = seatsOfScorer(terms, scorer);
    return [
      seats.map((seat) => seat + 1).join(' + '),
      [...new Set(seats.map((seat) => report.bots[seat]!))].join(', '),
      wholeFigure(total),
      wholeFigure(report.winners[scorer]!),
    ];
  });
  return aligned([['seat', 'bot', 'average total', 'won'], ...rows], 2);
}
