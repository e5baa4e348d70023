import { packFor } from '@hand-and-foot/engine';
import { ruleSetById, ruleSets } from '@hand-and-foot/rulesets';
import type { Notice } from '@hand-and-foot/scorepad';
import { describe, expect, test } from 'vitest';
import { nameOfKind } from './en/kind.ts';
import { scorepadWords, signsOf } from './scorepad.ts';

const house = ruleSetById('house')!;
const pack = packFor('standard');
const context = { ruleSet: house, pack, sides: ['We', 'They'] };

const NOTICES: Notice[] = [
  { notice: 'tooManyCards', kinds: [14], have: 11, most: 10 },
  { notice: 'tooManyCards', kinds: [...pack.kinds.keys()], have: 300, most: 270 },
  { notice: 'unknownBooks', side: 0, book: 'wild', have: 1 },
  { notice: 'unknownCount', side: 0, what: 'caps/lady', have: 1 },
  { notice: 'belowNothing', side: 1, have: -3 },
  { notice: 'severalOut', sides: [0, 1] },
  { notice: 'outWithoutBooks', side: 0, kind: 'dirty', have: 0, need: 1 },
  { notice: 'outWithCards', side: 0 },
  { notice: 'oddPoints', side: 0, pile: 'table', points: 342, below: 340, above: 345 },
  { notice: 'oddPoints', side: 0, pile: 'table', points: 9995, below: 2900 },
  { notice: 'tooFewCards', side: 0, books: 2, have: 13, need: 14 },
  { notice: 'tooFewPoints', side: 0, books: 2, have: 65, need: 70 },
  { notice: 'tooManyGrabs', side: 1, have: 3, most: 2 },
  { notice: 'tooManyCaps', side: 1, have: 2, most: 1 },
];

describe.each(['en', 'es'] as const)('notices in %s', (language) => {
  const say = scorepadWords[language].sayNotice;

  test('are sentences, calm and short', () => {
    for (const notice of NOTICES) {
      const text = say(notice, context);
      expect(text).toMatch(/[.?]$/);
      expect(text).not.toMatch(/!|invalid|error|illegal|undefined|NaN/i);
      expect(text.split(' ').length, text).toBeLessThan(30);
    }
  });
});

test('notices say whom they are about and what would do', () => {
  const say = (notice: Notice) => scorepadWords.en.sayNotice(notice, context);
  expect(NOTICES.slice(5, 9).map(say)).toEqual([
    'Marked as going out: We; They. Only one can. Which one was it?',
    'We: going out takes 1 dirty book; you’ve counted none.',
    'We: a player who goes out has no cards left, but you’ve counted some.',
    'We: no cards add up to 342 points. Is it 340 or 345?',
  ]);
});

test('cards in little room', () => {
  const signs = (...names: string[]) =>
    signsOf(
      pack,
      names.map((name) => pack.kinds.indexOf(name)),
      nameOfKind,
    );
  expect(signs('4', '5', '6', '7')).toBe('4–7');
  expect(signs('8', '9', 'T', 'J', 'Q', 'K')).toBe('8–K');
  expect(signs('A', '2')).toBe('A, 2');
  expect(signs('joker')).toBe('Joker');
  expect(signs('red3')).toBe('3♥♦');
});

test('every rule set names its books in its own words', () => {
  const names = ruleSets.map((ruleSet) =>
    scorepadWords.en.nameOfItem(
      { is: 'books', field: 'books/clean', book: 'clean', each: 500 },
      { ruleSet, pack },
    ),
  );
  expect(names).toEqual(['Clean groups', 'Clean books', 'Clean books', 'Red books', 'Clean books']);
});
