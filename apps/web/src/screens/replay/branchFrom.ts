import { determinize, isPlaying, seeded, viewFor, type Seat } from '@hand-and-foot/engine';
import { positionRecord, type Replay } from '@hand-and-foot/record';
import type { Branch, BranchStart } from '../../worker/shared/messages.ts';
import { stateAt } from './record/steps.ts';

/** Whether somebody could play on from this step. */
export function canBranch(replay: Replay, index: number): boolean {
  const { phase } = stateAt(replay, index);
  return phase === 'draw' || isPlaying(phase);
}

/**
 * The start of a branch at this step. With the same cards it repeats the round, so that bots remember it; other hands
 * would not fit what was played, so they begin at the step itself.
 */
export function branchFrom(replay: Replay, branch: Branch, chance: string): BranchStart {
  const { step, seat, cards } = branch;
  const state = stateAt(replay, step);
  if (cards === 'anew') {
    const dealt = determinize(state.terms, viewFor(state, seat), seeded(chance));
    return { position: positionRecord(dealt), actions: [], branch };
  }
  const from = playedFrom(replay, step);
  const actions = replay.steps
    .slice(from + 1, step + 1)
    .map((done) => ({ seat: done.seat as Seat, action: done.action! }));
  return { position: positionRecord(stateAt(replay, from)), actions, branch };
}

/** The first step of its round at which the cards are dealt. */
function playedFrom(replay: Replay, step: number): number {
  let from = step;
  while (replay.steps[from]!.seat !== undefined) from--;
  while (stateAt(replay, from).phase === 'deal') from++;
  return from;
}
