import { questions } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { interviewWords } from './interview.ts';

test.each(['en', 'es'] as const)(
  'the interview in %s has words for every question and answer, and for nothing else',
  (language) => {
    const words = interviewWords[language];
    expect(Object.keys(words)).toEqual(questions.map(({ id }) => id));
    for (const { id, options } of questions) {
      const { ask, options: said } = words[id]!;
      expect(ask).toMatch(/^\S.*\?$/);
      expect(Object.keys(said).sort()).toEqual(options.map((option) => option.id).sort());
      expect(new Set(Object.values(said)).size).toBe(options.length);
      for (const text of Object.values(said)) expect(text).toMatch(/^[\p{Lu}\d].*[^.]$/u);
    }
  },
);
