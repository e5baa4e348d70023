import type { EditorWords } from './editorWords.ts';
import { editor as english } from './en/editor.ts';
import { sayWarning as sayWarningInEnglish } from './en/warning.ts';
import { editor as spanish } from './es/editor.ts';
import { sayWarning as sayWarningInSpanish } from './es/warning.ts';
import type { SayWarning } from './warning.ts';

export type { EditorWords, SayWarning };

/** The rules editor's words, by language. Kept apart because a game never loads them. */
export const editorWords: Readonly<Record<'en' | 'es', EditorWords>> = { en: english, es: spanish };

/** Warnings about rules that can be played but were surely not meant, by language. */
export const warningWords: Readonly<Record<'en' | 'es', SayWarning>> = {
  en: sayWarningInEnglish,
  es: sayWarningInSpanish,
};
