import {
  apply,
  discardAt,
  discardsTaken,
  sideOf,
  viewFor,
  type Action,
  type Card,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { english, type Context } from '@hand-and-foot/words';

/** The actions as a player would be told them: "Draw 2. Add 2 kings. Discard the 4♣." */
export function sayWay(
  before: State,
  seat: Seat,
  actions: readonly Action[],
  context: Context,
  from = 0,
): string {
  let state = before;
  const said: string[] = [];
  actions.forEach((action, at) => {
    const melds = viewFor(state).melds[sideOf(state, seat)]!;
    const taking = takenFrom(state);
    if (at >= from) said.push(`${english.sayAction(action, { ...context, melds, taking }).text}.`);
    const outcome = apply(state, seat, action);
    if (outcome.ok) ({ state } = outcome);
  });
  return said.join(' ');
}

/** The discards that a seat would take now, the top one first. */
function takenFrom(state: State): Card[] {
  return Array.from({ length: discardsTaken(state) }, (_, depth) => discardAt(state, depth));
}

/** The table before this step. */
export function tableBefore({ steps }: Replay, step: number): State {
  let from = step - 1;
  while (!steps[from]!.state) from--;
  let state = steps[from]!.state!;
  for (const { seat, action } of steps.slice(from + 1, step)) {
    const outcome = apply(state, seat!, action!);
    if (!outcome.ok) throw new Error('the record held a moment ago');
    ({ state } = outcome);
  }
  return state;
}
