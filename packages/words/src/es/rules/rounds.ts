import type { PerRound } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import {
  saidByRound,
  saidInEachRound,
  type RoundWords,
  type ValueWords,
} from '../../saidByRound.ts';
import { listedClearly } from '../list.ts';

const words: RoundWords = {
  listed: (texts) => listedClearly(texts),
  rounds: (first, last) => {
    if (last === undefined) return `desde la ronda ${first}`;
    if (first === last) return `en la ronda ${first}`;
    return `en las rondas ${first} ${last === first + 1 ? 'y' : 'a'} ${last}`;
  },
  after: '',
};

export const byRound = <T>(
  ruleSet: Pick<RuleSet, 'rules'>,
  value: T | PerRound<T>,
  said: ValueWords<T>,
): string => saidByRound(words, ruleSet, value, said);

export const inEachRound = <T>(
  ruleSet: Pick<RuleSet, 'rules'>,
  value: T | PerRound<T>,
  say: (value: T) => string,
): string[] => saidInEachRound(words, ruleSet, value, say);
