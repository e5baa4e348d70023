import { capitalised } from '../../capitalised.ts';
import { bookOf, booksOf } from '../book.ts';
import { withArticle } from '../list.ts';
import { countWord, points } from '../number.ts';
import type { Tellings } from '../../rulesPage.ts';

export const score: Tellings<'bookBonus' | 'rankBonus' | 'emptyStock' | 'gameEnd'> = {
  bookBonus: (bonus, { ruleSet }) =>
    (['clean', 'dirty', 'wild'] as const)
      // Without wild books, a bonus of nothing needs no mention.
      .filter((kind) => kind !== 'wild' || ruleSet.rules.wildMelds > 0 || bonus.wild > 0)
      .map((kind) => {
        const book = capitalised(withArticle(bookOf(ruleSet.words, kind).one));
        return `${book} brings ${points(bonus[kind])} besides its cards.`;
      }),
  rankBonus: (bonuses, telling) =>
    bonuses.length === 0
      ? [`A ${telling.ruleSet.words.book.one} brings the same whatever its rank.`]
      : bonuses.map(({ rank, kind, bonus }) => {
          const book = booksOf(telling, 1, kind, telling.pack.kinds.indexOf(rank));
          return `${capitalised(book)} brings ${points(bonus)} instead.`;
        }),
  emptyStock: (empty) => [
    empty === 'endsRound'
      ? 'When the stock is used up, the turn is finished and the round ends without a bonus for going out.'
      : 'When the stock is used up, the discards are shuffled into a new one.',
  ],
  gameEnd: (end) => [
    end.after === 'rounds'
      ? `The game has ${roundCount(end.rounds)}; the highest total wins.`
      : `The game ends after the round in which a total reaches ${points(end.points)}, or after ${roundCount(end.atMost)}; the highest total wins.`,
  ],
};

function roundCount(count: number): string {
  return count === 1 ? 'one round' : `${countWord(count)} rounds`;
}
