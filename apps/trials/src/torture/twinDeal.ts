import {
  copyState,
  determinize,
  legalActions,
  play,
  seeded,
  viewFor,
  actor,
  type MutableState,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { fairDeal } from '@hand-and-foot/fair';
import type { Deal } from '@hand-and-foot/table';

const LONGEST = 160;

/**
 * Deals the middle of a round. The other world changes everything that the round's watcher can't know: seat 0 watches
 * the first round, then seat 1, and after the last seat a mere watcher.
 */
export function twinDeal(world: 'here' | 'there'): Deal {
  const rounds = new Map<string, number>();
  return (terms, previous, seed) => {
    const round = rounds.get(seed) ?? rounds.size;
    rounds.set(seed, round);
    const state = somewhereIn(fairDeal(terms, previous, seed).state, seed);
    const random = seeded(`${seed}/there`);
    const watcher = watcherOf(round, terms.players);
    const dealt = world === 'here' ? state : determinize(terms, viewFor(state, watcher), random);
    return { state: dealt, events: [] };
  };
}

export function watcherOf(round: number, players: number): Seat | undefined {
  const place = round % (players + 1);
  return place < players ? place : undefined;
}

function somewhereIn(begun: State, seed: string): MutableState {
  const random = seeded(`${seed}/moment`);
  let state = copyState(begun);
  for (let step = random.below(LONGEST); step > 0; step--) {
    const next = copyState(state);
    const legal = legalActions(next);
    play(next, actor(next), legal[random.below(legal.length)]!);
    if (next.phase === 'over') break;
    state = next;
  }
  return state;
}
