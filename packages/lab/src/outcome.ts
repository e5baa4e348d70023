import { exactGrabBonus, type Terms } from '@hand-and-foot/engine';
import type { RoundNotes } from './roundNotes.ts';
import { estimateOf, meanOf, spreadOf, type Estimate, type Spread } from './spread.ts';
import { minutesOf } from './time.ts';

/** The expected course of a game under some rules, from the games played so far. */
export interface Outcome {
  games: number;
  rounds: number;
  endedBy: { goingOut: number; stock: number };
  /** In a round, all seats together. */
  turns: Spread;
  /** A whole game, at a table with real cards; see the assumptions beside it. */
  minutes: Spread;
  opening: {
    /** In which turn of its seats a side first lays. */
    turn: Spread;
    /** The share of sides that never do, in a round. */
    never: number;
    /** The same in each round of the game, where the points asked for may differ. */
    byRound: { round: number; turn: number; never: number }[];
  };
  /** A side's points in a round, and a total at the end of a game. */
  roundScores: Spread;
  totals: Spread;
  /** How often the discards are taken in a round. */
  pickUps: Spread;
  /** How many points more a round brings to the side that starts it than to the others. */
  starter: Estimate;
  /** How often a grab is exact, and what that brings a seat in a round; nothing where it brings nothing. */
  exactGrab: { share: number; points: Estimate };
}

export interface GameNotes {
  rounds: RoundNotes[];
  totals: number[];
}

export function outcomeOf({ players, rules }: Terms, games: readonly GameNotes[]): Outcome {
  const rounds = games.flatMap((game) => game.rounds);
  const wentOut = rounds.filter((round) => round.wentOut).length;
  const grabs = rounds.map(({ exactGrabs }) => exactGrabs / players);
  return {
    games: games.length,
    rounds: rounds.length,
    endedBy: { goingOut: wentOut, stock: rounds.length - wentOut },
    turns: spreadOf(rounds.map(({ turns }) => turns)),
    minutes: spreadOf(games.map(minutesOfGame)),
    opening: { ...openingIn(rounds), byRound: byRound(rounds) },
    roundScores: spreadOf(rounds.flatMap(({ scores }) => scores)),
    totals: spreadOf(games.flatMap(({ totals }) => totals)),
    pickUps: spreadOf(rounds.map(({ pickUps }) => pickUps)),
    starter: estimateOf(rounds.map(leadOfStarter)),
    exactGrab: {
      share: meanOf(grabs),
      points: estimateOf(grabs.map((share) => share * exactGrabBonus(rules))),
    },
  };
}

function minutesOfGame({ rounds }: GameNotes): number {
  return rounds.reduce((sum, { turns, layings }) => sum + minutesOf(turns, layings), 0);
}

function openingIn(rounds: readonly RoundNotes[]): { turn: Spread; never: number } {
  const opened = rounds.flatMap((round) => round.opened);
  const turns = opened.filter((turn) => turn > 0);
  return {
    turn: spreadOf(turns),
    never: opened.length === 0 ? 0 : 1 - turns.length / opened.length,
  };
}

function byRound(rounds: readonly RoundNotes[]): Outcome['opening']['byRound'] {
  const numbers = [...new Set(rounds.map(({ round }) => round))].sort((a, b) => a - b);
  return numbers.map((round) => {
    const { turn, never } = openingIn(rounds.filter((each) => each.round === round));
    return { round, turn: turn.mean, never };
  });
}

function leadOfStarter({ scores, starterSide }: RoundNotes): number {
  const others = scores.filter((_, side) => side !== starterSide);
  return scores[starterSide]! - meanOf(others);
}
