import { termsFor, type Kind, type Terms } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { byOwnOrder, byRank, byReadiness, moved, placesFor } from './order.ts';

const sixDeck = termsFor(ruleSetById('six-deck')!.rules, { players: 4 });
const lords = termsFor(ruleSetById('lords-and-ladies')!.rules, { players: 4 });
const names = ({ pack }: Terms, kinds: readonly Kind[]) =>
  kinds.map((kind) => pack.kinds[kind]).join(' ');
const kind = (name: string, { pack } = sixDeck) => pack.kinds.indexOf(name);
const held = (counts: Record<string, number>) =>
  new Map(Object.entries(counts).map(([name, count]) => [kind(name), count]));

test('by rank, wilds come first, then aces down to fours, threes last', () => {
  expect(names(sixDeck, byRank(sixDeck))).toBe('joker 2 A K Q J T 9 8 7 6 5 4 black3 red3');
  expect(names(lords, byRank(lords))).toBe(
    'joker jester lord 12 11 10 9 8 7 6 5 4 3 2 1 lady villain',
  );
});

test('by readiness, what can be laid comes first, then what there is most of', () => {
  const hand = held({ joker: 1, K: 2, Q: 1, '8': 4, '5': 1, black3: 5 });
  const order = byReadiness(sixDeck, hand, new Set([kind('joker'), kind('5')]));
  const shown = order.filter((each) => hand.has(each));
  expect(names(sixDeck, shown)).toBe('joker 5 8 K Q black3');
});

test('one’s own order is kept by name, and what it does not know follows by rank', () => {
  const order = byOwnOrder(sixDeck, ['4', 'A', 'unheard-of', 'joker']);
  expect(names(sixDeck, order)).toBe('4 A joker 2 K Q J T 9 8 7 6 5 black3 red3');
});

test('a stack takes the place of the one it is moved to, from either side', () => {
  expect(moved([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3]);
  expect(moved([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4]);
});

test('a stack that is played leaves a gap, until a kind comes that has no place', () => {
  const order = () => byRank(sixDeck);
  const before = placesFor(order, held({ K: 2, Q: 1, '4': 1 }), []);
  const after = placesFor(order, held({ K: 2, '4': 1 }), before);
  expect(names(sixDeck, after)).toBe('K Q 4');
  expect(names(sixDeck, placesFor(order, held({ K: 2, '4': 1, A: 1 }), after))).toBe('A K 4');
});
