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
    name: 'Rounds that end with somebody going out, not with an empty draw pile',
    size: ({ out }) => out.mean,
    full: 1,
    tell: ({ out }) => share(out),
  },
  {
    name: 'Turns each player gets in a round',
    size: ({ turnsEach }) => turnsEach.mean,
    tell: ({ turnsEach }) => middle(turnsEach, 1),
  },
  {
    name: 'Minutes for a game',
    size: ({ minutes }) => minutes.mean,
    tell: ({ minutes }) => middle(minutes),
  },
  {
    name: 'Turns it takes to go down',
    size: ({ opening }) => opening.turn.mean,
    tell: ({ opening }) => middle(opening.turn, 1),
  },
  {
    name: 'Rounds in which a player or team never goes down',
    size: ({ opening }) => opening.missed.mean,
    full: 1,
    tell: ({ opening }) => share(opening.missed),
  },
  {
    name: 'Books a player or team makes in a round',
    size: ({ books }) => books.clean.mean + books.dirty.mean + books.wild.mean,
    tell: ({ books }) =>
      (['clean', 'dirty', 'wild'] as const)
        .filter((kind) => books[kind].mean > 0)
        .map((kind) => `${kind} ${give(books[kind], 1)}`)
        .join(', '),
  },
  {
    name: 'Times the pile is picked up in a round',
    size: ({ pickUps }) => pickUps.mean,
    tell: ({ pickUps }) => middle(pickUps, 1),
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
      const { games, rounds, bot } = outcomes[at]!;
      return `${paint.bold(`${marks[at]} ${title}`.trim())}: ${wholeFigure(games)} games, ${wholeFigure(rounds)} rounds, played by ${bot} bots`;
    }),
    ...ROWS.flatMap((row) => ['', row.name, ...barsOf(row, outcomes, marks, paint)]),
    '',
    paint.dim('After ± or in parentheses: how far off it could be. In brackets: the usual range.'),
    paint.dim('These are bots. People who play differently will get different numbers.'),
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

function percent(part: number): string {
  return `${Math.round(100 * part)}%`;
}

/** "94% (92% to 96%)". */
function share({ mean, low, high }: Estimate): string {
  return `${percent(mean)} (${percent(low)} to ${percent(high)})`;
}

function middle(spread: Spread, digits = 0): string {
  const [low, , high] = spread.quartiles;
  return `${give(spread, digits)} [${figure(low, digits)} to ${figure(high, digits)}]`;
}

function give({ mean, high }: Spread, digits: number): string {
  return `${figure(mean, digits)} ± ${figure(high - mean, digits)}`;
}

function figure(number: number, digits: number): string {
  return digits === 0 ? wholeFigure(number) : number.toFixed(digits);
}

function worth(estimate: Estimate): string {
  return `${wholeFigure(estimate.mean)} points ± ${wholeFigure(estimate.high - estimate.mean)}`;
}
