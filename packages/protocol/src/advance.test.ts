import {
  actor,
  eventFor,
  isGameOver,
  seeded,
  startGame,
  startRound,
  termsFor,
  viewFor,
  type Event,
  type MutableState,
  type Rules,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { anyAction, played, tableKinds } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { advance } from './advance.ts';

describe('what a client makes of events is what the table would have shown it', () => {
  test.each(tableKinds)('$name', ({ name, terms }) => {
    followGame(terms, name);
  });

  // Combinations that no sheet has: each line changes views in a way that the five sets don't reach.
  const odd: Record<string, [parent: string, changes: Partial<Rules>]> = {
    'three piles each': ['house', { piles: [7, 9, 11] }],
    'stacks of two sizes to choose from': ['lords-and-ladies', { piles: [11, 13] }],
    'bottom cards of a counted deal that is passed on': [
      'lords-and-ladies',
      { deal: 'dealt', footPass: 'crosswise' },
    ],
    'a bonus for going down and out in one turn': [
      'house',
      { playBonus: [{ for: 'outAtOnce', bonus: 200 }] },
    ],
    'a wild turned up freezes': ['lords-and-ladies', { upcard: { turn: 'one', replace: [] } }],
    'discards go back into two stock piles': ['singles', { emptyStock: 'reshuffle', draw: 4 }],
    'red threes from a stock that runs out': ['closed-books', { stockPiles: 2, draw: 5 }],
    'the whole pile, with red threes in it': [
      'singles',
      { pickUp: { take: 'all' }, upcard: { turn: 'one', replace: [] }, starterUpcard: 'mayTake' },
    ],
  };
  test.each(Object.entries(odd))('%s', (name, [parent, changes]) => {
    const rules = { ...ruleSetById(parent)!.rules, ...changes };
    followGame(termsFor(rules, { players: 4 }), name);
  });
});

/** Plays a random game, with a client in every seat and one that looks on. */
function followGame(terms: Terms, seed: string): void {
  const random = seeded(seed);
  let { state } = startGame(terms, random);
  const seats = [undefined, ...Array.from({ length: terms.players }, (_, seat) => seat)];
  const views = seats.map((seat) => viewFor(state, seat));
  let batches = 0;
  const tell = (next: MutableState, events: readonly Event[]): void => {
    state = next;
    batches++;
    seats.forEach((seat, at) => {
      views[at] = events.reduce<View>(
        (view, event) => advance(terms, view, eventFor(event, seat)),
        views[at]!,
      );
      // A mistake in a view stays there, so comparing every fourth one is enough.
      if ((batches + at) % 4 > 0 && state.phase !== 'over') return;
      const truth = viewFor(state, seat);
      if (!isSame(views[at], truth))
        expect(views[at], `${seed}, seat ${seat}: ${JSON.stringify(events)}`).toEqual(truth);
    });
  };
  while (!isGameOver(state)) {
    if (state.phase === 'over') {
      const begun = startRound(state, random);
      tell(begun.state, begun.events);
    }
    const next = played(state, actor(state), anyAction(state, random));
    tell(next.state, next.events);
  }
}

/** Quicker by far than the usual comparisons, of which there would be a million. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [ofA, ofB] = [Object.entries(a), Object.keys(b)];
  return (
    ofA.length === ofB.length &&
    ofA.every(([key, value]) => isSame(value, (b as Record<string, unknown>)[key]))
  );
}
