import type { Rules } from '@hand-and-foot/engine';

/** How many rounds a game has, where that is settled beforehand. */
export function settledRounds({ gameEnd }: Rules): number | undefined {
  return gameEnd.after === 'rounds' ? gameEnd.rounds : undefined;
}

/** How many rounds a game has at most. */
export function mostRounds({ gameEnd }: Rules): number {
  return gameEnd.after === 'rounds' ? gameEnd.rounds : gameEnd.atMost;
}
