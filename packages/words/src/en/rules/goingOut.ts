import type { BooksNeeded } from '@hand-and-foot/engine';
import { booksOf } from '../book.ts';
import { points } from '../number.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { byRound } from './rounds.ts';

export const foot: Tellings<'footAnnounced'> = {
  footAnnounced: (announced) => [
    announced === 'yes'
      ? 'Taking up the foot is announced to the table.'
      : 'Taking up the foot is not announced; the others must see it for themselves.',
  ],
};

export const goingOut: Tellings<
  'booksNeeded' | 'permission' | 'partnersInFoot' | 'lastDiscard' | 'withoutBooks' | 'goOutBonus'
> = {
  booksNeeded: (needs, telling) =>
    needs.length === 0
      ? [`Going out needs no ${telling.ruleSet.words.book.many}.`]
      : needs.map((need) => sayNeed(need, telling)),
  permission: (permission) => [
    {
      none: 'Nobody is asked before going out.',
      asked:
        'With partners, "May I go out?" is asked first. A "no" holds for the turn; a "yes" allows it.',
      binding:
        'With partners, "May I go out?" is asked first. The answer binds: "no" means not this turn, "yes" means now.',
    }[permission],
  ],
  partnersInFoot: (partners) => [
    partners === 'needed'
      ? 'With partners, all of them must be in their feet before one goes out.'
      : 'With partners, one may go out while another is still in the hand.',
  ],
  lastDiscard: (lastDiscard) => [
    lastDiscard === 'optional'
      ? 'The last card may be laid or discarded in going out.'
      : 'The last card must be discarded in going out.',
  ],
  withoutBooks: (without) => [
    without === 'keepCard'
      ? 'In the foot, a player who cannot go out must keep at least one card.'
      : 'In the foot, a player who cannot go out may run out of cards and plays on, drawing as usual.',
  ],
  goOutBonus: (bonus) => [
    bonus === 0 ? 'Going out brings no bonus.' : `Going out brings ${points(bonus)}.`,
  ],
};

function sayNeed({ kind, rank, count, partners }: BooksNeeded, telling: Telling): string {
  const rankKind = rank === undefined ? undefined : telling.pack.kinds.indexOf(rank);
  const books = (number: number): string => booksOf(telling, number, kind, rankKind);
  const alone = `Going out needs ${byRound(count, books)}`;
  return partners === undefined
    ? `${alone}.`
    : `${alone}; with partners it needs ${byRound(partners, books)}.`;
}
