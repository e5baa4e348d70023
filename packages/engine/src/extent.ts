import type { Seat } from './action.ts';
import type { Rules } from './rules.ts';
import type { Terms } from './terms.ts';

/** How many cards each player begins with, all piles together. */
export function cardsEach({ piles }: Rules): number {
  return piles.reduce((sum, size) => sum + size, 0);
}

/** How many cards a foot has. */
export function footSize({ piles }: Rules): number {
  return piles.at(-1)!;
}

/** How many cards a turn begins with, as long as there are enough. */
export function cardsDrawn({ draw }: Rules): number {
  return draw;
}

/** The points that grabbing exactly one's cards brings; 0 where nobody grabs. */
export function exactGrabBonus({ deal, exactGrab }: Rules): number {
  return deal === 'grabbed' ? exactGrab : 0;
}

/** How many rounds a game has: exactly, or at most where points may end it sooner. */
export function roundsIn({ gameEnd }: Rules): { readonly rounds: number; readonly exact: boolean } {
  return gameEnd.after === 'rounds'
    ? { rounds: gameEnd.rounds, exact: true }
    : { rounds: gameEnd.atMost, exact: false };
}

/** The neighbor who gets a seat's foot, where feet go one way. */
export function footGoesTo({ rules, players }: Terms, seat: Seat): Seat | undefined {
  if (rules.footPass === 'left') return (seat + 1) % players;
  if (rules.footPass === 'right') return (seat + players - 1) % players;
  return undefined;
}
