import type { Seat } from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import {
  laysLess,
  parting,
  type Review,
  type ReviewedTurn,
  type Shares,
} from '@hand-and-foot/review';
import { sayReason } from '@hand-and-foot/words';
import { signed } from '../duplicate/report.ts';
import { rounded, wholeFigure } from '../figures.ts';
import { aligned, wrap } from '../layout.ts';
import { sentences } from '../sentences.ts';
import { chartLines } from './chart.ts';
import { contextFor, namesOfSides } from './context.ts';
import { sayWay, tableBefore } from './way.ts';
import { WIDTH } from './width.ts';

const CHANCES = 3;
/** The smallest cost worth a word, in points. */
const NOTABLE = 10;

/** The review for a person. */
export function reviewLines(replay: Replay, review: Review, whose: Seat | undefined): string[] {
  const { ruleSet, seats } = replay.header;
  return [
    ...wrap(sentences.review.title(ruleSet.name, seats.join(', ')), WIDTH),
    '',
    ...chartLines(replay, review),
    ...chanceLines(replay, review.turns, whose),
    ...shareLines(replay, review),
  ];
}

function chanceLines(
  replay: Replay,
  turns: readonly ReviewedTurn[],
  whose: Seat | undefined,
): string[] {
  const own = turns.filter(({ seat }) => whose === undefined || seat === whose);
  const chances = own
    .filter(({ cost, low }) => cost >= NOTABLE && low > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, CHANCES);
  const title = whose === undefined ? sentences.review.chances : sentences.review.yourChances;
  if (chances.length === 0) return [title, ...wrap(sentences.review.noChances, WIDTH, '  '), ''];
  return [title, ...chances.flatMap((turn, at) => chanceOf(replay, turn, at, whose)), ''];
}

function chanceOf(
  replay: Replay,
  turn: ReviewedTurn,
  at: number,
  whose: Seat | undefined,
): string[] {
  const { round, seat, played, best, because } = turn;
  const context = contextFor(replay, seat, round);
  const before = tableBefore(replay, turn.from);
  const from = Math.max(0, parting(best, played));
  const { better, just } = sentences.review;
  const way = sayWay(before, seat, best, context, from);
  const who = whose === undefined ? replay.header.seats[seat]! : undefined;
  const line = (text: string): string[] => wrap(text, WIDTH, '     ');
  return [
    ...wrap(
      sentences.review.chance(round, who, sayWay(before, seat, played, context, from)),
      WIDTH,
      `  ${at + 1}. `,
      '     ',
    ),
    ...line(laysLess(best, played) ? just(way) : better(way)),
    ...line(sayReason(because, context)),
    ...line(sentences.review.worth(tens(turn.cost), tens(turn.low), tens(turn.high))),
  ];
}

function tens(points: number): string {
  return wholeFigure(rounded(points / 10, 0) * 10);
}

function shareLines(replay: Replay, { forecast, luck, play }: Review): string[] {
  const names = namesOfSides(replay);
  const first = forecast.filter(({ round }, at) => round !== forecast[at - 1]?.round);
  const start = names.map((_, side) => first.reduce((sum, row) => sum + row.points[side]!, 0));
  const rows = names.map((name, side) => {
    const [lucky, played] = [luck.sides[side]!, play.sides[side]!];
    const points = start[side]! + lucky + played;
    return [name, wholeFigure(start[side]!), signed(lucky), signed(played), wholeFigure(points)];
  });
  return [
    sentences.review.shares,
    ...aligned([['', ...sentences.review.shareHead.split(' | ')], ...rows], 1),
    '',
    ...seatLines(replay, luck, play),
    ...wrap(sentences.review.sharesMean, WIDTH, '  '),
  ];
}

/** Partners share a side's luck and play; each one's own part follows. */
function seatLines({ header: { seats, terms } }: Replay, luck: Shares, play: Shares): string[] {
  if (terms.sides === terms.players) return [];
  const rows = seats.map((name, seat) => [
    name,
    signed(luck.seats[seat]!),
    signed(play.seats[seat]!),
  ]);
  return [...aligned([['', ...sentences.review.seatHead.split(' | ')], ...rows], 1), ''];
}
