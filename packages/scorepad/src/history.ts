import { seatsOfScorer } from '@hand-and-foot/engine';
import { gainsOf, isOver, leadOf, totalsOf } from './standing.ts';
import { changesSides, type Pad } from './pad.ts';

/** A game's result, for each running total. */
export interface Result {
  readonly scorers: readonly {
    readonly names: readonly string[];
    readonly gains: readonly number[];
    readonly total: number;
    readonly won: boolean;
  }[];
}

/** A person's games, in the order in which they were handed in. */
export interface Person {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  /** Points a round, over all of them. */
  readonly average: number;
  readonly best: number;
  /** The most games won one after another. */
  readonly run: number;
  /** The final total of each game. */
  readonly totals: readonly number[];
}

/** Only a game that is over has one. */
export function resultOf(pad: Pad): Result | undefined {
  if (!isOver(pad)) return undefined;
  const gains = gainsOf(pad);
  const totals = totalsOf(pad);
  const { scorers: winners } = leadOf(pad);
  return {
    scorers: totals.map((total, scorer) => ({
      names: seatsOfScorer(pad.terms, scorer).map((seat) => pad.names[seat]!.trim()),
      gains: gains.map((round) => round[scorer]!),
      total,
      won: winners.includes(scorer),
    })),
  };
}

/** Everybody with a name, those who played most first. Who writes a name in capitals is the same person. */
export function peopleIn(results: readonly Result[]): Person[] {
  const played = results.flatMap(({ scorers }) =>
    scorers.flatMap((scorer) =>
      scorer.names.filter((name) => name !== '').map((name) => ({ name, scorer })),
    ),
  );
  const keys = [...new Set(played.map(({ name }) => name.toLocaleLowerCase()))];
  return keys
    .map((key) => personOf(played.filter(({ name }) => name.toLocaleLowerCase() === key)))
    .sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

function personOf(games: readonly { name: string; scorer: Result['scorers'][number] }[]): Person {
  const rounds = games.flatMap(({ scorer }) => scorer.gains);
  return {
    name: games.at(-1)!.name,
    games: games.length,
    won: games.filter(({ scorer }) => scorer.won).length,
    average: Math.round(rounds.reduce((sum, points) => sum + points, 0) / rounds.length),
    best: Math.max(...rounds),
    run: longestRun(games.map(({ scorer }) => scorer.won)),
    totals: games.map(({ scorer }) => scorer.total),
  };
}

function longestRun(won: readonly boolean[]): number {
  let run = 0;
  let longest = 0;
  for (const one of won) {
    run = one ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Games among the same people have the same text, in any seats. */
export function companyOf(pad: Pad): string {
  const sides = Array.from({ length: pad.terms.scorers }, (_, scorer) =>
    seatsOfScorer(pad.terms, scorer)
      .map((seat) => pad.names[seat]!.trim().toLocaleLowerCase())
      .sort()
      .join('+'),
  );
  return `${changesSides(pad) ? 'changing ' : ''}${sides.sort().join(' ')}`;
}
