import { saidByRound } from '../../saidByRound.ts';
import { listedClearly } from '../list.ts';

export const { byRound, inEachRound } = saidByRound({
  listed: (texts) => listedClearly(texts),
  rounds: (first, last) => {
    if (last === undefined) return `from round ${first} on`;
    if (first === last) return `in round ${first}`;
    return `in rounds ${first} ${last === first + 1 ? 'and' : 'through'} ${last}`;
  },
  after: ',',
});
