import { exactGrabBonus, worthOf, type BookKind, type Terms } from '@hand-and-foot/engine';
import type { RoundNotes } from './roundNotes.ts';
import { estimateOf, meanOf, shareOf, spreadOf, type Estimate, type Spread } from './spread.ts';
import { minutesOf } from './time.ts';

/** The expected course of a game under some rules, from the games played so far. */
export interface Outcome {
  /** The level of the bots that played. */
  bot: string;
  games: number;
  rounds: number;
  endedBy: { goingOut: number; stock: number };
  /** The share of rounds that end with somebody going out. */
  out: Estimate;
  /** In a round, all seats together; and of one seat. */
  turns: Spread;
  turnsEach: Spread;
  /** A whole game, at a table with real cards; see the assumptions beside it. */
  minutes: Spread;
  opening: {
    /** In which turn of its seats a side first lays. */
    turn: Spread;
    /** The share of sides that never do, in a round. */
    never: number;
    /** The same with its interval. */
    missed: Estimate;
    /** The same in each round of the game, where the points asked for may differ. */
    byRound: { round: number; turn: number; never: number }[];
  };
  /** Finished books of a side at the end of a round. */
  books: Record<BookKind, Spread>;
  /** A side's points in a round, and a total at the end of a game. */
  roundScores: Spread;
  totals: Spread;
  /** How often the discards are taken in a round. */
  pickUps: Spread;
  /** By how many points a round leaves the side that starts it ahead of the others. */
  starter: Estimate;
  /** How often a grab is exact, and what that brings a seat in a round; nothing where it brings nothing. */
  exactGrab: { share: number; points: Estimate };
}

export interface GameNotes {
  rounds: RoundNotes[];
  totals: number[];
}

export function outcomeOf(
  { players, rules }: Terms,
  games: readonly GameNotes[],
  bot: string,
): Outcome {
  const rounds = games.flatMap((game) => game.rounds);
  const wentOut = rounds.filter((round) => round.wentOut).length;
  const grabs = rounds.map(({ exactGrabs }) => exactGrabs / players);
  const ofRounds = (figures: (round: RoundNotes) => readonly number[]): Spread =>
    spreadOf(games.map((game) => game.rounds.flatMap(figures)));
  const booksOf = (kind: BookKind): Spread =>
    ofRounds(({ books }) => books.map((each) => each[kind]));
  return {
    bot,
    games: games.length,
    rounds: rounds.length,
    endedBy: { goingOut: wentOut, stock: rounds.length - wentOut },
    out: shareOf(wentOut, rounds.length),
    turns: ofRounds(({ turns }) => [turns]),
    turnsEach: ofRounds(({ turns }) => [turns / players]),
    minutes: spreadOf(games.map((game) => [minutesOfGame(game)])),
    opening: { ...openingIn(games), byRound: byRound(games) },
    books: { clean: booksOf('clean'), dirty: booksOf('dirty'), wild: booksOf('wild') },
    roundScores: ofRounds(({ scores }) => scores),
    totals: spreadOf(games.map(({ totals }) => totals)),
    pickUps: ofRounds(({ pickUps }) => [pickUps]),
    starter: estimateOf(rounds.map((round) => worthOf(rules, leadOfStarter(round)))),
    exactGrab: {
      share: meanOf(grabs),
      points: estimateOf(grabs.map((share) => share * exactGrabBonus(rules))),
    },
  };
}

function minutesOfGame({ rounds }: GameNotes): number {
  return rounds.reduce((sum, { turns, layings }) => sum + minutesOf(turns, layings), 0);
}

function openingIn(
  games: readonly Pick<GameNotes, 'rounds'>[],
): Omit<Outcome['opening'], 'byRound'> {
  const opened = games.map(({ rounds }) => rounds.flatMap((round) => round.opened));
  const all = opened.flat().length;
  const missed = shareOf(opened.flat().filter((turn) => turn === 0).length, all);
  return {
    turn: spreadOf(opened.map((turns) => turns.filter((turn) => turn > 0))),
    never: missed.mean,
    missed,
  };
}

function byRound(games: readonly GameNotes[]): Outcome['opening']['byRound'] {
  const played = games.flatMap(({ rounds }) => rounds.map(({ round }) => round));
  const numbers = [...new Set(played)].sort((a, b) => a - b);
  return numbers.map((round) => {
    const only = games.map(({ rounds }) => ({
      rounds: rounds.filter((each) => each.round === round),
    }));
    const { turn, never } = openingIn(only);
    return { round, turn: turn.mean, never };
  });
}

function leadOfStarter({ scores, starterSide }: RoundNotes): number {
  const others = scores.filter((_, side) => side !== starterSide);
  return scores[starterSide]! - meanOf(others);
}
