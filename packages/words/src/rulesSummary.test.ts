import type { Rules } from '@hand-and-foot/engine';
import { ruleSets, type RuleSet } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { spanishRules } from './es.ts';
import { englishRules } from './index.ts';

const house = ruleSets.find(({ id }) => id === 'house')!;

const table = (id: string, at: number) => {
  const { tables } = englishRules.saySummary(ruleSets.find((each) => each.id === id)!);
  return tables[at]!.rows.map(({ what, is }) => `${what}: ${is}`);
};

test.each(ruleSets)(
  'the summary of $name says the aim in two sentences, in both languages',
  (ruleSet) => {
    for (const speech of [englishRules, spanishRules])
      expect(speech.saySummary(ruleSet).aim.match(/\.(?= |$)/g)).toHaveLength(2);
  },
);

test('the summary has the values of the cards, and what those left over cost', () => {
  expect(table('six-deck', 0)).toEqual([
    'Jokers: 50',
    'Aces and twos: 20',
    'Eights through kings: 10',
    'Fours through sevens: 5',
    'Red threes left over: −500',
    'Black threes left over: −5',
  ]);
});

test('the summary has the minimum of every round', () => {
  expect(table('singles', 1)).toEqual([
    'Round 1: 60',
    'Round 2: 90',
    'Round 3: 120',
    'Round 4: 150',
  ]);
});

test('the summary has the books that going out takes, alone and with partners', () => {
  expect(table('closed-books', 2)).toEqual(['Every round: 1 clean book and 1 dirty book']);
  expect(table('house', 2)).toEqual([
    'Rounds 1 through 3: 1 clean book and 1 dirty book',
    'Round 4: 2 clean books and 2 dirty books',
    'Rounds 1 through 3, with partners: 1 clean book and 1 dirty book',
    'Round 4, with partners: 2 clean books and 3 dirty books',
  ]);
});

test('the summary has the clean book that a round opens with, beside the minimum or alone', () => {
  const opening: Rules['opening'] = {
    by: 'round',
    points: [50, 90, 90, 0],
    book: ['none', 'none', 'clean'],
  };
  const { tables } = englishRules.saySummary({ ...house, rules: { ...house.rules, opening } });
  expect(tables[1]!.rows.map(({ what, is }) => `${what}: ${is}`)).toEqual([
    'Round 1: 50',
    'Round 2: 90',
    'Round 3: 90 + 1 clean book',
    'Round 4: 1 clean book',
  ]);
});

test('the summary says that the fewest points win where only cards left over count', () => {
  const { rules } = house;
  const gameEnd = { after: 'points', points: 1000, atMost: 9 } as const;
  const held = { ...house, rules: { ...rules, counts: 'held', gameEnd } as const };
  expect(englishRules.saySummary(held).aim).toMatch(/^Be left with the fewest points by/);
  expect(englishRules.sayKnob(held, 'gameEnd')[0]).toContain('falls to −1,000 points');
  expect(spanishRules.sayKnob(held, 'gameEnd')[0]).toContain('baja a −');
});

test('the aim tells of a foot that a book earns', () => {
  const earned: RuleSet = { ...house, rules: { ...house.rules, footBy: 'ownBook' } };
  expect(englishRules.saySummary(earned).aim).toContain('Finish a book to get your foot');
  expect(englishRules.saySummary(earned).aim).not.toContain('Play your hand');
});
