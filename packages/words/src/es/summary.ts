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
import { listedKinds } from './kind.ts';
import { listed } from './list.ts';
import { agree, feminine, un } from './noun.ts';
import { counted, figure, points } from './number.ts';
import { booksOf, nounFor } from './ruleSet.ts';

const ROUND = feminine('ronda', 'rondas');

const inTables: SummaryWords = {
  titles: {
    values: 'Valor de las cartas',
    opening: 'Mínimo para bajarte',
    books: 'Para cerrar necesitas',
  },
  figure,
  listedKinds,
  leftOver: ' sin jugar',
  rounds,
  fromScore: (score) => `Con ${score} puntos o más`,
  belowScore: (score) => `Con menos de ${score} puntos`,
  withPartners: ', en equipo',
  books: sayBooks,
};

/** The rules at a glance. */
export function saySummary(ruleSet: RuleSet): RulesSummary {
  return rulesAtAGlance(ruleSet, `${sayGoal(ruleSet)} ${sayWay(ruleSet)}`, inTables);
}

function sayGoal(ruleSet: RuleSet): string {
  const { gameEnd, bookSize } = ruleSet.rules;
  const melding = `juntando cartas del mismo valor en ${nounFor(ruleSet, 'book').many} de ${figure(bookSize)}`;
  if (onlyHeldCounts(ruleSet.rules))
    return `Gana quien se queda con menos puntos en la mano, ${melding}.`;
  return gameEnd.after === 'rounds'
    ? `Gana quien suma más puntos en ${counted(gameEnd.rounds, ROUND)} ${melding}.`
    : `Se juega a ${points(gameEnd.points)} ${melding}.`;
}

function sayWay(ruleSet: RuleSet): string {
  const { booksNeeded, footBy, piles } = ruleSet.rules;
  const order = piles.length > 2 ? 'tu rodilla y tu pie' : 'tu pie';
  const book = nounFor(ruleSet, 'book');
  const needed = `${agree(book, 'los', 'las')} ${book.many} que hacen falta`;
  const ready = booksNeeded.length > 0 ? ` cuando tengas ${needed}` : '';
  const first =
    footBy === 'ownBook'
      ? `Termina ${un(book)} para tomar tu pie`
      : `Juega tu mano, luego ${order},`;
  return `${first} y cierra con tu última carta${ready}.`;
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

function rounds({ first, last }: Pick<RoundSpan<unknown>, 'first' | 'last'>): string {
  if (last === undefined) return first === 1 ? 'Todas las rondas' : `Desde la ronda ${first}`;
  if (first === last) return `Ronda ${first}`;
  return `Rondas ${first} ${last === first + 1 ? 'y' : 'a'} ${last}`;
}
