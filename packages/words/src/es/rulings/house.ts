import {
  CUT_BY_EYE,
  EQUAL_TOTALS,
  FOOT_ANNOUNCED,
  LAID_AT_ONCE,
  OPEN_TOGETHER,
  STOCK_EMPTY,
  WHEN_TO_ASK,
  WITHOUT_BOOKS,
  type RulingNotes,
} from './notes.ts';

export const house: RulingNotes = [
  [
    'decks',
    'Las reglas originales son para 2 o más jugadores, sin límite. Aquí pueden jugar de 2 a 8.',
  ],
  [
    'seating',
    'Con 4, 6 u 8 jugadores, los compañeros se sientan frente a frente. Las reglas originales no lo aclaran.',
  ],
  ['deal', CUT_BY_EYE],
  [
    'upcard',
    'Las reglas originales dejan sitio para el pozo, pero no descubren ninguna carta. Empezamos con el pozo vacío.',
  ],
  [
    'starter',
    'Las reglas originales no dicen quién empieza. Cada jugador saca una carta, y quien saca la más alta empieza la primera ronda. Después, cada ronda la empieza el siguiente a la izquierda.',
  ],
  ['opening', OPEN_TOGETHER],
  ['footAnnounced', FOOT_ANNOUNCED],
  [
    'booksNeeded',
    'Las reglas originales piden en el resumen 1 libro limpio y 1 sucio, pero en el texto completo piden más en la ronda 4. Seguimos el texto completo.',
  ],
  [
    'permission',
    'Las reglas originales no dicen si un sí te obliga a cerrar. Aquí no te obliga. Vale solo para este turno, igual que un no.',
  ],
  ['permission', WHEN_TO_ASK],
  ['withoutBooks', WITHOUT_BOOKS],
  ['emptyStock', STOCK_EMPTY],
  ['gameEnd', EQUAL_TOTALS],
  ['play', LAID_AT_ONCE],
];
