import { packFor } from '@hand-and-foot/engine';
import type { Role, Rules, Seating } from '@hand-and-foot/engine';
import { kindsAlike, playersAlike, valuesToTell } from '../../alike.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';
import { listedKinds } from '../kind.ts';
import { listedNumbers } from '../list.ts';
import { agree, feminine, un } from '../noun.ts';
import { counted, points } from '../number.ts';
import { nounFor, qualityOf } from '../ruleSet.ts';

const DECK = feminine('baraja', 'barajas');

const SEATING: Record<Seating, string> = {
  alone: 'cada uno juega solo',
  pairs: 'se juega en parejas, con los compañeros frente a frente',
  threes: 'dos equipos de tres se sientan alternados',
  fifthChanges:
    'juegan dos parejas, y el quinto jugador ayuda a una en las rondas 1 y 4 y a la otra en las demás',
};

const ROLES: Record<Role, (kinds: string, telling: Telling) => string> = {
  natural: (kinds) => `Naturales, que se combinan por su valor: ${kinds}.`,
  wild: (kinds) => `Comodines, que sustituyen a cualquier natural: ${kinds}.`,
  dead: (kinds) => `Solo sirven para descartar: ${kinds}.`,
  laid: (kinds) => `Se bajan a la mesa enseguida y se reponen del mazo: ${kinds}.`,
  cap: (kinds, { ruleSet }) => {
    const book = nounFor(ruleSet, 'book');
    const finished = `${un(book)} ${agree(book, 'terminado', 'terminada')}`;
    return `Coronan ${finished}, ${qualityOf(ruleSet, 'clean')} o de comodines, con una carta encima de cada ${agree(book, 'uno', 'una')}: ${kinds}.`;
  },
  lastMeld: (kinds) => `Solo se bajan como últimas cartas, al cerrar: ${kinds}.`,
};

export const cards: Tellings<
  'pack' | 'decks' | 'seating' | 'roles' | 'values' | 'caught' | 'allLaid'
> = {
  pack: (pack) => [
    pack === 'standard'
      ? 'Se usan barajas francesas, cada una de 54 cartas con sus dos jokers.'
      : `Se usa la baraja de Lores y Damas, que tiene ${deckSize(pack)} cartas.`,
  ],
  decks: (decks) =>
    playersAlike(decks, (count) => counted(count, DECK)).map(
      ([players, count]) => `Con ${listedNumbers(players)} jugadores: ${count}.`,
    ),
  seating: (seating) =>
    playersAlike(seating, (ways) =>
      ways.map((way) => SEATING[way]).join('; o, si se quiere, '),
    ).map(([players, ways]) => `Con ${listedNumbers(players)} jugadores, ${ways}.`),
  roles: (roles, telling) =>
    Object.entries(ROLES).flatMap(([role, say]) => {
      const kinds = telling.pack.kinds.filter((kind) => roles[kind] === role);
      return kinds.length === 0 ? [] : [say(listedKinds(telling.pack, kinds), telling)];
    }),
  values: (_, { ruleSet, pack }) => {
    const { onTable, never } = valuesToTell(ruleSet.rules);
    return [
      ...kindsAlike(onTable, pack).map(
        ([amount, kinds]) =>
          `En la mesa, ${points(amount)} cada carta: ${listedKinds(pack, kinds)}.`,
      ),
      ...kindsAlike(never, pack).map(
        ([amount, kinds]) =>
          `Nunca en la mesa, pero a ${points(amount)} cada carta: ${listedKinds(pack, kinds)}.`,
      ),
    ];
  },
  caught: (caught, { pack }) =>
    Object.keys(caught).length === 0
      ? ['Una carta que queda en la mano o en el pie cuesta sus puntos.']
      : [
          ...kindsAlike(caught, pack).map(
            ([amount, kinds]) =>
              `Si quedan en la mano o en el pie, cuestan ${points(amount)} cada carta: ${listedKinds(pack, kinds)}.`,
          ),
          'Cualquier otra carta que queda en la mano o en el pie cuesta sus puntos.',
        ],
  allLaid: (allLaid) => [
    allLaid === 'same'
      ? 'Las cartas que se bajan enseguida cuentan lo mismo, tenga el bando las que tenga.'
      : 'Las cartas que se bajan enseguida cuentan el doble para el bando que las tiene todas.',
  ],
};

function deckSize(id: Rules['pack']): number {
  return packFor(id).copies.reduce((sum, copies) => sum + copies, 0);
}
