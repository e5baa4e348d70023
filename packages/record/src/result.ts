import { isGameOver, scoreRound, totals, winners, type State } from '@hand-and-foot/engine';

/** The lines that follow a round's end: its scores and, after the last, the game's result. */
export function resultLines(state: State): string[] {
  const lines = [JSON.stringify({ round: state.round, scores: scoreRound(state) })];
  if (isGameOver(state))
    lines.push(JSON.stringify({ game: { totals: totals(state), winners: winners(state) } }));
  return lines;
}
