import { firstWords } from '../../parts/words/firstWords.ts';

/** Whether a seat's name is how this page calls its reader. */
export function isYou(name: string): boolean {
  return name === firstWords.value.start.you;
}
