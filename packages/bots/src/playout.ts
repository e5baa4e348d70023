import {
  cardsDrawn,
  copyInto,
  copyState,
  discardAt,
  inFoot,
  isPlaying,
  listMoves,
  moveAt,
  newMoves,
  openingFor,
  pilesLeft,
  play,
  scoreRound,
  sideOf,
  worthOf,
  type Action,
  type Card,
  type Moves,
  type MutableState,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { drawWorth } from './drawing.ts';
import { byHand, type Judge } from './judge.ts';
import type { Mind } from './memory.ts';
import { outlookFor, type Outlook } from './outlook.ts';
import type { Phases } from './phases.ts';
import { newWorkspace, planTurn, type Workspace, type Wanted } from './plans.ts';
import type { Prospects } from './prospects.ts';
import { newStanding, readStanding, type Standing } from './standing.ts';
import { valueOf } from './value.ts';

/** Everything a player needs to imagine how a table goes on. */
export interface Stage {
  readonly phases: Phases;
  readonly prospects: Prospects;
  readonly mind: Mind;
  /** For each kind, the cards the player can't see; everybody at the imagined table counts on them. */
  readonly unseen: Int32Array;
  readonly room: Workspace;
  readonly moves: Moves;
  readonly trial: MutableState;
  readonly standing: Standing;
}

/** How everybody plays at an imagined table: the first good plan. */
const HASTY: Wanted = { ends: 'any', width: 1, plans: 1, trials: 40 };
/** Ways to begin a turn that are weighed at an imagined table. */
const MOST_BEGINNINGS = 3;

export function newStage(
  state: State,
  phases: Phases,
  prospects: Prospects,
  mind: Mind,
  unseen: Int32Array,
): Stage {
  return {
    phases,
    prospects,
    mind,
    unseen,
    room: newWorkspace(state, HASTY.width),
    moves: newMoves(),
    trial: copyState(state),
    standing: newStanding(state.terms),
  };
}

/** Plays the turn that the seat is in to its end, then this many further turns, unless the round is over. */
export function playOn(stage: Stage, state: MutableState, seat: Seat, turns: number): void {
  if (state.phase !== 'over' && state.turn === seat) playTurn(stage, state, seat);
  for (let turn = 0; turn < turns && state.phase !== 'over'; turn++)
    playTurn(stage, state, state.turn);
}

function playTurn(stage: Stage, state: MutableState, seat: Seat): void {
  if (state.phase === 'draw') play(state, seat, beginningFor(stage, state, seat));
  // A pile taken up during a turn gets a new plan: once for each pile, so this ends.
  for (let piles = pilesLeft(state, seat); piles >= 0; piles--) {
    if (!isPlaying(state.phase) || state.turn !== seat) return;
    // At an imagined table partners agree.
    if (state.terms.asksFirst && inFoot(state, seat)) state.permission = 'yes';
    playPlan(stage, state, seat);
    // The second of two discards is chosen anew, by what the first left.
    if (state.phase === 'discard' && state.turn === seat) playPlan(stage, state, seat);
  }
}

function playPlan(stage: Stage, state: MutableState, seat: Seat): void {
  const look = lookFrom(stage, state, seat);
  const { steps } = planTurn(state, look, judgeIn(stage, state, look), stage.room, HASTY);
  for (const step of steps) play(state, seat, step);
}

function lookFrom(stage: Stage, state: State, seat: Seat): Outlook {
  const { unseen, phases, prospects } = stage;
  return outlookFor(state, seat, unseen, openingFor(state, seat), phases, prospects);
}

function judgeIn({ mind }: Stage, world: State, look: Outlook): Judge {
  const discards: Card[] = [];
  for (let depth = world.discards - 1; depth >= 0; depth--) discards.push(discardAt(world, depth));
  return byHand({ world, look, mind, discards });
}

/** Takes the discards where the whole turn is then better than with an average draw. */
function beginningFor(stage: Stage, state: State, seat: Seat): Action {
  const { moves, trial, room } = stage;
  listMoves(state, moves);
  const choices: Action[] = [];
  let draw = moveAt(state, moves, 0);
  for (let at = 0; at < moves.count; at++) {
    const action = moveAt(state, moves, at);
    if (action.do === 'pickUp' && choices.length < MOST_BEGINNINGS) choices.push(action);
    else if (action.do === 'draw') draw = action;
  }
  if (choices.length === 0) return draw;
  const look = lookFrom(stage, state, seat);
  const judge = judgeIn(stage, state, look);
  const drawn = drawWorth(state, look, judge);
  copyInto(trial, state);
  trial.phase = 'play';
  let most =
    planTurn(trial, look, judge, room, HASTY).value +
    drawn * cardsDrawn(state.terms.rules, state.round);
  let best = draw;
  for (const action of choices) {
    copyInto(trial, state);
    play(trial, seat, action);
    const { value } = planTurn(trial, look, judge, room, HASTY);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

/** The side's position against the others, in points the round may bring. */
export function standingOf(stage: Stage, state: State, seat: Seat): number {
  const { sides } = state.terms;
  const worth = sideWorths(stage, state);
  const own = sideOf(state, seat);
  let others = 0;
  for (let side = 0; side < sides; side++) if (side !== own) others += worth[side]!;
  return worth[own]! - others / Math.max(1, sides - 1);
}

function sideWorths(stage: Stage, state: State): number[] {
  const { players, sides } = state.terms;
  if (state.phase === 'over') return finalWorths(stage, state);
  const sums = Array<number>(sides).fill(0);
  const seats = Array<number>(sides).fill(0);
  for (let seat = 0; seat < players; seat++) {
    const look = lookFrom(stage, state, seat);
    readStanding(state, seat, look.pile, stage.standing);
    sums[sideOf(state, seat)]! += valueOf(look, stage.standing);
    seats[sideOf(state, seat)]!++;
  }
  return sums.map((sum, side) => sum / seats[side]!);
}

/** The score, plus the felt value of ending the round now for the side that did. */
function finalWorths({ phases }: Stage, state: State): number[] {
  const ender = state.outBy < 0 ? -1 : sideOf(state, state.outBy);
  return scoreRound(state).map(
    ({ side, total }) =>
      worthOf(state.terms.rules, total) + (side === ender ? phases.foot.outNow : 0),
  );
}
