import {
  actor,
  isGameOver,
  legalActions,
  scoreRound,
  seeded,
  sideOf,
  takenUp,
  viewFor,
  worthOf,
  type Random,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { newGame, type Bot, type Game } from '@hand-and-foot/bots';
import {
  brain,
  EXPERT,
  newInputRoom,
  newMind,
  readInputs,
  remember,
  unseenOf,
  type InputRoom,
  type Picker,
  type Level,
  type MakePicker,
  type Mind,
} from '@hand-and-foot/bots/parts';
import { hiddenFrom } from './hidden.ts';
import { endRows, newRow, type RowKind } from './rows.ts';

export interface SelfPlay {
  readonly terms: Terms;
  readonly table: number;
  readonly seed: string;
  /** Picks among plans; without one the plain look does. */
  readonly picker?: MakePicker | undefined;
  /** How many of the best plans are looked at, and how often one of them is taken by lot. */
  readonly choices: number;
  readonly explore: number;
}

/** A seat of the learning table, with everything that is noted about it. */
interface Learner {
  readonly bot: Bot;
  readonly mind: Mind;
  readonly rows: Int16Array[];
  /** The pile it held and the unseen cards when it last looked. */
  pile: number;
  unseen: Int32Array;
  /** Whether anything it does in this turn was taken by lot. */
  explored: boolean;
}

/** Plays a whole game and gives its rows: seat by seat, each round in order. */
export function playToLearn(play: SelfPlay): Int16Array[] {
  const { terms, seed } = play;
  const game = newGame({
    terms,
    seed,
    bots: Array.from({ length: terms.players }, () => undefined),
  });
  const room = newInputRoom(terms);
  const learners = Array.from({ length: terms.players }, (_, seat) => learnerAt(play, seat));
  const rows: Int16Array[] = [];
  for (;;) {
    playRound(game, learners, room, play.table);
    rows.push(...endRound(game.state, learners));
    if (isGameOver(game.state)) return rows;
    game.dealNextRound();
  }
}

function learnerAt(play: SelfPlay, seat: Seat): Learner {
  const { terms, seed } = play;
  const learner: Learner = {
    bot: { decide: () => ({ do: 'draw' }) },
    mind: newMind(terms, EXPERT.recall),
    rows: [],
    pile: 0,
    unseen: new Int32Array(terms.kinds),
    explored: false,
  };
  const picker = exploring(play, seeded(`${seed}/lot/${seat}`), (explored) => {
    learner.explored ||= explored;
  });
  const { depth: _depth, ...plain } = EXPERT;
  const level: Level = { ...plain, picker };
  return Object.assign(learner, { bot: brain(level)(terms, seat, seeded(`${seed}/bot/${seat}`)) });
}

/** A picker that now and then takes any of the best plans. */
function exploring(
  { picker, choices, explore }: SelfPlay,
  lot: Random,
  note: (explored: boolean) => void,
): MakePicker {
  return (terms): Picker => {
    const usual = picker?.(terms);
    return {
      choices,
      pick(ways, spot) {
        const explored = lot.below(1000) < 1000 * explore;
        note(explored && ways.length > 1);
        if (explored) return ways[lot.below(ways.length)]!;
        return usual ? usual.pick(ways, spot) : bestLooking(ways);
      },
    };
  };
}

function bestLooking<T extends { readonly value: number }>(ways: readonly T[]): T {
  return ways.reduce((best, way) => (way.value > best.value ? way : best));
}

function playRound(game: Game, learners: readonly Learner[], room: InputRoom, table: number): void {
  while (game.state.phase !== 'over') {
    const seat = actor(game.state);
    const learner = learners[seat]!;
    const since = game.news(seat);
    remember(learner.mind, since);
    const { state } = game;
    const legal = legalActions(state);
    const view = viewFor(state, seat);
    const note = (kind: RowKind, begins: 'no' | 'drawing' | 'choosing'): void => {
      const { mind, pile, unseen, explored } = learner;
      readInputs({ state: game.state, seat, mind, pile, unseen, begins }, room);
      learner.rows.push(newRow({ kind, explored, table }, room, hiddenFrom(game.state, seat)));
    };
    if (state.phase !== 'deal') {
      learner.pile = takenUp(state, seat);
      learner.unseen = unseenOf(state.terms, view);
    }
    if (state.phase === 'draw' && state.turn === seat) {
      learner.explored = false;
      note('begins', legal.every(({ do: name }) => name === 'draw') ? 'drawing' : 'choosing');
    }
    const wasPlaying = state.phase === 'play' && state.turn === seat && !state.waiting;
    const action = learner.bot.decide({ view, legal, since });
    if (action instanceof Promise) throw new Error('a learner answers at once');
    const refusal = game.act(seat, action);
    if (refusal) throw new Error(`${action.do} was refused: ${refusal.why}`);
    if (!wasPlaying) continue;
    const now = game.state;
    if (now.phase === 'over' || now.turn !== seat) note('ended', 'no');
    else if (takenUp(now, seat) !== learner.pile) {
      note('unseen', 'no');
      learner.explored = false;
    }
  }
}

/** The rows of a round that is over, each with how it ended for its side. */
function endRound(state: State, learners: readonly Learner[]): Int16Array[] {
  const totals = scoreRound(state).map(({ total }) => worthOf(state.terms.rules, total));
  return learners.flatMap(({ rows }, seat) => {
    const own = sideOf(state, seat);
    const others = totals.filter((_, side) => side !== own);
    const mean = others.reduce((sum, total) => sum + total, 0) / Math.max(1, others.length);
    endRows(rows, totals[own]! - mean);
    return rows.splice(0);
  });
}
