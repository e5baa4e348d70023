import { saidByRound } from '../../saidByRound.ts';
import { listedApart } from '../list.ts';

export const { byRound, inEachRound } = saidByRound({
  listed: (texts) => listedApart(texts),
  rounds: (first, last) => {
    if (last === undefined) return `desde la ronda ${first}`;
    if (first === last) return `en la ronda ${first}`;
    return `en las rondas ${first} ${last === first + 1 ? 'y' : 'a'} ${last}`;
  },
  after: '',
});
