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
import { listedKinds } from './kind.ts';
import { listed } from './list.ts';
import { agree, feminine } from './noun.ts';
import { cards, counted, figure, points } from './number.ts';
import { booksOf, nounFor } from './ruleSet.ts';

const ROUND = feminine('ronda', 'rondas');

/** The rules at a glance. */
export function saySummary(ruleSet: RuleSet): RulesSummary {
  const telling = { ruleSet, pack: packFor(ruleSet.rules.pack) };
  return {
    aim: `${sayGoal(ruleSet)} ${sayWay(ruleSet)}`,
    tables: [valuesTable(telling), openingTable(ruleSet.rules), booksTable(telling)],
  };
}

function sayGoal(ruleSet: RuleSet): string {
  const { gameEnd, bookSize } = ruleSet.rules;
  const melding = `juntando cartas del mismo valor en ${nounFor(ruleSet, 'book').many} de ${cards(bookSize)}`;
  return gameEnd.after === 'rounds'
    ? `Gana quien suma más puntos en ${counted(gameEnd.rounds, ROUND)} ${melding}.`
    : `Se juega a ${points(gameEnd.points)} ${melding}.`;
}

function sayWay(ruleSet: RuleSet): string {
  const { piles, booksNeeded } = ruleSet.rules;
  const order = piles.length > 2 ? 'tu rodilla y tu pie' : 'tu pie';
  const book = nounFor(ruleSet, 'book');
  const needed = `${agree(book, 'los', 'las')} ${book.many} que hacen falta`;
  const ready = booksNeeded.length > 0 ? ` cuando tengas ${needed}` : '';
  return `Juega tu mano, luego ${order}, y cierra jugando tu última carta${ready}.`;
}

function valuesTable(telling: Telling): SummaryTable {
  return {
    title: 'Valor de las cartas',
    rows: valueRows(telling).map(({ kinds, points: value, caught }) => ({
      what: `${capitalised(listedKinds(telling.pack, kinds))}${caught ? ' sin jugar' : ''}`,
      is: figure(value).replace('-', '−'),
    })),
  };
}

function openingTable({ opening }: Rules): SummaryTable {
  return {
    title: 'Mínimo para bajarte',
    rows:
      opening.by === 'round'
        ? roundSpans(opening.points).map((span) => ({
            what: rounds(span),
            is: figure(span.value),
          }))
        : opening.steps.map((step) => ({
            what: `Con ${figure(step.from).replace('-', '−')} puntos o más`,
            is: figure(step.points),
          })),
  };
}

function booksTable(telling: Telling): SummaryTable {
  return {
    title: 'Para cerrar necesitas',
    rows: neededRows(telling).flatMap(({ partners, spans }) =>
      spans.map((span) => ({
        what: `${rounds(span)}${partners ? ', con compañero' : ''}`,
        is: sayBooks(span.value, telling),
      })),
    ),
  };
}

function sayBooks(needs: readonly NeededBooks[], telling: Telling): string {
  const { ruleSet, pack } = telling;
  if (needs.length === 0) {
    const book = nounFor(ruleSet, 'book');
    return `${agree(book, 'ningún', 'ninguna')} ${book.one}`;
  }
  return listed(
    needs.map(({ kind, rank, count }) =>
      booksOf(telling, count, kind, rank === undefined ? undefined : pack.kinds.indexOf(rank)),
    ),
  );
}

function rounds({ first, last }: RoundSpan<unknown>): string {
  if (last === undefined) return first === 1 ? 'Todas las rondas' : `Desde la ronda ${first}`;
  return first === last ? `Ronda ${first}` : `Rondas ${first} a ${last}`;
}
