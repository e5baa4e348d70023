import { packFor } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { readCards } from './typedCards.ts';

const pack = packFor('two-jokers');

function kindsIn(line: string) {
  const read = readCards(pack, line.split(' '));
  return 'puzzle' in read
    ? read.puzzle
    : read.map(({ kinds }) => kinds.map((kind) => pack.kinds[kind]).join('|'));
}

test('a name of two words is one card', () => {
  expect(kindsIn('9 9 little joker')).toEqual(['9', '9', 'littleJoker']);
  expect(kindsIn('big joker and little joker')).toEqual(['joker', 'littleJoker']);
  expect(kindsIn('red three black 3')).toEqual(['red3', 'black3']);
  expect(kindsIn('lj bj little')).toEqual(['littleJoker', 'joker', 'littleJoker']);
});

test('the names of both jokers are told', () => {
  expect(kindsIn('13')).toContain('bj (big joker), lj (little joker)');
});
