import { ruleSets } from '@hand-and-foot/rulesets';
import type { BooksNeeded } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { spanishRules } from './es.ts';
import { englishRules, type RulesSpeech } from './index.ts';

const house = ruleSets.find(({ id }) => id === 'house')!;

function told(speech: RulesSpeech, booksNeeded: BooksNeeded[]): string[] {
  return speech
    .sayRules({ ...house, rules: { ...house.rules, booksNeeded } })
    .flatMap(({ lines }) => lines)
    .filter(({ knob }) => knob === 'booksNeeded')
    .map(({ text }) => text);
}

test.each([
  [[{ kind: 'dirty', count: [0, 0] }]],
  [[{ kind: 'dirty', count: [0] }]],
  [[{ kind: 'dirty', count: [0, 0], partners: [0] }]],
] as BooksNeeded[][][])('books that no round asks for are none: %j', (needs) => {
  expect(told(englishRules, needs)).toEqual(told(englishRules, []));
  expect(told(spanishRules, needs)).toEqual(told(spanishRules, []));
});

test('nothing is said of them beside others', () => {
  const clean: BooksNeeded = { kind: 'clean', count: [1] };
  const never: BooksNeeded = { kind: 'dirty', count: [0, 0] };
  expect(told(englishRules, [clean, never])).toEqual(told(englishRules, [clean]));
});
