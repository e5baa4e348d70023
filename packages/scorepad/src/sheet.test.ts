import { termsFor, type Rules } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { NOTHING, withNumber, type Count, type Field } from './count.ts';
import { sheetOf } from './sheet.ts';

const { rules } = ruleSetById('closed-books')!;

function bonusFor(changes: Partial<Rules>, numbers: Record<string, number>): number {
  const terms = termsFor({ ...rules, ...changes }, { players: 4 });
  const count = Object.entries(numbers).reduce<Count>(
    (all, [field, number]) => withNumber(all, field as Field, number),
    NOTHING,
  );
  return sheetOf(terms, count, 1).bonus;
}

test('red threes that are worth nothing alone are counted where a set of them is worth something', () => {
  const values = { ...rules.values, red3: 0 };
  const laid = { sets: [{ cards: 3, total: 300 }] };
  expect(bonusFor({ values, laid }, { 'laid/red3': 3 })).toBe(300);
  expect(bonusFor({ values, laid }, { 'laid/red3': 2 })).toBe(0);
});

test('a book counts for red threes as what its rank counts as', () => {
  const changes: Partial<Rules> = {
    values: { ...rules.values, red3: 100 },
    laid: { countIf: 'books', books: [{ kind: 'clean' }] },
    byRank: [{ rank: '7', countsAs: 'clean' }],
  };
  expect(bonusFor(changes, { 'laid/red3': 1, 'books/dirty/7': 1 })).toBe(100);
  expect(bonusFor(changes, { 'laid/red3': 1, 'books/dirty': 1 })).toBe(-100);
});
