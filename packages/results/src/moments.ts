import type { GameResult } from './result.ts';
import { isWon, booksIn, roundsOf, type Played } from './numbers.ts';

/** The best of something, and the game it happened in. */
export interface BestMoment {
  readonly is: 'bestRound' | 'bestGame' | 'biggestWin' | 'mostBooks';
  readonly count: number;
  readonly game: Pick<GameResult, 'id' | 'from' | 'rules' | 'ended'>;
  /** Of a round, from 1. */
  readonly round?: number;
}

/** The best moments of these games; the latest where several are equal. */
export function momentsOf(played: readonly Played[]): BestMoment[] {
  // The fewest points of a round are 0 for everybody who goes out: no moment to remember.
  const forMost = played.filter(({ game }) => !game.lowest);
  const rounds = forMost.flatMap((one) =>
    roundsOf(one).map(({ points }, at) => ({
      ...momentIn(one, 'bestRound', points),
      round: at + 1,
    })),
  );
  const wins = played.filter((one) => isWon(one) && one.game.winners.length === 1);
  return [
    best(rounds),
    best(forMost.map((one) => momentIn(one, 'bestGame', one.game.totals[one.scorer]!))),
    best(wins.map((one) => momentIn(one, 'biggestWin', leadOf(one)))),
    best(played.map((one) => momentIn(one, 'mostBooks', booksOf(one)))),
  ].filter((moment) => moment !== undefined && moment.count > 0) as BestMoment[];
}

function momentIn({ game }: Played, is: BestMoment['is'], count: number): BestMoment {
  const { id, from, rules, ended } = game;
  return { is, count, game: { id, from, rules, ...(ended === undefined ? {} : { ended }) } };
}

function best(moments: readonly BestMoment[]): BestMoment | undefined {
  return moments.reduce<BestMoment | undefined>(
    (most, one) => (most && most.count > one.count ? most : one),
    undefined,
  );
}

function leadOf({ game: { totals, lowest }, scorer }: Played): number {
  const others = totals.filter((_, other) => other !== scorer);
  return lowest ? Math.min(...others) - totals[scorer]! : totals[scorer]! - Math.max(...others);
}

function booksOf(one: Played): number {
  const { clean, dirty, wild } = booksIn(roundsOf(one));
  return clean + dirty + wild;
}
