import type { View } from '@hand-and-foot/engine';
import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TableLink } from '../link/tableLink.ts';
import { chosenHand, keepChosenHand } from './chosenHand.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => kept.set(name, text),
  removeItem: (name: string) => kept.delete(name),
});
beforeEach(() => kept.clear());

/** A page's link to a table in the middle of a deal, made anew as after a reload. */
function linkTo(id: string, seat: number, round: number, piles = 2): TableLink {
  const stacks = Array.from({ length: 4 }, () => Array<number>(piles).fill(11));
  const view = { round, stacks } as unknown as View;
  return { id, known: signal({ seat, view }) } as unknown as TableLink;
}

test('a choice outlives the page, for its table, seat and round alone', () => {
  keepChosenHand(linkTo('here', 1, 2), 1);
  expect(chosenHand(linkTo('here', 1, 2))).toBe(1);
  expect(chosenHand(linkTo('elsewhere', 1, 2))).toBeUndefined();
  expect(chosenHand(linkTo('here', 0, 2))).toBeUndefined();
  expect(chosenHand(linkTo('here', 1, 3))).toBeUndefined();
});

test('a choice that was sent is forgotten', () => {
  keepChosenHand(linkTo('here', 1, 2), 1);
  keepChosenHand(linkTo('here', 1, 2), undefined);
  expect(chosenHand(linkTo('here', 1, 2))).toBeUndefined();
  expect(kept.size).toBe(0);
});

test.each(['null', '7', '{}', '{"round":2,"stack":9}', '{"round":2,"stack":"1"}', 'no JSON'])(
  'a store that holds anything else is no choice: %s',
  (text) => {
    keepChosenHand(linkTo('here', 1, 2), 0);
    for (const name of kept.keys()) kept.set(name, text);
    expect(chosenHand(linkTo('here', 1, 2))).toBeUndefined();
  },
);
