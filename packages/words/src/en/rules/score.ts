import { inSomeRound, lowestWins, onlyHeldCounts } from '@hand-and-foot/engine';
import type { KnobOf } from '@hand-and-foot/rulesets';
import { capitalised } from '../../capitalised.ts';
import { bookOf } from '../book.ts';
import { nameOfKind } from '../kind.ts';
import { withArticle } from '../list.ts';
import { counted, figure, points } from '../number.ts';
import { partnersIn } from '../../partners.ts';
import type { Tellings } from '../../rulesPage.ts';

const ROUND = { one: 'round', many: 'rounds' };

const RESHUFFLED = 'the discard pile, except for its top card, is shuffled into a new draw pile';

const SCORE_NOTHING = {
  never: 'you score',
  always: 'your team scores',
  sometimes: 'you and any partners score',
};

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
      ? [`A ${telling.ruleSet.words.book.one} is worth the same, whatever its rank.`]
      : bonuses.map(({ rank, kind, bonus }) => {
          const book = capitalised(withArticle(bookOf(telling.ruleSet.words, kind).one));
          const usual = telling.ruleSet.rules.bookBonus[kind];
          const ranks = nameOfKind(telling.pack, telling.pack.kinds.indexOf(rank), 2);
          return `${book} ${kind === 'wild' ? 'made only ' : ''}of ${ranks} is worth ${points(bonus)}${usual === 0 ? '' : ` instead of ${figure(usual)}`}.`;
        }),
  playBonus: (bonuses, { ruleSet }) =>
    bonuses.length === 0
      ? ['There are no other bonuses during the round.']
      : bonuses.map(
          ({ for: deed, bonus }) =>
            ({
              bookAtOnce: `Melding a whole ${ruleSet.words.book.one} at once is worth an extra ${points(bonus)}.`,
              firstDown: `Going down before everyone else is worth ${points(bonus)}.`,
              outAtOnce: `Going down and out in the same turn is worth an extra ${points(bonus)}.`,
            })[deed],
        ),
  penalties: (penalties, { ruleSet }) =>
    penalties.length === 0
      ? ['There are no other penalties.']
      : penalties.map(({ for: what, points: lost }) => {
          const { book, meld } = ruleSet.words;
          return {
            foot: `If you haven’t picked up your foot when the round ends, you lose ${points(lost)}.`,
            wildMeld: `Each all-wild ${meld.one} that isn’t a finished ${book.one} costs you ${points(lost)}.`,
            notDown: `If you haven’t gone down when the round ends, you lose ${points(lost)}.`,
          }[what];
        }),
  unfinished: (unfinished, { ruleSet }) => {
    const { one, many } = ruleSet.words.meld;
    return [
      {
        plus: `Cards in unfinished ${many} count for you.`,
        none: `Cards in unfinished ${many} don’t count.`,
        minus: `Cards in unfinished ${many} count against you, as if you still held them.`,
        laterMinus: `If you have several ${many} of the same rank, every ${one} after the first counts against you until it’s finished, as if you still held its cards.`,
      }[unfinished],
    ];
  },
  counts: (counts, { ruleSet }) => {
    const scoring = SCORE_NOTHING[partnersIn(ruleSet.rules)];
    return [
      {
        all: 'Everything on the table counts, and so do the bonuses.',
        held: `Only the cards you’re left with count, and they count against you. If you go out, ${scoring} 0. Scores are 0 or less, and the one closest to 0 wins.`,
        lowWins: `Only the cards you’re left with count. If you go out, ${scoring} 0. The lowest score wins.`,
      }[counts],
    ];
  },
  emptyStock: (empty, { ruleSet }) => {
    const { goOutBonus } = ruleSet.rules;
    const hasBonus =
      !onlyHeldCounts(ruleSet.rules) && inSomeRound(goOutBonus).some((bonus) => bonus > 0);
    const ends = `you finish your turn and the round ends.${hasBonus ? ' Nobody gets the bonus for going out.' : ''}`;
    switch (empty) {
      case 'endsRound':
        return [`When the draw pile runs out, ${ends}`];
      case 'reshuffle':
        return [`When the draw pile runs out, ${RESHUFFLED}.`];
      case 'playOn':
        return [
          `When the draw pile runs out, you can keep playing only by picking up the discard pile. If you can’t or don’t want to, the round ends${hasBonus ? ', and nobody gets the bonus for going out' : ''}.`,
        ];
      case 'addDeck':
        return [
          'The first time the draw pile runs out in a round, another deck is shuffled in.',
          `When it runs out again, ${ends}`,
        ];
      default:
        return [
          `${empty.reshuffle === 1 ? 'The first time' : `The first ${empty.reshuffle} times`} the draw pile runs out in a round, ${RESHUFFLED}.`,
          `When it runs out again, ${ends}`,
        ];
    }
  },
  gameEnd: (end, { ruleSet: { rules } }) => {
    const wins = `The ${lowestWins(rules) ? 'lowest' : 'highest'} total wins.`;
    if (end.after === 'rounds') return [`The game lasts ${counted(end.rounds, ROUND)}. ${wins}`];
    const reaches = rules.counts === 'held' ? 'falls to −' : 'reaches ';
    return [
      `The game ends after the round in which somebody ${reaches}${points(end.points)}, or after ${counted(end.atMost, ROUND)}. ${wins}`,
    ];
  },
};
