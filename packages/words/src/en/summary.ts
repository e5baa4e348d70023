import { packFor, type Rules } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import { capitalised } from '../capitalised.ts';
import type { RoundSpan } from '../roundSpans.ts';
import { roundSpans } from '../roundSpans.ts';
import type { Telling } from '../rulesPage.ts';
import {
  neededRows,
  valueRows,
  type NeededBooks,
  type RulesSummary,
  type SummaryTable,
} from '../rulesSummary.ts';
import { booksOf } from './book.ts';
import { listedKinds } from './kind.ts';
import { listed } from './list.ts';
import { cards, counted, figure, points } from './number.ts';

const ROUND = { one: 'round', many: 'rounds' };

/** The rules at a glance. */
export function saySummary(ruleSet: RuleSet): RulesSummary {
  const telling = { ruleSet, pack: packFor(ruleSet.rules.pack) };
  return {
    aim: `${sayGoal(ruleSet)} ${sayWay(ruleSet)}`,
    tables: [valuesTable(telling), openingTable(ruleSet.rules), booksTable(telling)],
  };
}

function sayGoal({ rules: { gameEnd, bookSize }, words }: RuleSet): string {
  const melding = `by melding cards of the same rank into ${words.book.many} of ${cards(bookSize)}`;
  return gameEnd.after === 'rounds'
    ? `Score the most points in ${counted(gameEnd.rounds, ROUND)} ${melding}.`
    : `Play to ${points(gameEnd.points)} ${melding}.`;
}

function sayWay({ rules: { piles, booksNeeded }, words }: RuleSet): string {
  const order = piles.length > 2 ? 'your knee and your foot' : 'your foot';
  const ready = booksNeeded.length > 0 ? ` once you have the ${words.book.many} you need` : '';
  return `Play your hand, then ${order}, and go out by playing your last card${ready}.`;
}

function valuesTable(telling: Telling): SummaryTable {
  return {
    title: 'Card values',
    rows: valueRows(telling).map(({ kinds, points: value, caught }) => ({
      what: `${capitalised(listedKinds(telling.pack, kinds))}${caught ? ' left over' : ''}`,
      is: figure(value).replace('-', '−'),
    })),
  };
}

function openingTable({ opening }: Rules): SummaryTable {
  return {
    title: 'Minimum to go down',
    rows:
      opening.by === 'round'
        ? roundSpans(opening.points).map((span) => ({
            what: rounds(span),
            is: figure(span.value),
          }))
        : opening.steps.map((step) => ({
            what: `Score of ${figure(step.from).replace('-', '−')} or more`,
            is: figure(step.points),
          })),
  };
}

function booksTable(telling: Telling): SummaryTable {
  const needed = neededRows(telling);
  return {
    title: 'To go out you need',
    rows: needed.flatMap(({ partners, spans }) =>
      spans.map((span) => ({
        what: `${rounds(span)}${partners ? ', with partners' : ''}`,
        is: sayBooks(span.value, telling),
      })),
    ),
  };
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

function rounds({ first, last }: RoundSpan<unknown>): string {
  if (last === undefined) return first === 1 ? 'Every round' : `From round ${first} on`;
  return first === last ? `Round ${first}` : `Rounds ${first} to ${last}`;
}
