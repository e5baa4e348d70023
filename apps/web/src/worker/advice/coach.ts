import { actor, discardsTaken, positionOf, sideOf, type State } from '@hand-and-foot/engine';
import { coach } from '@hand-and-foot/review';
import { tableFrom, type Entry } from '@hand-and-foot/table';
import { knowledgeOf } from './knowledge.ts';
import type { Coached } from '../shared/messages.ts';

/** A single move differs little, so it takes more tables than a review to be sure of it. */
const CARE = { worlds: 64, turns: 4 };

/** The action of this entry beside the strongest bot's, by what its seat knew; undefined if it's none to weigh. */
export function coachOn(entries: readonly Entry[], seq: number): Coached | undefined {
  const at = entries.findIndex((entry) => entry.seq === seq);
  const entry = entries[at];
  if (entry?.entry !== 'acted') return undefined;
  const folded = tableFrom(entries.slice(0, at));
  const { state } = folded.sitting;
  const { seat, action } = entry;
  if (!state || state.phase === 'deal' || actor(state) !== seat) return undefined;
  const coaching = coach(knowledgeOf(folded, state, seat), [action], CARE);
  return { ...coaching, action, ...scene(state, seat) };
}

/** For the words: the table as it was. */
function scene(state: State, seat: number): Pick<Coached, 'round' | 'melds' | 'taking'> {
  const { discards, melds, round } = positionOf(state);
  return {
    round,
    melds: melds[sideOf(state, seat)]!,
    taking: [...discards].reverse().slice(0, discardsTaken(state)),
  };
}
