import {
  EQUAL_TOTALS,
  LAID_AT_ONCE,
  NO_LAST_DISCARD,
  OPEN_TOGETHER,
  RED_THREES_OF_DEAL,
  WITHOUT_BOOKS,
  type Notes,
} from './notes.ts';

export const closedBooks: Notes = [
  [
    'decks',
    'La hoja da de cinco a seis barajas y ningún número de jugadores; sentamos de dos a seis, con cinco barajas hasta cuatro jugadores y seis para más.',
  ],
  [
    'seating',
    'La hoja habla de equipos sin decir cuáles; jugamos en parejas con cuatro y seis jugadores, frente a frente, y si no cada uno solo.',
  ],
  [
    'values',
    'La tabla de puntos cobra 500 por un tres rojo, que nadie puede rechazar; solo los cobramos cuando el tres queda en la mano o en el pie, y uno bajado no cuenta nada.',
  ],
  [
    'caught',
    'La hoja solo nombra las cartas que quedan en la mano; contamos también las que quedan en el pie.',
  ],
  [
    'starter',
    'La hoja no dice quién reparte; el primero se decide al azar, y el reparto pasa a la izquierda cada ronda.',
  ],
  ['pickUp', 'La hoja no dice qué pasa con menos de siete cartas en el pozo; se toman todas.'],
  [
    'pickUpWith',
    'La hoja no habla de una combinación de cinco o seis, que con las tres cartas pasaría de siete; entonces el pozo no se puede tomar.',
  ],
  [
    'pickUpBlockedBy',
    'La hoja solo nombra el tres negro; un comodín encima no tiene valor que igualar, así que también bloquea el pozo.',
  ],
  [
    'meldsOfRank',
    'La hoja no dice si un valor se puede bajar dos veces; lo permitimos cuando cada libro anterior de ese valor está cerrado.',
  ],
  ['opening', OPEN_TOGETHER],
  ['lastDiscard', NO_LAST_DISCARD],
  ['withoutBooks', WITHOUT_BOOKS],
  ['goOutBonus', 'La hoja no nombra puntos por cerrar; no los hay.'],
  [
    'emptyStock',
    'La hoja no habla de un mazo agotado; se termina el turno y luego acaba la ronda.',
  ],
  ['gameEnd', EQUAL_TOTALS],
  ['play', RED_THREES_OF_DEAL],
  [
    'play',
    'La hoja no habla de un mazo agotado cuando se baja un tres rojo; entonces no se repone.',
  ],
  ['play', LAID_AT_ONCE],
];
