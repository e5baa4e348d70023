import { onlyHeldCounts } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { RoundSpan } from '../roundSpans.ts';
import type { Telling } from '../rulesPage.ts';
import {
  rulesAtAGlance,
  type NeededBooks,
  type RulesSummary,
  type SummaryWords,
} from '../rulesSummary.ts';
import { booksOf } from './book.ts';
import { listedKinds } from './kind.ts';
import { listed } from './list.ts';
import { cards, counted, figure, points } from './number.ts';

const ROUND = { one: 'round', many: 'rounds' };

const inTables: SummaryWords = {
  titles: { values: 'Card values', opening: 'Minimum to go down', books: 'To go out, you need' },
  figure,
  listedKinds,
  leftOver: ' left over',
  rounds,
  fromScore: (score) => `Score of ${score} or more`,
  belowScore: (score) => `Score below ${score}`,
  withPartners: ', with partners',
  books: sayBooks,
};

/** The rules at a glance. */
export function saySummary(ruleSet: RuleSet): RulesSummary {
  return rulesAtAGlance(ruleSet, `${sayGoal(ruleSet)} ${sayWay(ruleSet)}`, inTables);
}

function sayGoal({ rules, words }: RuleSet): string {
  const { gameEnd, bookSize } = rules;
  const melding = `by melding cards of the same rank into ${words.book.many} of ${cards(bookSize)}`;
  if (onlyHeldCounts(rules)) return `Be left with the fewest points ${melding}.`;
  return gameEnd.after === 'rounds'
    ? `Score the most points in ${counted(gameEnd.rounds, ROUND)} ${melding}.`
    : `Play to ${points(gameEnd.points)} ${melding}.`;
}

function sayWay({ rules: { booksNeeded, footBy, piles }, words }: RuleSet): string {
  const order = piles.length > 2 ? 'your knee and your foot' : 'your foot';
  const first =
    footBy === 'ownBook'
      ? `Finish a ${words.book.one} to get your foot`
      : `Play your hand, then ${order}`;
  const ready = booksNeeded.length > 0 ? ` once you have the ${words.book.many} you need` : '';
  return `${first}, and go out by playing your last card${ready}.`;
}

function sayBooks(needs: readonly NeededBooks[], telling: Telling): string {
  if (needs.length === 0) return `no ${telling.ruleSet.words.book.many}`;
  return listed(
    needs.map(({ kind, rank, count }) =>
      booksOf(
        telling,
        count,
        kind,
        rank === undefined ? undefined : telling.pack.kinds.indexOf(rank),
      ),
    ),
  );
}

function rounds({ first, last }: Pick<RoundSpan<unknown>, 'first' | 'last'>): string {
  if (last === undefined) return first === 1 ? 'Every round' : `From round ${first} on`;
  if (first === last) return `Round ${first}`;
  return `Rounds ${first} ${last === first + 1 ? 'and' : 'through'} ${last}`;
}
