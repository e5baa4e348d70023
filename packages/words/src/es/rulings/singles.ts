import {
  CUT_BY_EYE,
  EQUAL_TOTALS,
  LAID_AT_ONCE,
  OPEN_TOGETHER,
  RANK_TWICE,
  RED_THREES_OF_DEAL,
  STOCK_EMPTY,
  type Notes,
} from './notes.ts';

export const singles: Notes = [
  [
    'caught',
    'La hoja cuenta en contra cada carta que queda y da 100 a un tres rojo; así que un tres rojo que queda en el pie cuesta 100.',
  ],
  ['deal', CUT_BY_EYE],
  ['stockPiles', 'La hoja deja elegir entre uno o dos montones para el mazo; usamos dos.'],
  [
    'starter',
    'La hoja solo dice quién empieza la primera ronda; después empieza el siguiente a la izquierda.',
  ],
  [
    'pickUp',
    'La hoja no dice cómo cuenta una carta tomada del pozo entre las dos de un turno; jugamos que es la primera, y la segunda se roba del mazo en la misma jugada.',
  ],
  [
    'pickUp',
    'La hoja no habla de un comodín encima; lo tratamos como si completara un libro siempre que lo pudiera recibir una combinación a la que le falta una carta.',
  ],
  [
    'pickUpBlockedBy',
    'La hoja no nombra ninguna carta del pozo que no se pueda tomar; así que se puede tomar un comodín e incluso un tres negro.',
  ],
  [
    'discardFirst',
    'La hoja dice que los treses negros deberían ir antes que las demás cartas; jugamos que es obligatorio.',
  ],
  ['meldsOfRank', RANK_TWICE],
  ['opening', OPEN_TOGETHER],
  [
    'lastDiscard',
    'Una línea pide un descarte para cerrar, a otra le basta con jugar la última carta; pedimos el descarte.',
  ],
  [
    'withoutBooks',
    'La hoja deja seguir jugando sin cartas; cuando se baja la última carta del pie no queda nada que descartar, así que el turno acaba por sí solo y la ronda no.',
  ],
  ['emptyStock', STOCK_EMPTY],
  ['gameEnd', EQUAL_TOTALS],
  ['play', RED_THREES_OF_DEAL],
  [
    'play',
    'La hoja no dice qué montón repone un tres rojo; es el montón del que vino, o si no el primero con cartas, y sin mazo no se repone.',
  ],
  ['play', LAID_AT_ONCE],
];
