import { SECONDS, type Estimate, type Outcome, type Spread } from '@hand-and-foot/lab';
import { wholeFigure } from '../../figures.ts';
import { padRight } from '../../layout.ts';
import type { Paint } from '../../paint.ts';

const BAR = 20;

/** A line of the report: topic, bar and figure. */
interface Row {
  name: string;
  /** Length of the bar; rows of several rule sets share their scale. */
  size: (outcome: Outcome) => number;
  /** The value of a full bar, if it isn't the largest one. */
  full?: number;
  tell: (outcome: Outcome) => string;
}

const ROWS: readonly Row[] = [
  {
    name: 'Rounds ended by going out',
    size: ({ endedBy, rounds }) => endedBy.goingOut / rounds,
    full: 1,
    tell: ({ endedBy, rounds }) => percent(endedBy.goingOut / rounds),
  },
  { name: 'Turns in a round', size: ({ turns }) => turns.mean, tell: ({ turns }) => middle(turns) },
  {
    name: 'Minutes for a game',
    size: ({ minutes }) => minutes.mean,
    tell: ({ minutes }) => middle(minutes),
  },
  {
    name: 'Turns it takes to go down',
    size: ({ opening }) => opening.turn.mean,
    tell: ({ opening }) => `${opening.turn.mean.toFixed(1)}; never ${percent(opening.never)}`,
  },
  {
    name: 'Times the pile is picked up in a round',
    size: ({ pickUps }) => pickUps.mean,
    tell: ({ pickUps }) => `${pickUps.mean.toFixed(1)} times`,
  },
  {
    name: 'Score in a round',
    size: ({ roundScores }) => roundScores.mean,
    tell: ({ roundScores }) => middle(roundScores),
  },
  {
    name: 'Score at the end',
    size: ({ totals }) => totals.mean,
    tell: ({ totals }) => middle(totals),
  },
  {
    name: 'What starting is worth',
    size: ({ starter }) => starter.mean,
    tell: ({ starter }) => worth(starter),
  },
  {
    name: 'What an exact grab is worth',
    size: ({ exactGrab }) => exactGrab.points.mean,
    tell: ({ exactGrab }) =>
      exactGrab.share === 0
        ? 'nothing'
        : `${worth(exactGrab.points)}; ${percent(exactGrab.share)} of grabs`,
  },
];

/** Expectations for each rule set, line by line with small bars. */
export function outcomeLines(
  titles: readonly string[],
  outcomes: readonly Outcome[],
  paint: Paint,
): string[] {
  const marks = titles.length > 1 ? ['A', 'B'] : [' '];
  return [
    ...titles.map((title, at) => {
      const { games, rounds } = outcomes[at]!;
      return `${paint.bold(`${marks[at]} ${title}`.trim())}: ${wholeFigure(games)} games, ${wholeFigure(rounds)} rounds`;
    }),
    ...ROWS.flatMap((row) => ['', row.name, ...barsOf(row, outcomes, marks, paint)]),
    '',
    paint.dim('In brackets: the usual range. After ±: how far off it could be.'),
    paint.dim(
      `Assuming ${SECONDS.turn} s for a turn, ${SECONDS.laying} s more to meld, and ${SECONDS.round / 60} min to deal and count a round.`,
    ),
  ];
}

function barsOf(
  row: Row,
  outcomes: readonly Outcome[],
  marks: readonly string[],
  paint: Paint,
): string[] {
  const sizes = outcomes.map((outcome) => Math.max(0, row.size(outcome)));
  const full = row.full ?? Math.max(...sizes);
  return outcomes.map((outcome, at) => {
    const length = full === 0 ? 0 : Math.round((BAR * sizes[at]!) / full);
    const bar = padRight('█'.repeat(length), BAR);
    return `  ${marks[at]} ${paint.green(bar)} ${row.tell(outcome)}`;
  });
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}

function middle({ mean, quartiles }: Spread): string {
  const [low, , high] = quartiles;
  return `${wholeFigure(mean)} [${wholeFigure(low)} to ${wholeFigure(high)}]`;
}

function worth({ mean, high }: Estimate): string {
  return `${wholeFigure(mean)} points ± ${wholeFigure(high - mean)}`;
}
