import type { Reason } from '@hand-and-foot/bots';
import type { Action, Seat } from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { forecast, forecastOfDeal, type Forecast } from './forecast.ts';
import { judged, type Care, type Judgment } from './judge.ts';
import { sharesOf, type Shares } from './shares.ts';
import { storyOf, type Story, type Told } from './story.ts';
import { inTenths } from './tenths.ts';

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

const CARE: Care = { worlds: 16, turns: 4 };
/** Forecasts between two reports. */
const FORECASTS = 100;

/** Reviews the game a small piece at a time; whoever asks for no more stops it. */
export function* reviewGame(
  replay: Pick<Replay, 'steps'>,
  { care = CARE }: ReviewOptions = {},
): Generator<Progress, Review, void> {
  const story = storyOf(replay);
  const soFar = { forecast: [] as ForecastRow[], turns: [] as ReviewedTurn[] };
  const of = story.stretches.length;
  yield { done: 0, of, soFar };
  const forecasts: Forecast[] = [];
  for (const { round, action, state, begins } of story.moments) {
    const now = told(forecast(state));
    forecasts.push(now);
    soFar.forecast.push({ round, action, ...(begins ? told(forecastOfDeal(state)) : now) });
    if (forecasts.length % FORECASTS === 0) yield { done: 0, of, soFar };
  }
  const judgments: Judgment[] = [];
  for (const [at, stretch] of story.stretches.entries()) {
    judgments.push(judged(stretch, care));
    const turn = turnEndedBy(story, judgments, at);
    if (turn) soFar.turns.push(turn);
    yield { done: at + 1, of, soFar };
  }
  return { ...soFar, ...sharesOf(story, soFar.forecast, forecasts, judgments) };
}

/** The turn whose last stretch this is, if it is one’s last. */
function turnEndedBy(
  { stretches }: Story,
  judgments: readonly Judgment[],
  at: number,
): ReviewedTurn | undefined {
  const last = stretches[at]!;
  const next = stretches[at + 1];
  if (next && isSameTurn(last, next)) return undefined;
  let first = at;
  while (first > 0 && isSameTurn(stretches[first - 1]!, last)) first--;
  return turnOf(stretches.slice(first, at + 1), judgments.slice(first, at + 1));
}

function isSameTurn(one: Told, other: Told): boolean {
  // A turn begins with drawing or picking up.
  return one.round === other.round && one.seat === other.seat && other.view.phase !== 'draw';
}

function turnOf(stretches: readonly Told[], judgments: readonly Judgment[]): ReviewedTurn {
  const [first, last] = [stretches[0]!, stretches.at(-1)!];
  const worst = judgments.reduce(
    (most, each, at) => (each.cost > judgments[most]!.cost ? at : most),
    0,
  );
  const { because } = judgments[worst]!.cost > 0 ? judgments[worst]! : judgments.at(-1)!;
  const before = stretches.slice(0, worst).flatMap(({ actions }) => actions);
  return {
    round: first.round,
    seat: first.seat,
    from: first.from,
    to: last.to,
    played: stretches.flatMap(({ actions }) => actions),
    best: [...before, ...judgments[worst]!.best],
    ...totalOf(judgments),
    because,
  };
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
function told({ points, win }: Forecast): Forecast {
  return { points: points.map(inTenths), win: win.map((chance) => Math.round(chance * 1e4) / 1e4) };
}
