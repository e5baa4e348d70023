import { botNamed, newGame, seatBots, type Game } from '@hand-and-foot/bots';
import {
  determinize,
  scoreRound,
  seeded,
  viewFor,
  type State,
  type Terms,
} from '@hand-and-foot/engine';

/**
 * The share of the variance of a side’s points in mid-round that could be known by somebody who sees all hands:
 * from each moment, which is one of a round of its own, the cards nobody sees are dealt anew and played on often.
 * No forecast explains more.
 */
export function knowable(terms: Terms, moments: number, times: number): number {
  const outcomes = Array.from({ length: moments }, (_, number) =>
    outcomesFrom(midRound(terms, number), number, times),
  );
  const means = outcomes.map(meanOf);
  const within = meanOf(outcomes.map((each) => varianceOf(each)));
  const between = varianceOf(means) - within / times;
  return between / (between + within);
}

/** A moment between four and six tenths of a round, which is the first to the fourth of its game. */
function midRound(terms: Terms, number: number): State {
  const seed = `known/${number}`;
  const rounds = 1 + (number % 4);
  const whole = playedTo(terms, seed, rounds, Infinity);
  const share = 0.4 + (0.2 * ((number * 7) % 10)) / 10;
  return playedTo(terms, seed, rounds, Math.round(whole.actions * share)).state;
}

function playedTo(terms: Terms, seed: string, rounds: number, actions: number): Game {
  const game = newGame({ terms, bots: seatBots(terms, [botNamed('sharp')!], seed), seed });
  for (let round = 1; round < rounds; round++) {
    while (game.state.phase !== 'over') void game.letBotAct();
    game.dealNextRound();
  }
  while (game.state.phase !== 'over' && game.actions < actions) void game.letBotAct();
  return game;
}

/** The points of one side after each time. */
function outcomesFrom(state: State, number: number, times: number): number[] {
  const { terms } = state;
  const hands = Array.from(
    { length: terms.players },
    (_, seat) => viewFor(state, seat).hands[seat]!,
  );
  const view = { ...viewFor(state, 0), hands };
  return Array.from({ length: times }, (_, time) => {
    const seed = `${number}/${time}`;
    const begun = { state: determinize(terms, view, seeded(seed)), events: [] };
    const bots = seatBots(terms, [botNamed('sharp')!], seed);
    const game = newGame({ terms, bots, seed }, begun);
    while (game.state.phase !== 'over') void game.letBotAct();
    return scoreRound(game.state)[number % terms.sides]!.total;
  });
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function varianceOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  return (
    numbers.reduce((sum, each) => sum + (each - mean) * (each - mean), 0) / (numbers.length - 1)
  );
}
