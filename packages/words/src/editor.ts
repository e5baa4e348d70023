import type { EditorWords } from './editorWords.ts';
import { editor as english } from './en/editor.ts';
import { editor as spanish } from './es/editor.ts';

export type { EditorWords };

/** What an editor of rules calls things, by language. Whoever only plays does without. */
export const editorWords: Readonly<Record<'en' | 'es', EditorWords>> = { en: english, es: spanish };
