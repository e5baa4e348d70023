import { scorepad as english } from './en/scorepad.ts';
import { scorepad as spanish } from './es/scorepad.ts';
import type { PadContext, ScorepadWords } from './scorepadWords.ts';

export { signsOf } from './kindSigns.ts';
export type { PadContext, ScorepadWords };

/** Sentences about a scorepad, by language. Kept apart because a game never loads them. */
export const scorepadWords: Readonly<Record<'en' | 'es', ScorepadWords>> = {
  en: english,
  es: spanish,
};
