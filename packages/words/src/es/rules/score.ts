import { capitalised } from '../../capitalised.ts';
import type { Tellings } from '../../rulesPage.ts';
import { feminine, un } from '../noun.ts';
import { counted, points } from '../number.ts';
import { bookOf, booksOf, nounFor } from '../ruleSet.ts';

const ROUND = feminine('ronda', 'rondas');

export const score: Tellings<'bookBonus' | 'rankBonus' | 'emptyStock' | 'gameEnd'> = {
  bookBonus: (bonus, { ruleSet }) =>
    (['clean', 'dirty', 'wild'] as const)
      // Without wild books, a bonus of nothing needs no mention.
      .filter((kind) => kind !== 'wild' || ruleSet.rules.wildMelds > 0 || bonus.wild > 0)
      .map(
        (kind) =>
          `${capitalised(un(bookOf(ruleSet, kind)))} da ${points(bonus[kind])} además de sus cartas.`,
      ),
  rankBonus: (bonuses, telling) =>
    bonuses.length === 0
      ? [`${capitalised(un(nounFor(telling.ruleSet, 'book')))} da lo mismo sea cual sea su valor.`]
      : bonuses.map(({ rank, kind, bonus }) => {
          const book = booksOf(telling, 1, kind, telling.pack.kinds.indexOf(rank));
          return `${capitalised(book)} da en cambio ${points(bonus)}.`;
        }),
  emptyStock: (empty) => [
    empty === 'endsRound'
      ? 'Cuando el mazo se acaba, se termina el turno y la ronda acaba sin puntos por cerrar.'
      : 'Cuando el mazo se acaba, el pozo se baraja y es el nuevo mazo.',
  ],
  gameEnd: (end) => [
    end.after === 'rounds'
      ? `La partida tiene ${counted(end.rounds, ROUND)}; gana el total más alto.`
      : `La partida acaba tras la ronda en que un total llega a ${points(end.points)}, o tras ${counted(end.atMost, ROUND)}; gana el total más alto.`,
  ],
};
