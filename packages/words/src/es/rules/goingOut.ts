import type { BooksNeeded } from '@hand-and-foot/engine';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { points } from '../number.ts';
import { booksOf, nounFor } from '../ruleSet.ts';
import { byRound } from './rounds.ts';

export const foot: Tellings<'footAnnounced'> = {
  footAnnounced: (announced) => [
    announced === 'yes'
      ? 'Cuando alguien toma su pie, se anuncia a la mesa.'
      : 'Cuando alguien toma su pie, no se anuncia; los demás deben verlo por sí mismos.',
  ],
};

export const goingOut: Tellings<
  'booksNeeded' | 'permission' | 'partnersInFoot' | 'lastDiscard' | 'withoutBooks' | 'goOutBonus'
> = {
  booksNeeded: (needs, telling) =>
    needs.length === 0
      ? [`Para cerrar no hacen falta ${nounFor(telling.ruleSet, 'book').many}.`]
      : needs.map((need) => sayNeed(need, telling)),
  permission: (permission) => [
    {
      none: 'No se pregunta a nadie antes de cerrar.',
      asked:
        'Con compañero, antes se pregunta: «¿Puedo cerrar?». Un «no» vale por ese turno; un «sí» lo permite.',
      binding:
        'Con compañero, antes se pregunta: «¿Puedo cerrar?». La respuesta obliga: «no» es no en este turno, «sí» es ahora.',
    }[permission],
  ],
  partnersInFoot: (partners) => [
    partners === 'needed'
      ? 'Con compañero, todos los del bando deben estar en el pie antes de que uno cierre.'
      : 'Con compañero, uno puede cerrar aunque otro siga en la mano.',
  ],
  lastDiscard: (lastDiscard) => [
    lastDiscard === 'optional'
      ? 'Al cerrar, la última carta se puede bajar o descartar.'
      : 'Al cerrar, la última carta se debe descartar.',
  ],
  withoutBooks: (without) => [
    without === 'keepCard'
      ? 'En el pie, quien no puede cerrar debe guardar al menos una carta.'
      : 'En el pie, quien no puede cerrar puede quedarse sin cartas y sigue jugando, robando como siempre.',
  ],
  goOutBonus: (bonus) => [bonus === 0 ? 'Cerrar no da puntos.' : `Cerrar da ${points(bonus)}.`],
};

function sayNeed({ kind, rank, count, partners }: BooksNeeded, telling: Telling): string {
  const rankKind = rank === undefined ? undefined : telling.pack.kinds.indexOf(rank);
  const books = (number: number): string => booksOf(telling, number, kind, rankKind);
  const alone = `Cerrar pide ${byRound(count, books)}`;
  return partners === undefined
    ? `${alone}.`
    : `${alone}; con compañero pide ${byRound(partners, books)}.`;
}
