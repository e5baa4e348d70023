import type { Reason } from '@hand-and-foot/bots';
import type { Action, Seat } from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { drawnLuck } from './drawn.ts';
import { forecast, forecastOfDeal, type Forecast } from './forecast.ts';
import { judging, type Care, type Judgment } from './judge.ts';
import { sharesOf, type Shares, type Weighed } from './shares.ts';
import { storyOf, stretchOf, type Moment, type Span, type Story } from './story.ts';
import { inTenths } from './tenths.ts';
import { findUsual } from './usual.ts';
import type { Work } from './work.ts';

/** The forecast after one step of the record; a round’s first is from before the cards are dealt. */
export interface ForecastRow extends Forecast {
  readonly round: number;
  /** Actions of the game so far; a deal adds none. */
  readonly action: number;
}

/** A seat’s turn, or its answer in another’s turn. */
export interface ReviewedTurn {
  readonly round: number;
  readonly seat: Seat;
  /** The first and the last of its steps in the record. */
  readonly from: number;
  readonly to: number;
  readonly played: readonly Action[];
  /**
   * The strongest bot’s way to play it, as far as it differs first: everything before is what was played, and
   * what comes after cards that nobody could foresee is left out.
   */
  readonly best: readonly Action[];
  /** Points that the bot’s way is better by, judged by what the seat knew; below zero where yours looks better. */
  readonly cost: number;
  /** The true difference lies between these in about 95 of 100 cases. */
  readonly low: number;
  readonly high: number;
  /** The bot’s reason for the first step that differs, or for its last if none does. */
  readonly because: Reason;
}

export interface Review {
  readonly forecast: readonly ForecastRow[];
  readonly turns: readonly ReviewedTurn[];
  readonly luck: Shares;
  readonly play: Shares;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
  /** Everything found so far: the forecast is whole early, then turns follow in order. */
  readonly soFar: Pick<Review, 'forecast' | 'turns'>;
}

export interface ReviewOptions {
  readonly care?: Care;
}

const CARE: Care = { worlds: 12, turns: 4 };
/** Forecasts between two reports. */
const FORECASTS = 100;

/** Reviews the game a small piece at a time; to stop it, ask for no more. */
export function* reviewGame(
  replay: Pick<Replay, 'steps'>,
  { care = CARE }: ReviewOptions = {},
): Generator<Progress, Review, void> {
  const story = storyOf(replay);
  const found: Found = { forecast: [], turns: [], judgments: [], weighed: [] };
  const report = (done: number): Progress => ({ done, of: story.spans.length, soFar: found });
  yield report(0);
  for (const _ of findUsual(story.moments[0]!.state.terms)) yield report(0);
  for (const moment of story.moments) {
    found.forecast.push(rowOf(moment));
    if (found.forecast.length % FORECASTS === 0) yield report(0);
  }
  for (const [at, span] of story.spans.entries()) {
    for (const _ of weighing(story, span, care, found)) yield report(at);
    const turn = turnEndedBy(story, found.judgments, at);
    if (turn) found.turns.push(turn);
    yield report(at + 1);
  }
  const { forecast: rows, turns, weighed } = found;
  return { forecast: rows, turns, ...sharesOf(story, rows, weighed) };
}

interface Found {
  readonly forecast: ForecastRow[];
  readonly turns: ReviewedTurn[];
  readonly judgments: Judgment[];
  readonly weighed: Weighed[];
}

function rowOf({ round, action, state, begins }: Moment): ForecastRow {
  return { round, action, ...told(begins ? forecastOfDeal(state) : forecast(state)) };
}

function* weighing(
  story: Story,
  span: Span,
  care: Care,
  { forecast: rows, ...found }: Found,
): Work<void> {
  const stretch = stretchOf(story, span);
  const [before, after] = [story.moments[span.from - 1]!.state, story.moments[span.to]!.state];
  const judgment = yield* judging(stretch, care);
  found.judgments.push(judgment);
  const drawn = drawnLuck(before, stretch, after, rows[span.to]!);
  found.weighed.push({ costs: judgment.costs, drawn });
}

/** The turn whose last stretch this is, if it is one’s last. */
function turnEndedBy(
  story: Story,
  judgments: readonly Judgment[],
  at: number,
): ReviewedTurn | undefined {
  const { spans } = story;
  if (at + 1 < spans.length && isSameTurn(story, at, at + 1)) return undefined;
  let first = at;
  while (first > 0 && isSameTurn(story, first - 1, at)) first--;
  return turnOf(story, spans.slice(first, at + 1), judgments.slice(first, at + 1));
}

function isSameTurn({ moments, spans }: Story, one: number, other: number): boolean {
  const [first, then] = [spans[one]!, spans[one + 1]!];
  // A turn begins with drawing or picking up.
  const begins = moments[then.from - 1]!.state.phase === 'draw';
  return first.round === then.round && first.seat === spans[other]!.seat && !begins;
}

function turnOf(
  { steps }: Story,
  spans: readonly Span[],
  judgments: readonly Judgment[],
): ReviewedTurn {
  const [{ round, seat, from }, { to }] = [spans[0]!, spans.at(-1)!];
  const at = tellingOf(judgments);
  const { best, because } = judgments[at]!;
  const actions = (first: number, end: number): Action[] =>
    steps.slice(first, end).map(({ action }) => action!);
  return {
    round,
    seat,
    from,
    to,
    played: actions(from, to + 1),
    best: [...actions(from, spans[at]!.from), ...best],
    ...totalOf(judgments),
    because,
  };
}

/** The judgment that tells most about a turn: the costliest, or the last if none costs anything. */
function tellingOf(judgments: readonly Judgment[]): number {
  const costs = judgments.map(({ cost }) => cost);
  const most = Math.max(...costs);
  return most > 0 ? costs.indexOf(most) : costs.length - 1;
}

/** Costs add up, and their uncertainties as those of separate measurements do. */
function totalOf(judgments: readonly Judgment[]): { cost: number; low: number; high: number } {
  let [cost, squares] = [0, 0];
  for (const { cost: each, high } of judgments) {
    cost += each;
    squares += (high - each) * (high - each);
  }
  const reach = Math.sqrt(squares);
  return { cost: inTenths(cost), low: inTenths(cost - reach), high: inTenths(cost + reach) };
}

/** Told as finely as it means something. */
function told({ points, winRound, win }: Forecast): Forecast {
  const finely = (chances: readonly number[]): number[] =>
    chances.map((chance) => Math.round(chance * 1e4) / 1e4);
  return { points: points.map(inTenths), winRound: finely(winRound), win: finely(win) };
}
