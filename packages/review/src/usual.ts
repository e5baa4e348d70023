import { botNamed, newGame, seatBots } from '@hand-and-foot/bots';
import { isGameOver, scoreRound, type State, type Terms } from '@hand-and-foot/engine';
import { stockShare } from './features.ts';

/** A usual round under some rules, which makes one model fit them all. */
export interface Usual {
  /** The points of a side, by their size: rules whose rounds end near zero have a size too. */
  readonly size: number;
  /** The mean points of a side. */
  readonly mean: number;
  /** The share of rounds that somebody ended by going out. */
  readonly ended: number;
  /** The share of the stock that is left when a round ends. */
  readonly stockLeft: number;
}

/** Enough for a steady measure, and done in well under a second. */
const GAMES = 4;
const MOST_ACTIONS = 4000;

const measured = new WeakMap<Terms, Usual>();

/** Measured by letting bots play a few games whose seeds never change. */
export function usualFor(terms: Terms): Usual {
  const known = measured.get(terms);
  if (known) return known;
  const usual = measure(terms);
  measured.set(terms, usual);
  return usual;
}

function measure(terms: Terms): Usual {
  const sum = { size: 0, mean: 0, ended: 0, stockLeft: 0, rounds: 0, sides: 0 };
  for (let number = 0; number < GAMES; number++) playOne(terms, `usual/${number}`, sum);
  return {
    size: Math.max(1, sum.size / Math.max(1, sum.sides)),
    mean: sum.mean / Math.max(1, sum.sides),
    ended: sum.ended / Math.max(1, sum.rounds),
    stockLeft: sum.stockLeft / Math.max(1, sum.rounds),
  };
}

type Sum = Record<'size' | 'mean' | 'ended' | 'stockLeft' | 'rounds' | 'sides', number>;

function playOne(terms: Terms, seed: string, sum: Sum): void {
  const bots = seatBots(terms, [botNamed('sharp')!, botNamed('steady')!], seed);
  const game = newGame({ terms, bots, seed });
  for (;;) {
    while (game.state.phase !== 'over' && game.actions < MOST_ACTIONS) void game.letBotAct();
    if (game.state.phase !== 'over') return;
    addRound(game.state, sum);
    if (isGameOver(game.state)) return;
    game.dealNextRound();
  }
}

function addRound(state: State, sum: Sum): void {
  sum.rounds++;
  if (state.outBy >= 0) sum.ended++;
  sum.stockLeft += stockShare(state);
  for (const { total } of scoreRound(state)) {
    sum.sides++;
    sum.size += Math.abs(total);
    sum.mean += total;
  }
}
