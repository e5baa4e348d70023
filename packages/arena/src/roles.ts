import type { Side, Terms } from '@hand-and-foot/engine';

/** The two bots of a contest. */
export type BotRole = 'a' | 'b';

/** A pair is a deal played twice: the second time with every a where a b was. */
export type Half = 0 | 1;

/**
 * The bot in each seat. Sides alternate between a and b, so a whole side is one of them; with an odd number of sides
 * one has a side more, and in the other half the other. A seat that changes sides from round to round stays with the
 * bot of its first side.
 */
export function seatRoles({ sideOf }: Terms, half: Half): BotRole[] {
  return Array.from(sideOf[0]!, (side) => roleOf(side, half));
}

/** Whose each running total is. */
export function scorerRoles(terms: Terms, half: Half): BotRole[] {
  if (terms.scorers !== terms.sides) return seatRoles(terms, half);
  return Array.from({ length: terms.sides }, (_, side) => roleOf(side, half));
}

function roleOf(side: Side, half: Half): BotRole {
  return side % 2 === half ? 'a' : 'b';
}
