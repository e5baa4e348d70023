import { scorepad as english } from './en/scorepad.ts';
import { scorepad as spanish } from './es/scorepad.ts';
import type { PadContext, ScorepadWords } from './scorepadWords.ts';

export { signsOf } from './kindSigns.ts';
export type { PadContext, ScorepadWords };

/** What is said about a scorepad, by language. Whoever only plays does without. */
export const scorepadWords: Readonly<Record<'en' | 'es', ScorepadWords>> = {
  en: english,
  es: spanish,
};
