import {
  EQUAL_TOTALS,
  FOOT_ANNOUNCED,
  LAID_AT_ONCE,
  NO_LAST_DISCARD,
  OPEN_TOGETHER,
  RANK_TWICE,
  STOCK_EMPTY,
  WHEN_TO_ASK,
  WITHOUT_BOOKS,
  type RulingNotes,
} from './notes.ts';

export const sixDeck: RulingNotes = [
  [
    'decks',
    'Las reglas originales no dicen cuántos juegan. Aquí pueden jugar 4 o 6, en parejas y con 6 barajas.',
  ],
  [
    'seating',
    'Las reglas originales dan por hecho que hay compañeros, pero no dicen dónde se sientan. Aquí se juega en parejas, frente a frente.',
  ],
  [
    'upcard',
    'Las reglas originales no excluyen ninguna carta. Se queda la que se descubra, sea la que sea.',
  ],
  [
    'starter',
    'Las reglas originales solo dicen quién reparte primero. Empieza quien está a la izquierda del que reparte, y cada ronda el reparto pasa a la izquierda.',
  ],
  [
    'starterUpcard',
    'Las reglas originales no dicen qué das a cambio de la carta. La tomas sola en vez de robar, sea la que sea, y puedes terminar tu turno descartando o sin descartar.',
  ],
  [
    'pickUpWith',
    'Las reglas originales solo piden que tengas 2 naturales. Tienen que ser del valor de la carta de arriba, y las bajas con ella en el acto.',
  ],
  [
    'wildLimits',
    'Las reglas originales permiten 3 comodines en 7 cartas y no dicen nada de combinaciones más pequeñas. Aquí, una combinación siempre lleva más naturales que comodines.',
  ],
  [
    'bookGrows',
    'Las reglas originales no hablan de añadir cartas a un libro terminado. Aquí puedes añadir naturales, pero no comodines.',
  ],
  ['meldsOfRank', RANK_TWICE],
  ['opening', OPEN_TOGETHER],
  ['footAnnounced', FOOT_ANNOUNCED],
  [
    'permission',
    'Las reglas originales piden que los dos compañeros estén de acuerdo, pero no dicen cómo. Le preguntas a tu compañero, y con un sí puedes cerrar en este turno, pero no es obligatorio.',
  ],
  ['permission', WHEN_TO_ASK],
  ['lastDiscard', NO_LAST_DISCARD],
  ['withoutBooks', WITHOUT_BOOKS],
  [
    'goOutBonus',
    'En los torneos, las reglas originales dan 500 puntos por cerrar. Usamos los 100 de una partida normal.',
  ],
  ['emptyStock', STOCK_EMPTY],
  ['gameEnd', EQUAL_TOTALS],
  [
    'play',
    'Las reglas originales solo restan las cartas que les quedan a los rivales. Se las restamos a todos, también al compañero de quien cerró.',
  ],
  [
    'play',
    'Las reglas originales solo cuentan las cartas de los libros. Contamos todas las cartas de la mesa.',
  ],
  ['play', LAID_AT_ONCE],
];
