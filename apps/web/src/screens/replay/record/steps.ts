import { apply, type Event, type State } from '@hand-and-foot/engine';
import type { Replay, ReplayStep } from '@hand-and-foot/record';

/** The state after a step, replayed from the last stored one. */
export function stateAt({ steps }: Replay, index: number): State {
  let kept = index;
  while (steps[kept]!.state === undefined) kept--;
  let state = steps[kept]!.state!;
  for (const step of steps.slice(kept + 1, index + 1)) state = after(state, step);
  return state;
}

function after(state: State, { seat, action }: ReplayStep): State {
  const outcome = apply(state, seat!, action!);
  if (!outcome.ok) throw new Error('a step that was accepted before is refused');
  return outcome.state;
}

/** Whether this step starts another turn or a round. */
function beginsTurn(steps: readonly ReplayStep[], index: number): boolean {
  const step = steps[index]!;
  const before = steps[index - 1];
  if (!before || step.seat === undefined) return true;
  if (before.seat === undefined) return true;
  return before.events.some(({ event }) => event === 'turnEnded');
}

/** Events of the step's turn so far. */
export function turnSoFar({ steps }: Replay, index: number): Event[] {
  let first = index;
  while (!beginsTurn(steps, first)) first--;
  return steps.slice(first, index + 1).flatMap(({ events }) => events);
}

/** The last step of the previous turn, and of the next. */
export function turnBack({ steps }: Replay, index: number): number {
  let first = index;
  while (!beginsTurn(steps, first)) first--;
  return Math.max(0, first - 1);
}

export function turnOn({ steps }: Replay, index: number): number {
  const last = steps.length - 1;
  let next = Math.min(last, index + 1);
  while (next < last && !beginsTurn(steps, next + 1)) next++;
  return next;
}

/** The first step of each round. */
export function roundsOf({ steps }: Replay): { readonly round: number; readonly at: number }[] {
  return steps.flatMap(({ round, seat }, at) => (seat === undefined ? [{ round, at }] : []));
}
