import { botNamed, newGame, seatBots, type Game } from '@hand-and-foot/bots';
import { isGameOver, seeded, type Random, type State, type Terms } from '@hand-and-foot/engine';
import { featuresOf } from '../features.ts';
import { usualFor } from '../usual.ts';
import { sharesOfWin, varianceToCome } from '../win.ts';
import { roundWorth, sidesOfScorers, totalsWorth } from '../worth.ts';

/** One moment of a game among bots, and how it ended. All points are in usual rounds. */
export interface Sample {
  readonly rows: readonly Float64Array[];
  /** Each side’s points if the round ended at this moment. */
  readonly now: readonly number[];
  /** Running totals before this round, and the side of each. */
  readonly totals: readonly number[];
  readonly sides: readonly number[];
  /** The variance of the rounds after this one. */
  readonly toCome: number;
  /** How much of the round had been played, in actions. */
  played: number;
  /** Each side’s points in the end. */
  points: readonly number[];
  /** The share of the win of each running total. */
  won: readonly number[];
}

const MOST_ACTIONS = 4000;

/** Plays one game and remembers some moments of each round. */
export function samplesOf(terms: Terms, seed: string, each: number): Sample[] {
  const random = seeded(`${seed}/samples`);
  // Equals play each other, or the forecast would learn which seat has the better player.
  const make = botNamed(random.below(2) === 0 ? 'sharp' : 'steady')!;
  const game = newGame({ terms, bots: seatBots(terms, [make], seed), seed });
  const all: Sample[] = [];
  for (;;) {
    const round = roundOf(game, random, each);
    if (game.state.phase !== 'over') return [];
    all.push(...round);
    if (isGameOver(game.state)) return withWinners(all, game.state);
    game.dealNextRound();
  }
}

function withWinners(all: Sample[], state: State): Sample[] {
  const won = sharesOfWin(state);
  for (const sample of all) sample.won = won;
  return all;
}

/** Every moment is as likely as another, whatever the round’s length: each new one may take an older one’s place. */
function roundOf(game: Game, random: Random, each: number): Sample[] {
  const samples: Sample[] = [];
  let moments = 0;
  while (game.state.phase !== 'over' && game.actions < MOST_ACTIONS) {
    if (game.state.phase !== 'deal') {
      const place = moments < each ? moments : random.below(moments + 1);
      if (place < each) samples[place] = sampleOf(game);
      moments++;
    }
    void game.letBotAct();
  }
  const { size } = usualFor(game.state.terms);
  const points = roundWorth(game.state).map((worth) => worth / size);
  for (const sample of samples) {
    sample.played /= game.actions;
    sample.points = points;
  }
  return samples;
}

function sampleOf({ state, actions }: Game): Sample {
  const usual = usualFor(state.terms);
  return {
    rows: featuresOf(state, usual),
    now: roundWorth(state).map((worth) => worth / usual.size),
    totals: totalsWorth(state).map((worth) => worth / usual.size),
    sides: sidesOfScorers(state),
    toCome: varianceToCome(state, usual),
    played: actions,
    points: [],
    won: [],
  };
}
