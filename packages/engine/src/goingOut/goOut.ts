import type { Seat, Side } from '../actions/action.ts';
import type { GoOutRefusal, Refusal } from '../actions/refusal.ts';
import { missingBooks } from '../melds/bookGoals.ts';
import { bitsOf } from '../numbers/bits.ts';
import { heldCount, inFoot, kindsHeld } from '../state/places.ts';
import { seatsOf, sideOf, type State } from '../state/state.ts';
import { canFinish } from './canFinish.ts';

/** Why `seat` may not go out now, whatever cards it holds, or undefined if it may. */
export function whyNotGoOut(state: State, seat: Seat): GoOutRefusal | undefined {
  return (
    whyNotReady(state, seat) ??
    whyBooksMissing(state, sideOf(state, seat)) ??
    whyNotPermitted(state)
  );
}

/** Why the seat is not at the stage of going out: its own piles and its partners'. */
function whyNotReady(state: State, seat: Seat, asking = false): GoOutRefusal | undefined {
  if (state.outBy >= 0) return { why: 'alreadyOut', seat: state.outBy };
  if (!inFoot(state, seat) && !(mayAskInHand(state, seat) && (asking || saidYes(state))))
    return { why: 'stillInHand' };
  const { partnersInFoot } = state.terms.rules;
  if (partnersInFoot === 'notNeeded') return undefined;
  const partners = partnersOf(state, seat);
  const seats = partners.filter((partner) => !inFoot(state, partner));
  if (seats.length > 0) return { why: 'partnersNotInFoot', seats };
  const idle = partners.filter((partner) => !(state.played & (1 << partner)));
  return partnersInFoot === 'played' && idle.length > 0
    ? { why: 'partnersNotPlayed', seats: idle }
    : undefined;
}

function whyBooksMissing(state: State, side: Side): GoOutRefusal | undefined {
  const missing = missingBooks(state, side);
  return missing && { why: 'booksMissing', ...missing };
}

export function whyNotPermitted(state: State): GoOutRefusal | undefined {
  if (!state.terms.asksFirst || saidYes(state)) return undefined;
  return { why: state.permission === 'no' ? 'permissionRefused' : 'permissionNeeded' };
}

export function partnersOf(state: State, seat: Seat): Seat[] {
  return seatsOf(state, sideOf(state, seat)).filter((other) => other !== seat);
}

const saidYes = (state: State): boolean => state.permission === 'yes';

/** Whether the seat could ask to go out without its foot. */
function mayAskInHand(state: State, seat: Seat): boolean {
  return state.terms.outFromHand && !inFoot(state, seat);
}

/** Whether a seat in its foot may run out of cards without going out. */
export function mayRunOut({ outBy, terms }: State): boolean {
  return terms.rules.withoutBooks === 'playOn' || outBy >= 0;
}

/** Whether a seat that has no cards left goes out, having laid or discarded the last one. */
export function goesOut(state: State, seat: Seat, last: 'laid' | 'discarded'): boolean {
  if (heldCount(state, seat) > 0) return false;
  const { lastDiscard } = state.terms.rules;
  const mayEnd = lastDiscard !== (last === 'laid' ? 'needed' : 'forbidden');
  return mayEnd && !whyNotGoOut(state, seat);
}

/** Why `seat` may not ask "May I go out?", or undefined if it may. */
export function whyNotAsk(state: State, seat: Seat): Refusal | undefined {
  if (!state.terms.asksFirst && !mayAskInHand(state, seat))
    return { why: 'notInTheseRules', action: 'askToGoOut' };
  if (state.permission !== 'none') return { why: 'alreadyAnswered', answer: state.permission };
  const notReady = whyNotReady(state, seat, true);
  if (notReady) return notReady;
  if (canFinish(state, seat)) return undefined;
  return whyBooksMissing(state, sideOf(state, seat)) ?? { why: 'cardsLeftOver' };
}

/**
 * Whether the seat is bound by a yes that it can still keep. Kinds that meld only in going out set it free if it holds
 * several, or one and a capping card: they must go down together, so no smaller step could be asked of the seat.
 */
export function isBound(state: State, seat: Seat): boolean {
  const { rules } = state.terms;
  return (
    state.permission === 'yes' &&
    rules.permission === 'binding' &&
    !holdsLastTogether(state, seat) &&
    !whyNotReady(state, seat) &&
    canFinish(state, seat)
  );
}

function holdsLastTogether(state: State, seat: Seat): boolean {
  const { caps, naturalKinds, rankKinds } = state.terms;
  const held = kindsHeld(state, seat);
  const last = held & (rankKinds ^ naturalKinds);
  const together = last | (held & bitsOf(caps));
  return last !== 0 && (together & (together - 1)) !== 0;
}
