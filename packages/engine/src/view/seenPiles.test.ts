import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { eventFor } from '../actions/event.ts';
import { seeded } from '../numbers/random.ts';
import { startGame } from '../play/deal.ts';
import type { Rules } from '../rules/rules.ts';
import { termsFor } from '../terms/terms.ts';
import { determinize } from './determinize.ts';
import { viewFor } from './view.ts';

const rules: Rules = {
  ...ruleSetById('house')!.rules,
  deal: 'dealt',
  footPass: 'kept',
  handChoice: 'seen',
  piles: [5, 6],
};
const terms = termsFor(rules, { players: 3 });
const { state, events } = startGame(terms, seeded('seen'));

test('a seat sees all cards of its own piles before it chooses, and nobody else does', () => {
  const own = viewFor(state, 1);
  expect(own.seen!.map((cards) => cards.length)).toEqual([5, 6]);
  expect(viewFor(state, 2).seen).not.toEqual(own.seen);
  expect(viewFor(state).seen).toBeUndefined();
  const saw = events.find(({ event }) => event === 'sawPiles')!;
  expect(eventFor(saw, 1)).toEqual({ event: 'sawPiles', cards: [11, own.seen!.flat(), 11] });
  expect(eventFor(saw)).toEqual({ event: 'sawPiles', cards: [11, 11, 11] });
});

test('an imagined table keeps the piles that are seen', () => {
  const view = viewFor(state, 1);
  expect(viewFor(determinize(terms, view, seeded('other')), 1)).toEqual(view);
});
