import type { KnobOf } from '@hand-and-foot/rulesets';
import { capitalised } from '../../capitalised.ts';
import { bookOf } from '../book.ts';
import { nameOfKind } from '../kind.ts';
import { withArticle } from '../list.ts';
import { counted, points } from '../number.ts';
import type { Tellings } from '../../rulesPage.ts';

const ROUND = { one: 'round', many: 'rounds' };

export const score: Tellings<KnobOf<'score'>> = {
  bookBonus: (bonus, { ruleSet }) =>
    (['clean', 'dirty', 'wild'] as const)
      // Without wild books, a bonus of nothing needs no mention.
      .filter((kind) => kind !== 'wild' || ruleSet.rules.wildMelds > 0 || bonus.wild > 0)
      .map((kind) => {
        const book = capitalised(withArticle(bookOf(ruleSet.words, kind).one));
        return bonus[kind] === 0
          ? `${book} is worth only its cards.`
          : `${book} is worth ${points(bonus[kind])} plus its cards.`;
      }),
  rankBonus: (bonuses, telling) =>
    bonuses.length === 0
      ? [`A ${telling.ruleSet.words.book.one} is worth the same whatever its rank.`]
      : bonuses.map(({ rank, kind, bonus }) => {
          const book = capitalised(withArticle(bookOf(telling.ruleSet.words, kind).one));
          const ranks = nameOfKind(telling.pack, telling.pack.kinds.indexOf(rank), 2);
          return `${book} of ${ranks} is worth ${points(bonus)} instead.`;
        }),
  emptyStock: (empty) => {
    const ends = 'you finish your turn and the round ends. Nobody gets the bonus for going out.';
    switch (empty) {
      case 'endsRound':
        return [`When the draw pile runs out, ${ends}`];
      case 'reshuffle':
        return ['When the draw pile runs out, the discard pile is shuffled into a new one.'];
      case 'addDeck':
        return [
          'The first time the draw pile runs out in a round, another deck is shuffled in.',
          `When it runs out again, ${ends}`,
        ];
      default:
        return [
          `When the draw pile runs out, the discard pile, except for its top card, is shuffled into a new one, ${empty.reshuffle === 1 ? 'once' : `up to ${empty.reshuffle} times`} a round.`,
          `After that, ${ends}`,
        ];
    }
  },
  gameEnd: (end) => [
    end.after === 'rounds'
      ? `The game lasts ${counted(end.rounds, ROUND)}. The highest total wins.`
      : `The game ends after the round in which somebody reaches ${points(end.points)}, or after ${counted(end.atMost, ROUND)}. The highest total wins.`,
  ],
};
