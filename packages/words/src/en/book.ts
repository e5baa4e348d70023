import type { BookKind, Kind } from '@hand-and-foot/engine';
import type { Noun, RuleSet, Words } from '@hand-and-foot/rulesets';
import type { BooksOf, Telling } from '../rulesPage.ts';
import { nameOfKind } from './kind.ts';
import { withArticle } from './list.ts';
import { counted } from './number.ts';

/** "two clean books", "one dirty book of sevens", "three books". */
export const booksOf: BooksOf = ({ ruleSet, pack }, count, kind, rank) => {
  const books = counted(count, bookOf(ruleSet.words, kind));
  return rank === undefined ? books : `${books} of ${nameOfKind(pack, rank, 2)}`;
};

/** "a clean book", "a book of sevens". */
export function aBookOf(
  { ruleSet, pack }: Telling,
  kind: BookKind | 'any',
  rank: Kind | undefined,
): string {
  const book = withArticle(bookOf(ruleSet.words, kind).one);
  return rank === undefined ? book : `${book} of ${nameOfKind(pack, rank, 2)}`;
}

/** "clean book", "red books". */
export function nameOfBook({ words }: RuleSet, kind: BookKind | 'any', count: number): string {
  const book = bookOf(words, kind);
  return count === 1 ? book.one : book.many;
}

/** "clean book", "clean books". */
export function bookOf(words: Words, kind: BookKind | 'any'): Noun {
  if (kind === 'any') return words.book;
  return { one: `${words[kind]} ${words.book.one}`, many: `${words[kind]} ${words.book.many}` };
}
