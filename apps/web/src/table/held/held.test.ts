import { cardNamed, packFor, type Event, type View } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { freshKinds, heldByKind } from './held.ts';

const pack = packFor('standard');
const cards = (faces: string) => faces.split(' ').map((face) => cardNamed(pack, face)!);
const counts = (kinds: ReadonlyMap<number, number>) =>
  [...kinds].map(([kind, count]) => `${pack.kinds[kind]} ×${count}`);

test('a hand is stacked by kind, red and black threes apart', () => {
  const view = { seat: 1, hands: [9, cards('Kh Ks 3h 3c 3s')] } as unknown as View;
  const held = heldByKind(view, pack);
  const sizes = [...held].map(([kind, each]) => [pack.kinds[kind], each.length]);
  expect(sizes).toEqual([
    ['K', 2],
    ['red3', 1],
    ['black3', 2],
  ]);
});

test('cards that came this turn are new, and only in your own turn', () => {
  const events: Event[] = [
    { event: 'pickedUp', seat: 0, cards: cards('9h 4c') },
    { event: 'drew', seat: 0, cards: cards('9d'), from: [0] },
    { event: 'discarded', seat: 0, card: cards('4c')[0]!, froze: false },
  ];
  expect(counts(freshKinds([{ seat: 0, events }], 0, pack))).toEqual(['9 ×2', '4 ×1']);
  expect(freshKinds([{ seat: 0, events }], 1, pack).size).toBe(0);
  const later = [
    { seat: 0, events },
    { seat: 1, events: [] },
  ];
  expect(freshKinds(later, 0, pack).size).toBe(0);
});
