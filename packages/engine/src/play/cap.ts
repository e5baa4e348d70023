import type { MeldNumber, Seat } from '../actions/action.ts';
import type { Refusal } from '../actions/refusal.ts';
import { isBound } from '../goingOut/goOut.ts';
import {
  capMeld,
  isBook,
  isCapped,
  isMeld,
  meldAt,
  meldNature,
  sizeOf,
  uncapMeld,
} from '../melds/meld.ts';
import type { Card } from '../rules/pack.ts';
import { giveCard, heldFace, takeCard } from '../state/places.ts';
import { sideOf, type MutableState, type State } from '../state/state.ts';
import { leavesEnough, whyNotKept, whyNotLeft, whyTooFewInHand } from './left.ts';

/** Puts a capping card of the seat's on the side's meld. On a refusal everything is as it was. */
export function cap(state: MutableState, seat: Seat, number: MeldNumber): Refusal | undefined {
  const refusal = whyNotPlaceCap(state, seat, number);
  if (refusal) return refusal;
  const side = sideOf(state, seat);
  const meld = meldAt(state, side, number);
  const bound = isBound(state, seat);
  const card = capHeld(state, seat);
  takeCard(state, seat, card);
  capMeld(state, side, meld, card);
  const left =
    whyTooFewInHand(state, seat, 0) ?? whyNotLeft(state, seat, 0) ?? whyNotKept(state, seat, bound);
  if (left) giveCard(state, seat, uncapMeld(state, side, meld));
  return left;
}

/** Why the seat may not cap the meld. Where that might leave too little, it's done and taken back. */
export function whyNotCap(state: State, seat: Seat, number: MeldNumber): Refusal | undefined {
  if (leavesEnough(state, seat, 1)) return whyNotPlaceCap(state, seat, number);
  const refusal = cap(state as MutableState, seat, number);
  const side = sideOf(state, seat);
  if (!refusal)
    giveCard(
      state as MutableState,
      seat,
      uncapMeld(state as MutableState, side, meldAt(state, side, number)),
    );
  return refusal;
}

function whyNotPlaceCap(state: State, seat: Seat, number: MeldNumber): Refusal | undefined {
  const side = sideOf(state, seat);
  const card = capHeld(state, seat);
  const { terms } = state;
  if (terms.caps.length === 0) return { why: 'notInTheseRules', action: 'cap' };
  if (card < 0)
    return { why: 'notHeld', card: terms.pack.firstFace[terms.caps[0]], have: 0, need: 1 };
  if (!isMeld(state, side, number)) return { why: 'noSuchMeld', meld: number };
  const meld = meldAt(state, side, number);
  if (isCapped(state, meld)) return { why: 'alreadyCapped' };
  if (!isBook(state, meld))
    return { why: 'capNeedsBook', have: sizeOf(state, meld), need: terms.rules.bookSize };
  return meldNature(state, meld) === 'dirty' ? { why: 'capNeedsClean' } : undefined;
}

/** A capping card that the seat holds, or -1. */
export function capHeld(state: State, seat: Seat): Card {
  const { caps } = state.terms;
  for (let at = 0; at < caps.length; at++) {
    const face = heldFace(state, seat, caps[at]);
    if (face >= 0) return face;
  }
  return -1;
}
