import { botNamed, newGame, seatBots, type Game } from '@hand-and-foot/bots';
import {
  isGameOver,
  scoreRound,
  seatsOfScorer,
  seeded,
  sideOf,
  totals,
  winners,
  type Random,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { featuresOf, stockShare } from '../features.ts';
import { usualFor } from '../usual.ts';
import { roundsToCome } from '../win.ts';

/** One side at one moment of a game among bots, and how it ended. All points are in usual rounds. */
export interface Sample {
  readonly features: Float64Array;
  /** The points if the round ended at this moment. */
  readonly now: number;
  /** Running totals of every side before this round, the side's own first. */
  readonly totals: readonly number[];
  readonly left: number;
  readonly roundsToCome: number;
  /** How much of the round had been played, in actions. */
  played: number;
  /** The features of the other sides at the same moment. */
  readonly others: readonly Float64Array[];
  readonly othersNow: readonly number[];
  /** The round's points in the end. */
  points: number;
  /** The share of the win. */
  won: number;
  readonly scorer: number;
}

const MOST_ACTIONS = 4000;

/** Plays one game and remembers some of its moments, one side of each. */
export function samplesOf(terms: Terms, seed: string, every: number): Sample[] {
  const random = seeded(`${seed}/samples`);
  // Equals play each other, or the forecast would learn which seat has the better player.
  const make = botNamed(random.below(2) === 0 ? 'sharp' : 'steady')!;
  const game = newGame({ terms, bots: seatBots(terms, [make], seed), seed });
  const all: Sample[] = [];
  for (;;) {
    const round = roundOf(game, random, every);
    if (game.state.phase !== 'over') return [];
    all.push(...round);
    if (isGameOver(game.state)) return withWinners(all, game.state);
    game.dealNextRound();
  }
}

function withWinners(all: Sample[], state: State): Sample[] {
  const best = winners(state);
  for (const sample of all) sample.won = best.includes(sample.scorer) ? 1 / best.length : 0;
  return all;
}

function roundOf(game: Game, random: Random, every: number): Sample[] {
  const samples: Sample[] = [];
  while (game.state.phase !== 'over' && game.actions < MOST_ACTIONS) {
    if (game.state.phase !== 'deal' && random.below(every) === 0)
      samples.push(sampleOf(game, random));
    void game.letBotAct();
  }
  const { size } = usualFor(game.state.terms);
  const scores = scoreRound(game.state);
  for (const sample of samples) {
    sample.played /= game.actions;
    const side = sideOf(game.state, seatsOfScorer(game.state.terms, sample.scorer)[0]!);
    sample.points = scores[side]!.total / size;
  }
  return samples;
}

function sampleOf({ state, actions }: Game, random: Random): Sample {
  const { terms } = state;
  const usual = usualFor(terms);
  const features = featuresOf(state, usual);
  const now = scoreRound(state).map(({ total }) => total / usual.size);
  const sides = Array.from({ length: terms.scorers }, (_, each) =>
    sideOf(state, seatsOfScorer(terms, each)[0]!),
  );
  const scorer = random.below(terms.scorers);
  const order = [scorer, ...sides.keys()].filter((each, at) => at === 0 || each !== scorer);
  const all = totals(state).map((total) => total / usual.size);
  const [, ...others] = order.map((each) => sides[each]!);
  return {
    features: features[sides[scorer]!]!,
    now: now[sides[scorer]!]!,
    totals: order.map((each) => all[each]!),
    left: stockShare(state),
    roundsToCome: roundsToCome(state),
    played: actions,
    others: others.map((side) => features[side]!),
    othersNow: others.map((side) => now[side]!),
    points: 0,
    won: 0,
    scorer,
  };
}
