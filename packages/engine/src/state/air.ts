import type { Card } from '../rules/pack.ts';
import type { MutableState } from './state.ts';

// A card is lifted from one place and put down in another: one still in the air between actions is lost.

/** With `by` -1 it is put down. */
export function lift(state: MutableState, card: Card, by = 1): void {
  state.inAir = (state.inAir + Math.imul(by, weightOf(card))) | 0;
}

/** Bits without pattern, so that no exchange of cards goes unnoticed. */
function weightOf(card: Card): number {
  const word = Math.imul(card + 1, 0x9e3779b1);
  return Math.imul(word ^ (word >>> 15), 0x85ebca6b);
}
