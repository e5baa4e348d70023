import { apply, type State } from '@hand-and-foot/engine';
import { fairDeal } from '@hand-and-foot/fair';
import { tableFrom, type Entry } from '@hand-and-foot/table';

/** The game after each entry, by number; throws if the log can't have happened. */
export function statesOf(entries: readonly Entry[]): (State | undefined)[] {
  const { terms } = tableFrom(entries).sitting;
  const states: (State | undefined)[] = [undefined];
  let state: State | undefined;
  for (const entry of entries) {
    if (entry.entry === 'dealt') ({ state } = fairDeal(terms, state, entry.seed));
    if (entry.entry === 'undone') state = states[entry.to];
    if (entry.entry === 'acted') {
      const outcome = apply(state!, entry.seat, entry.action);
      if (!outcome.ok) throw new Error(`entry ${entry.seq}: ${outcome.refusal.why}`);
      ({ state } = outcome);
    }
    states.push(state);
  }
  return states;
}
