import { english } from './en/english.ts';
import type { Speech } from './speech.ts';

/** Spanish as far as it is written; the rest in English. */
export const spanish: Speech = { ...english, language: 'es' };
