import { cardNamed, packFor } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { nameOfKind, sayCard, sayCardInFull } from '../index.ts';
import { listedKinds } from './kind.ts';

const standard = packFor('standard');
const lords = packFor('lords-and-ladies');

test.each([
  ['9h', '9♥', '9 of hearts'],
  ['Td', '10♦', '10 of diamonds'],
  ['Qs', 'Q♠', 'queen of spades'],
  ['Ac', 'A♣', 'ace of clubs'],
  ['2c', '2♣', '2 of clubs'],
  ['3h', '3♥', '3 of hearts'],
  ['joker', 'joker', 'joker'],
])('%s is said as %s and as %s', (face, short, full) => {
  const card = cardNamed(standard, face)!;
  expect(sayCard(standard, card)).toBe(short);
  expect(sayCardInFull(standard, card)).toBe(full);
});

test.each([
  ['lady', 'Lady'],
  ['12', '12'],
  ['jester', 'Jester'],
])('%s of the other pack is said as %s', (face, said) => {
  const card = cardNamed(lords, face)!;
  expect(sayCard(lords, card)).toBe(said);
  expect(sayCardInFull(lords, card)).toBe(said);
});

test('kinds have a singular and a plural', () => {
  const named = (pack: typeof standard, kind: string, count: number) =>
    nameOfKind(pack, pack.kinds.indexOf(kind), count);
  expect(named(standard, '9', 1)).toBe('nine');
  expect(named(standard, '6', 2)).toBe('sixes');
  expect(named(standard, 'red3', 2)).toBe('red threes');
  expect(named(standard, 'K', 0)).toBe('kings');
  expect(named(lords, 'lord', 2)).toBe('Lords');
  expect(named(lords, '12', 2)).toBe('twelves');
});

test('every kind of both packs has names of its own', () => {
  for (const pack of [standard, lords]) {
    const names = pack.kinds.flatMap((_, kind) => [
      nameOfKind(pack, kind, 1),
      nameOfKind(pack, kind, 2),
    ]);
    expect(new Set(names).size).toBe(2 * pack.kinds.length);
    expect(names).not.toContain('wild');
  }
});

test('a meld without a rank is of wild cards', () => {
  expect(nameOfKind(lords, 0xff, 2)).toBe('wild cards');
});

test.each([
  [['4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'], 'fours through aces'],
  [['9', '8', '7'], 'sevens, eights and nines'],
  [['Q', 'K', 'A', '2', 'joker'], 'queens, kings, aces, twos and jokers'],
  [['J', 'Q', 'K', 'A', '2'], 'jacks through aces and twos'],
  [['red3'], 'red threes'],
])('%j are listed in the order of the pack', (names, said) => {
  expect(listedKinds(standard, names)).toBe(said);
});
