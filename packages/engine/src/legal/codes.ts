import type { Kind } from '../rules/pack.ts';

// Legal actions as numbers.

// A code's lowest bits say what is done; above them are its particulars.
export const WHOLE = 0;
export const ADD = 1;
export const BEGIN = 2;
export const OPEN = 3;
export const DRAW = 4;
export const TAKE_ON_MELD = 5;
export const TAKE_AND_BEGIN = 6;
export const TAKE_AND_OPEN = 7;
export const TAKE_CARD = 8;
export const GRAB = 9;
export const CHOOSE_HAND = 10;
export const CAP = 11;
export const PLAIN = 12;

// The values of PLAIN, as indexes into `PLAIN_ACTIONS`.
export const ASK = 0;
export const END_TURN = 1;
export const TAKE_UPCARD = 2;
export const YES = 3;
export const NO = 4;

/** Used as a code's wild kind if there is none. */
export const NO_WILD: Kind = 31;

export function codeOf(op: number, a: number, b: number, c: number, d: number): number {
  return op | (a << 4) | (b << 10) | (c << 22) | (d << 26);
}
