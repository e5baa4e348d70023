import { isObject } from './isObject.ts';
import type { SourceProblem } from './problem.ts';
import type { Noun, Words } from './ruleSet.ts';

const LONGEST_WORD = 20;
const NOUNS = ['meld', 'book'] as const;
const ADJECTIVES = ['clean', 'dirty', 'wild'] as const;

/** Anything in `words` that can't be used; a word that is left out stays as it was. */
export function wordsProblems(source: Record<string, unknown>): SourceProblem[] {
  if (!Object.hasOwn(source, 'words')) return [];
  const { words } = source;
  if (!isObject(words)) return [{ problem: 'badWords', knob: 'words', longest: LONGEST_WORD }];
  return Object.entries(words)
    .filter(([name, word]) => !isGood(name, word))
    .slice(0, 20)
    .map(([name]) => ({
      problem: 'badWords',
      knob: 'words',
      at: name.slice(0, 40),
      longest: LONGEST_WORD,
    }));
}

/** The words of `usual` with those that the source changes; it has been checked. */
export function wordsIn(source: Record<string, unknown>, usual: Words): Words {
  return isObject(source['words']) ? { ...usual, ...(source['words'] as Partial<Words>) } : usual;
}

function isGood(name: string, word: unknown): boolean {
  if ((ADJECTIVES as readonly string[]).includes(name)) return isWord(word);
  return (NOUNS as readonly string[]).includes(name) && isNoun(word);
}

function isNoun(word: unknown): word is Noun {
  if (!isObject(word)) return false;
  return (
    Object.keys(word).sort().join() === 'many,one' && isWord(word['one']) && isWord(word['many'])
  );
}

function isWord(word: unknown): word is string {
  return (
    typeof word === 'string' && /^\p{L}[\p{L} ’'-]*$/u.test(word) && word.length <= LONGEST_WORD
  );
}
