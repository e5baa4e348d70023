import { expect, test } from 'vitest';
import { hasAll, piecesOf, wordsOf } from './pieces.ts';

const marked = (text: string, search: string) =>
  piecesOf(text, wordsOf(search))
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join('');

test('marks every place where a word stands', () => {
  expect(marked('A red book, another red book.', 'book')).toBe('A red [book], another red [book].');
});

test('several words are looked for each on its own', () => {
  expect(marked('A red book', 'BOOK red')).toBe('A [red] [book]');
  expect(hasAll(['A red', 'book'], wordsOf('book red'))).toBe(true);
  expect(hasAll(['A red book'], wordsOf('book black'))).toBe(false);
});

test('accents may be left out', () => {
  expect(marked('Un comodín más', 'comodin mas')).toBe('Un [comodín] [más]');
});

test('hits that overlap are one', () => {
  expect(marked('wild wilds', 'wild ilds')).toBe('[wild] [wilds]');
});

test('looking for nothing finds everything and marks nothing', () => {
  expect(marked('A red book', '  ')).toBe('A red book');
  expect(hasAll(['A red book'], wordsOf(''))).toBe(true);
});

test('a text of nothing has no pieces', () => {
  expect(piecesOf('', ['a'])).toEqual([]);
});
