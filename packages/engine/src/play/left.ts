import type { Seat } from '../actions/action.ts';
import type { Refusal } from '../actions/refusal.ts';
import { canFinish } from '../goingOut/canFinish.ts';
import { mayRunOut, whyNotGoOut, whyNotPermitted } from '../goingOut/goOut.ts';
import { heldCount, inFoot } from '../state/places.ts';
import type { State } from '../state/state.ts';
import { isOnLastCards, whyFootUnearned } from './foot.ts';

/** Why the seat may not be left with the cards it now holds, and those coming, before its discard. */
export function whyNotLeft(state: State, seat: Seat, coming: number): Refusal | undefined {
  const left = heldCount(state, seat) + coming;
  if (left > 1 || !inFoot(state, seat)) return undefined;
  const { lastDiscard } = state.terms.rules;
  if (mayRunOut(state)) return undefined;
  const because = whyNotGoOut(state, seat);
  if (left === 1 && because?.why === 'booksMissing' && mayFinish(state, seat)) return undefined;
  const endsWithout = state.mayEndTurn || lastDiscard === 'forbidden';
  const need = because && !endsWithout ? 2 : 1;
  if (because && left < need) return { why: 'mustKeepCards', left, need, because };
  if (left === 0 && lastDiscard === 'needed') {
    return { why: 'mustKeepCards', left, need: 1, because: { why: 'lastDiscardNeeded' } };
  }
  return undefined;
}

/** The same before the foot is earned, where only a book earns it. */
export function whyTooFewInHand(state: State, seat: Seat, coming: number): Refusal | undefined {
  return whyFootUnearned(state, seat, heldCount(state, seat) + coming, state.mayEndTurn ? 1 : 2);
}

/** Whether the seat needs nobody's leave to go out with the cards it has left, and can. */
function mayFinish(state: State, seat: Seat): boolean {
  return !whyNotPermitted(state) && canFinish(state, seat);
}

/** After a binding yes, a seat that could go out must still be able to. */
export function whyNotKept(state: State, seat: Seat, bound: boolean): Refusal | undefined {
  return bound && heldCount(state, seat) > 0 && !canFinish(state, seat)
    ? { why: 'mustGoOut' }
    : undefined;
}

/** Whether laying so many cards can't be refused for what it leaves the seat. */
export function leavesEnough(state: State, seat: Seat, cards: number): boolean {
  if (state.permission === 'yes') return false;
  if (!isOnLastCards(state, seat)) return true;
  if (inFoot(state, seat) && mayRunOut(state)) return true;
  return heldCount(state, seat) - cards >= 2;
}
