import type { SmallWords } from '../smallWords.ts';
import { listed, listedNumbers } from './list.ts';
import { figure } from './number.ts';

export const smallEnglish: SmallWords = {
  language: 'en',
  figure,
  listed,
  listedNumbers,
  sayRuleSet: ({ name, summary }) => ({ name, summary }),
};
