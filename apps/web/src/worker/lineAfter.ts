import type { GameOnShelf } from './shared/messages.ts';

/** The game's line in the list, with everything that a table doesn't know of itself. */
export function lineAfter(before: GameOnShelf | undefined, now: GameOnShelf): GameOnShelf {
  const begun = before?.begun ?? now.begun;
  const branch = before?.branch ?? now.branch;
  if (!branch) return { ...now, begun };
  const isRoundOver = now.round === branch.round && now.turn === undefined;
  return { ...now, begun, branch: isRoundOver ? { ...branch, totals: now.totals } : branch };
}
