import type { Replay } from '@hand-and-foot/record';
import type { ForecastRow, Review, ReviewedTurn } from '@hand-and-foot/review';
import { english } from '@hand-and-foot/words';
import { signed } from '../duplicate/report.ts';
import { padLeft, padRight, widthOf, wrap } from '../layout.ts';
import { sentences } from '../sentences.ts';
import { contextFor, namesOfSides } from './context.ts';
import { sayWay, tableBefore } from './way.ts';
import { WIDTH } from './width.ts';

const BARS = Array.from('▁▂▃▄▅▆▇█');
/** Columns of a round's chart. */
const WIDE = 48;
/** Turns marked in each round. */
const MARKED = 3;

/** For each round, what each side could expect over time, and the turns that moved it most. */
export function chartLines(replay: Replay, { forecast, turns }: Review): string[] {
  const rounds = [...new Set(forecast.map(({ round }) => round))];
  return rounds.flatMap((round) => {
    const rows = forecast.filter((row) => row.round === round);
    const from = forecast.indexOf(rows[0]!);
    const own = turns.filter((turn) => turn.round === round);
    return rows.length < 2 ? [] : roundLines(replay, round, rows, from, own);
  });
}

function roundLines(
  replay: Replay,
  round: number,
  rows: readonly ForecastRow[],
  from: number,
  turns: readonly ReviewedTurn[],
): string[] {
  const names = namesOfSides(replay);
  const width = Math.max(...names.map(widthOf));
  const all = rows.flatMap(({ points }) => points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const columns = Math.min(WIDE, rows.length);
  const rowAt = (column: number): number =>
    Math.round((column * (rows.length - 1)) / Math.max(1, columns - 1));
  const bar = (points: number): string =>
    BARS[Math.min(7, Math.floor((8 * (points - least)) / Math.max(1, most - least)))]!;
  const moved = mostMoving(rows, from, turns);
  const columnOf = (step: number): number =>
    Math.round(((step - from) * (columns - 1)) / Math.max(1, rows.length - 1));
  const marks = Array.from({ length: columns }, (_, column) =>
    moved.some(({ to }) => columnOf(to) === column) ? '▲' : ' ',
  ).join('');
  return [
    sentences.review.round(round),
    ...names.map((name, side) => {
      const bars = Array.from({ length: columns }, (_, column) =>
        bar(rows[rowAt(column)]!.points[side]!),
      ).join('');
      const [first, last] = [rows[0]!, rows.at(-1)!].map(({ points }) =>
        padLeft(english.figure(Math.round(points[side]!)), 6),
      );
      return `  ${padRight(name, width)}  ${bars} ${first} → ${last!.trim()}`;
    }),
    `  ${padRight('', width)}  ${marks.trimEnd()}`,
    ...moved.flatMap((turn) => sayMove(replay, turn, rows, from)),
    '',
  ];
}

/** The turns that moved what the sides could expect the most, in their order. */
function mostMoving(
  rows: readonly ForecastRow[],
  from: number,
  turns: readonly ReviewedTurn[],
): ReviewedTurn[] {
  return [...turns]
    .sort((one, other) => moveOf(rows, from, other) - moveOf(rows, from, one))
    .slice(0, MARKED)
    .sort((one, other) => one.from - other.from);
}

function changesIn(rows: readonly ForecastRow[], from: number, turn: ReviewedTurn): number[] {
  const [before, after] = [rows[turn.from - 1 - from]!, rows[turn.to - from]!];
  return after.points.map((points, side) => points - before.points[side]!);
}

function moveOf(rows: readonly ForecastRow[], from: number, turn: ReviewedTurn): number {
  return changesIn(rows, from, turn).reduce((sum, each) => sum + Math.abs(each), 0);
}

function sayMove(
  replay: Replay,
  turn: ReviewedTurn,
  rows: readonly ForecastRow[],
  from: number,
): string[] {
  const changes = changesIn(rows, from, turn);
  const most = Math.max(...changes.map(Math.abs));
  const side = changes.findIndex((change) => Math.abs(change) === most);
  const who = replay.header.seats[turn.seat]!;
  const name = namesOfSides(replay)[side]!;
  const way = sayWay(
    tableBefore(replay, turn.from),
    turn.seat,
    turn.played,
    contextFor(replay, turn.seat, turn.round),
  );
  const points = signed(changes[side]!);
  const moved = name === who ? points : sentences.review.movedFor(points, name);
  return wrap(sentences.review.moved(who, moved, way), WIDTH, '  ▲ ', '    ');
}
