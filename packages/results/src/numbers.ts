import type { Books, GameResult, ScorerRound } from './result.ts';

/** One player's numbers over some games. Partners share points, books and going out. */
export interface Numbers {
  readonly games: number;
  /** A shared win counts. */
  readonly won: number;
  readonly rounds: number;
  readonly bestRound: number;
  /** Rounded. */
  readonly averageRound: number;
  readonly averageGame: number;
  readonly books: Books;
  /** How many rounds the player or a partner ended by going out. */
  readonly wentOut: number;
}

/** A game, and the running total that is the player's. */
export interface Played {
  readonly game: GameResult;
  readonly scorer: number;
}

/** The best round; where games differ in what is best, one of those that most points win. */
function bestIn(played: readonly Played[]): number {
  const forMost = played.filter(({ game }) => !game.lowest);
  const points = (games: readonly Played[]): number[] =>
    games.flatMap(roundsOf).map((round) => round.points);
  return forMost.length > 0
    ? points(forMost).reduce((best, one) => Math.max(best, one), -Infinity)
    : points(played).reduce((best, one) => Math.min(best, one), Infinity);
}

/** The numbers of at least one game. */
export function numbersOf(played: readonly Played[]): Numbers {
  const rounds = played.flatMap(roundsOf);
  const points = rounds.map((round) => round.points);
  return {
    games: played.length,
    won: played.filter(isWon).length,
    rounds: rounds.length,
    bestRound: bestIn(played),
    averageRound: average(points),
    averageGame: average(played.map(({ game, scorer }) => game.totals[scorer]!)),
    books: booksIn(rounds),
    wentOut: rounds.filter(({ wentOut }) => wentOut).length,
  };
}

export function roundsOf({ game, scorer }: Played): ScorerRound[] {
  return game.rounds.map(({ scorers }) => scorers[scorer]!);
}

export function isWon({ game, scorer }: Played): boolean {
  return game.winners.includes(scorer);
}

export function booksIn(rounds: readonly ScorerRound[]): Books {
  const sum = (kind: keyof Books): number =>
    rounds.reduce((books, round) => books + round.books[kind], 0);
  return { clean: sum('clean'), dirty: sum('dirty'), wild: sum('wild') };
}

function average(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length) + 0;
}
