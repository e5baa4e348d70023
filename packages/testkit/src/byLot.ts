import {
  apply,
  legalActions,
  type Action,
  type Begun,
  type Random,
  type Seat,
  type State,
} from '@hand-and-foot/engine';

export const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;

/** A legal action by lot. */
export const anyAction = (state: State, random: Random): Action =>
  pick(legalActions(state), random);

/** The table after an action that has to be allowed, and what happened. */
export function played(state: State, seat: Seat, action: Action): Begun {
  const outcome = apply(state, seat, action);
  if (!outcome.ok) throw new Error(JSON.stringify([action, outcome.refusal]));
  return outcome;
}
