import type { PerRound } from '@hand-and-foot/engine';
import { saidByRound, saidInEachRound, type RoundWords } from '../../saidByRound.ts';
import { listed } from '../list.ts';

const words: RoundWords = {
  listed: (texts) => listed(texts),
  rounds: (first, last) => {
    if (last === undefined) return `desde la ronda ${first}`;
    return first === last ? `en la ronda ${first}` : `en las rondas ${first} a ${last}`;
  },
  after: '',
};

/** Of rounds whose value isn't worth saying, nothing is said. */
export const byRound = <T>(
  value: T | PerRound<T>,
  say: (value: T) => string,
  isSaid?: (value: T) => boolean,
): string => saidByRound(words, value, say, isSaid);

export const inEachRound = <T>(value: T | PerRound<T>, say: (value: T) => string): string[] =>
  saidInEachRound(words, value, say);
