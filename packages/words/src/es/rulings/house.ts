import {
  CUT_BY_EYE,
  EQUAL_TOTALS,
  FOOT_ANNOUNCED,
  LAID_AT_ONCE,
  OPEN_TOGETHER,
  STOCK_EMPTY,
  WHEN_TO_ASK,
  type Notes,
} from './notes.ts';

export const house: Notes = [
  ['decks', 'La hoja es para dos o más jugadores, sin límite; nosotros sentamos de dos a ocho.'],
  [
    'seating',
    'La hoja no dice cómo se sientan los compañeros; los sentamos frente a frente, con cuatro, seis u ocho jugadores.',
  ],
  ['deal', CUT_BY_EYE],
  [
    'upcard',
    'La hoja solo deja un hueco para el pozo y no descubre ninguna carta; empezamos sin ninguna.',
  ],
  [
    'starter',
    'La hoja no dice quién empieza; cada jugador saca una carta, la más alta empieza la primera ronda y cada ronda empieza el siguiente a la izquierda.',
  ],
  ['opening', OPEN_TOGETHER],
  ['footAnnounced', FOOT_ANNOUNCED],
  [
    'booksNeeded',
    'El resumen pide una pila limpia y una sucia en cada ronda, el texto completo pide más en la cuarta; seguimos el texto completo.',
  ],
  [
    'permission',
    'La hoja no dice si un «sí» se debe usar; permite cerrar y no obliga. Caduca con el turno, igual que un «no».',
  ],
  ['permission', WHEN_TO_ASK],
  [
    'withoutBooks',
    'La hoja no dice qué pasa sin las pilas para cerrar; tras el descarte hay que guardar al menos una carta, y quien no puede descartar y guardar una termina el turno sin descarte.',
  ],
  ['emptyStock', STOCK_EMPTY],
  ['gameEnd', EQUAL_TOTALS],
  ['play', LAID_AT_ONCE],
];
