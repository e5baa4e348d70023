import { botNamed, newGame, seatBots, type Game } from '@hand-and-foot/bots';
import { isGameOver, stockToCome, type State, type Terms } from '@hand-and-foot/engine';
import { measured } from './measured.ts';
import { ROUNDS } from './usualRounds.ts';
import { done, type Work } from './work.ts';
import { roundWorth } from './worth.ts';

/** A usual round under some rules, which makes one model fit them all. */
export interface Usual {
  /** The points of a side, by their size: rules whose rounds end near zero have a size too. */
  readonly size: number;
  /** The mean points of a side, by what they are worth. */
  readonly mean: number;
  /** How far the sides’ points in a round usually lie from their mean in that round, in sizes. */
  readonly spread: number;
  /** The share of rounds that somebody ended by going out. */
  readonly ended: number;
  /** The share of the stock that is left when a round ends. */
  readonly stockLeft: number;
}

/** Enough for a steady measure, and done in well under a second. */
const GAMES = 4;
const MOST_ACTIONS = 4000;
/** Actions between two chances to stop. */
const SLICE = 100;

const roundsAt = measured(ROUNDS);
const found = new WeakMap<Terms, Usual>();

/** The usual round: from a table for rules that many play, else measured by letting bots play. */
export function usualFor(terms: Terms): Usual {
  return done(findUsual(terms));
}

/** The same in small pieces, for those who must not wait long at a time. */
export function* findUsual(terms: Terms): Work<Usual> {
  const usual = found.get(terms) ?? committed(terms) ?? (yield* measureUsual(terms, GAMES));
  found.set(terms, usual);
  return usual;
}

function committed(terms: Terms): Usual | undefined {
  const numbers = roundsAt(terms);
  if (!numbers) return undefined;
  const [size, mean, spread, ended, stockLeft] = numbers as [
    number,
    number,
    number,
    number,
    number,
  ];
  return { size, mean, spread, ended, stockLeft };
}

/** Measured by games whose seeds never change, among bots that compute the same everywhere. */
export function* measureUsual(terms: Terms, games: number): Work<Usual> {
  const rounds: Seen[] = [];
  for (let number = 0; number < games; number++) yield* playOne(terms, `usual/${number}`, rounds);
  const points = rounds.flatMap(({ totals }) => totals);
  const size = Math.max(1, meanOf(points.map(Math.abs)));
  const mean = meanOf(points);
  return {
    size,
    mean,
    spread: Math.sqrt(meanOf(rounds.map(({ totals }) => varianceOf(totals)))) / size,
    ended: meanOf(rounds.map(({ ended }) => (ended ? 1 : 0))),
    stockLeft: meanOf(rounds.map(({ stockLeft }) => stockLeft)),
  };
}

interface Seen {
  readonly totals: readonly number[];
  readonly ended: boolean;
  readonly stockLeft: number;
}

function* playOne(terms: Terms, seed: string, rounds: Seen[]): Work<void> {
  const bots = seatBots(terms, [botNamed('sharp')!, botNamed('steady')!], seed);
  const game = newGame({ terms, bots, seed });
  for (;;) {
    yield* playRound(game);
    if (game.state.phase !== 'over') return;
    rounds.push(seenIn(game.state));
    if (isGameOver(game.state)) return;
    game.dealNextRound();
  }
}

function* playRound(game: Game): Work<void> {
  while (game.state.phase !== 'over' && game.actions < MOST_ACTIONS) {
    void game.letBotAct();
    if (game.actions % SLICE === 0) yield;
  }
}

function seenIn(state: State): Seen {
  return {
    totals: roundWorth(state),
    ended: state.outBy >= 0,
    stockLeft: Math.min(1, stockToCome(state) / state.terms.deckSize),
  };
}

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  return squares / Math.max(1, numbers.length - 1);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
