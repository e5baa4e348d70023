import type { SmallWords } from '../smallWords.ts';
import { listed, listedNumbers } from './list.ts';
import { figure } from './number.ts';
import { sayRuleSet } from './ruleSet.ts';

export const smallSpanish: SmallWords = {
  language: 'es',
  figure,
  listed,
  listedNumbers,
  sayRuleSet,
};
