import {
  apply,
  legalActions,
  whyNotAsk,
  type Action,
  type Card,
  type Seat,
  type State,
} from '@hand-and-foot/engine';

/** Positions to examine before concluding that there's no way out. */
const PATIENCE = 400;

/** Why a discard needs a confirmation; undefined if it doesn't. */
export function whyAsk(state: State, seat: Seat, card: Card): 'wild' | 'out' | undefined {
  const action: Action = { do: 'discard', card };
  if (goesOutBy(state, seat, action)) return undefined;
  if (couldGoOut(state, seat)) return 'out';
  return state.terms.role[state.terms.pack.kindOf[card]!] === 'wild' ? 'wild' : undefined;
}

function couldGoOut(state: State, seat: Seat): boolean {
  if (state.terms.asksFirst && !whyNotAsk(state, seat)) return true;
  let left = PATIENCE;
  const search = (from: State): boolean => {
    for (const action of legalActions(from)) {
      if (left-- <= 0) return false;
      const outcome = apply(from, seat, action);
      if (!outcome.ok) continue;
      if (outcome.events.some(({ event }) => event === 'wentOut')) return true;
      if ((action.do === 'layDown' || action.do === 'cap') && search(outcome.state)) return true;
    }
    return false;
  };
  return search(state);
}

function goesOutBy(state: State, seat: Seat, action: Action): boolean {
  const outcome = apply(state, seat, action);
  return outcome.ok && outcome.events.some(({ event }) => event === 'wentOut');
}
