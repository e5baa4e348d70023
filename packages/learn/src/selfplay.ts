import {
  isGameOver,
  scoreRound,
  seeded,
  sideOf,
  worthOf,
  type Random,
  type Seat,
  type Side,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { newGame, stopAt, type Bot, type Game } from '@hand-and-foot/bots';
import {
  brain,
  eachPlan,
  LEARNER,
  leadOf,
  likingOf,
  newPlanRoom,
  roundsLeft,
  type Level,
  type MakePicker,
  type Net,
  type Picker,
} from '@hand-and-foot/bots/parts';
import { hiddenFrom } from './hidden.ts';
import { endDecisions, newDecision, storeChoice, storePlan, type DecisionRows } from './rows.ts';

export interface SelfPlay {
  readonly terms: Terms;
  readonly table: number;
  readonly seed: string;
  /** Picks among plans by lot, those it likes more often; without one, those whose own value is higher. */
  readonly net?: Net | undefined;
  /** How many of the best plans are looked at. */
  readonly choices: number;
  /** The only side that learns, if the others play by hand. */
  readonly learns?: Side | undefined;
}

/** How much a hundred points of a plan's own value count before there is a net. */
const EAGERNESS = 8;

/** It looks farther than by hand, but less far than in earnest: more games teach more. */
const WIDE = { width: 12, trials: 500 };

/** Plays a whole game and gives its decisions: seat by seat, each round in order. */
export function playToLearn(play: SelfPlay): DecisionRows[] {
  const { terms, seed, learns } = play;
  const noted = Array.from({ length: terms.players }, (): DecisionRows[] => []);
  const table: { game?: Game } = {};
  const bots = noted.map((decisions, seat): Bot => {
    const random = seeded(`${seed}/bot/${seat}`);
    const sits = learns === undefined || terms.sides === 1 || seat % terms.sides === learns;
    if (!sits) return brain(LEARNER)(terms, seat, random);
    const picker = noting(play, () => table.game!.state, seat, decisions);
    return brain({ ...LEARNER, ...WIDE, picker } satisfies Level)(terms, seat, random);
  });
  const game = (table.game = newGame({ terms, seed, bots, onBadAnswer: stopAt }));
  const all: DecisionRows[] = [];
  for (;;) {
    while (game.state.phase !== 'over') void game.letBotAct();
    all.push(...endRound(game.state, noted));
    if (isGameOver(game.state)) return all;
    game.dealNextRound();
  }
}

/** A picker that chooses by lot and notes what it saw, and what it couldn't. */
function noting(
  { net, choices, learns, seed, table }: SelfPlay,
  stateNow: () => State,
  seat: Seat,
  decisions: DecisionRows[],
): MakePicker {
  const lot = seeded(`${seed}/lot/${seat}`);
  return (terms): Picker => {
    const room = newPlanRoom(terms);
    return {
      choices,
      pick(ways, spot) {
        const state = stateNow();
        const moment = {
          table,
          lead: leadOf(state, seat),
          left: roundsLeft(state),
          byHand: learns !== undefined,
        };
        const decision = newDecision(moment, ways.length, hiddenFrom(state, seat));
        const likings: number[] = [];
        eachPlan(ways, spot, room, (_, at) => {
          storePlan(decision, at, room);
          likings.push(net ? likingOf(net, room, at === 0) : -EAGERNESS * room.plan[0]!);
        });
        const chances = chancesOf(likings);
        const chosen = drawn(chances, lot);
        storeChoice(decision, chosen, chances);
        decisions.push(decision);
        return ways[chosen]!;
      },
    };
  };
}

/** Plans liked one more are chosen e times as often. */
function chancesOf(likings: readonly number[]): number[] {
  const most = Math.max(...likings);
  const weights = likings.map((liking) => Math.exp(liking - most));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

function drawn(chances: readonly number[], lot: Random): number {
  let left = lot.below(2 ** 30) / 2 ** 30;
  const at = chances.findIndex((chance) => (left -= chance) < 0);
  return at < 0 ? 0 : at;
}

/** The decisions of a round that is over, each with how it ended for its side. */
function endRound(state: State, noted: readonly DecisionRows[][]): DecisionRows[] {
  const totals = scoreRound(state).map(({ total }) => worthOf(state.terms.rules, total));
  return noted.flatMap((decisions, seat) => {
    const own = sideOf(state, seat);
    const others = totals.filter((_, side) => side !== own);
    const mean = others.reduce((sum, total) => sum + total, 0) / Math.max(1, others.length);
    endDecisions(decisions, totals[own]! - mean);
    return decisions.splice(0);
  });
}
