import { worthOf, type Seat, type Terms } from '@hand-and-foot/engine';
import type { MakeBot } from '@hand-and-foot/bots';
import { playGame, BadAnswer, seatBots, stopAt, type Played } from '@hand-and-foot/bots';
import { scorerRoles, seatRoles, type Half, type BotRole } from './roles.ts';

/** Two bots, and the table at which they meet. */
export interface Contest {
  terms: Terms;
  a: Entrant;
  b: Entrant;
  /** The same seed gives the same deals. */
  seed: string;
  /** A clock, in milliseconds. */
  now: () => number;
}

export interface Entrant {
  name: string;
  make: MakeBot;
}

/** A whole game of a contest played twice, the same cards in the same places, with a and b exchanged. */
export interface Pair {
  /** a's share of the two games: one for the best total, a half for one shared with b. */
  won: number;
  /** How far a's mean totals are ahead of b's, in both games together; and the same for each round played. */
  ahead: number;
  points: number;
  /** The mean gain or loss of a running total in a round. */
  size: number;
  /** The mean total of a's sides and of b's, in each of the two games. */
  totals: readonly [Record<BotRole, number>, Record<BotRole, number>];
  rounds: number;
  actions: number;
  endedBy: Played['endedBy'];
  /** How long each decision took. */
  ms: Record<BotRole, number[]>;
}

/** A deal that cannot be counted: a bot did what it may not (`cause` says what), or a round did not end. */
export class Spoiled extends Error {
  override name = 'Spoiled';
  readonly bot: string;
  readonly seed: string;

  constructor(bot: string, seed: string, cause?: BadAnswer) {
    const what = cause?.message ?? 'a round did not end';
    super(`${bot}, deal ${seed}: ${what}`, { cause });
    this.bot = bot;
    this.seed = seed;
  }
}

/** Plays the deal of this number twice. Throws `Spoiled` instead of counting a broken game. */
export async function playPair(contest: Contest, deal: number): Promise<Pair> {
  const ms: Pair['ms'] = { a: [], b: [] };
  const seed = `${contest.seed}/${deal}`;
  const one = await playHalf(contest, seed, 0, ms);
  const two = await playHalf(contest, seed, 1, ms);
  const rounds = one.rounds + two.rounds;
  const totals = [totalsIn(contest.terms, one, 0), totalsIn(contest.terms, two, 1)] as const;
  const ahead = worthOf(contest.terms.rules, leadOfA(totals[0]) + leadOfA(totals[1]));
  return {
    won: (wonByA(contest.terms, one, 0) + wonByA(contest.terms, two, 1)) / 2,
    ahead,
    points: ahead / rounds,
    size: (meanSize(one) + meanSize(two)) / rounds,
    totals,
    rounds,
    actions: one.actions + two.actions,
    endedBy: {
      goingOut: one.endedBy.goingOut + two.endedBy.goingOut,
      stock: one.endedBy.stock + two.endedBy.stock,
    },
    ms,
  };
}

async function playHalf(
  contest: Contest,
  seed: string,
  half: Half,
  ms: Pair['ms'],
): Promise<Played> {
  const { terms, now } = contest;
  const roles = seatRoles(terms, half);
  const makers = roles.map((role) => contest[role].make);
  const took = (seat: Seat, time: number): void => void ms[roles[seat]!].push(time);
  try {
    const played = await playGame({
      terms,
      bots: seatBots(terms, makers, seed),
      seed,
      onBadAnswer: stopAt,
      stopwatch: { now, took },
    });
    if (played.unfinished) throw new Spoiled(`${contest.a.name} and ${contest.b.name}`, seed);
    return played;
  } catch (error) {
    if (error instanceof BadAnswer)
      throw new Spoiled(contest[roles[error.seat]!].name, seed, error);
    throw error;
  }
}

function wonByA(terms: Terms, { winners }: Played, half: Half): number {
  const roles = scorerRoles(terms, half);
  const won = new Set(winners.map((scorer) => roles[scorer]!));
  if (won.size > 1) return 0.5;
  return won.has('a') ? 1 : 0;
}

function totalsIn(terms: Terms, { totals }: Played, half: Half): Record<BotRole, number> {
  const roles = scorerRoles(terms, half);
  const meanOf = (role: BotRole): number => {
    const own = totals.filter((_, scorer) => roles[scorer] === role);
    return own.reduce((sum, total) => sum + total, 0) / own.length;
  };
  return { a: meanOf('a'), b: meanOf('b') };
}

function leadOfA({ a, b }: Record<BotRole, number>): number {
  return a - b;
}

function meanSize({ totals }: Played): number {
  return totals.reduce((sum, total) => sum + Math.abs(total), 0) / totals.length;
}
