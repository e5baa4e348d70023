import { interview as english } from './en/interview.ts';
import { interview as spanish } from './es/interview.ts';
import type { InterviewWords } from './interviewWords.ts';

export type { InterviewWords };

/** The sentences of the interview about a family's rules, by language. */
export const interviewWords: Readonly<Record<'en' | 'es', InterviewWords>> = {
  en: english,
  es: spanish,
};
