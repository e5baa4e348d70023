import type { Card } from '../rules/pack.ts';
import { SEAT_SIDE } from '../terms/layout.ts';
import type { MutableState } from './state.ts';

// A card is lifted from one place and put down in another: one still in the air between actions is lost.

/** For each face bits without pattern, so that no exchange of cards goes unnoticed. A seat's room bounds the faces. */
const WEIGHTS = Int32Array.from({ length: SEAT_SIDE }, (_, card) => {
  const word = Math.imul(card + 1, 0x9e3779b1);
  return Math.imul(word ^ (word >>> 15), 0x85ebca6b);
});

export function lift(state: MutableState, card: Card): void {
  state.inAir = (state.inAir + WEIGHTS[card]) | 0;
}

export function putDown(state: MutableState, card: Card): void {
  state.inAir = (state.inAir - WEIGHTS[card]) | 0;
}
