import type { EditorWords } from './editorWords.ts';
import { editor as english } from './en/editor.ts';
import { sayWarning as sayWarningInEnglish } from './en/warning.ts';
import { editor as spanish } from './es/editor.ts';
import { sayWarning as sayWarningInSpanish } from './es/warning.ts';
import type { SayWarning } from './warning.ts';

export type { EditorWords, SayWarning };

/** What an editor of rules calls things, by language. Whoever only plays does without. */
export const editorWords: Readonly<Record<'en' | 'es', EditorWords>> = { en: english, es: spanish };

/** What is said, by language, of rules that can be played but were surely not meant. */
export const warningWords: Readonly<Record<'en' | 'es', SayWarning>> = {
  en: sayWarningInEnglish,
  es: sayWarningInSpanish,
};
