import type { Action, Seat } from '../actions/action.ts';
import { upTo } from '../numbers/upTo.ts';
import { play } from '../play/act.ts';
import { playableDepths } from '../play/pickUp.ts';
import { swapWithTop } from '../state/places.ts';
import { copyState, type State } from '../state/state.ts';
import { clearMoves, moveAt, newMoves, pushWhole, type Moves } from './moves.ts';

const listed = newMoves();

/** Lists the pick-ups with each card that may be played in place of the top one, as if it lay on top. */
export function eachOnTop(
  state: State,
  moves: Moves,
  list: (state: State, seat: Seat, moves: Moves) => void,
): void {
  const told = new Set<string>();
  for (const depth of playableDepths(state)) {
    const turned = copyState(state);
    swapWithTop(turned, depth);
    for (const action of listOn(turned, moves.limit, list)) {
      const name = JSON.stringify(action);
      if (!told.has(name) && !play(copyState(state), state.turn, action)) pushWhole(moves, action);
      told.add(name);
    }
  }
}

function listOn(
  state: State,
  limit: number,
  list: (state: State, seat: Seat, moves: Moves) => void,
): Action[] {
  clearMoves(listed);
  listed.limit = limit;
  list(state, state.turn, listed);
  return upTo(listed.coded).map((at) => moveAt(state, listed, at));
}
