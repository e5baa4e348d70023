import {
  CUT_BY_EYE,
  EQUAL_TOTALS,
  FOOT_ANNOUNCED,
  LAID_AT_ONCE,
  WHEN_TO_ASK,
  type Notes,
} from './notes.ts';

export const lordsAndLadies: Notes = [
  [
    'seating',
    'La hoja hace que el quinto jugador cambie de equipo, pero no dice cómo se le cuentan los puntos; damos a cada jugador la suma de las rondas de los equipos en los que jugó.',
  ],
  [
    'seating',
    'La hoja no numera los asientos; con cinco, los asientos 1 y 3 juegan contra 2 y 4, y el asiento 5 se une a los primeros en las rondas 1 y 4.',
  ],
  ['roles', 'La hoja no dice cuántas Damas puede llevar un grupo; ponemos una en cada uno.'],
  ['deal', CUT_BY_EYE],
  ['stockPiles', 'La hoja no dice en cuántos montones está el mazo; usamos uno.'],
  [
    'starter',
    'La hoja no dice quién empieza; lo decidimos al azar, y cada ronda empieza el siguiente a la izquierda.',
  ],
  [
    'pickUp',
    'Una línea cierra el pozo hasta que el equipo ha bajado, otra deja tomarlo al hacerlo; lo permitimos, si la primera bajada se hace con la carta de arriba.',
  ],
  [
    'freezing',
    'La hoja no dice cuánto dura la congelación ni adónde van las cartas; jugamos que dura hasta que se toma el pozo, y que las dos naturales y la carta de arriba pueden unirse a una combinación de ese valor o empezar una.',
  ],
  [
    'meldStart',
    'La hoja empieza con dos naturales y un comodín; también permitimos dos naturales y dos comodines a la vez.',
  ],
  [
    'bookGrows',
    'La hoja deja que un comodín haga sucio un grupo limpio, pero no habla de uno con una Dama encima; jugamos que un grupo limpio coronado no admite comodines.',
  ],
  [
    'meldsOfRank',
    'La hoja permite dos grupos de un valor, pero no dice cuándo puede empezar el segundo; jugamos que el primero no tiene que estar terminado.',
  ],
  [
    'wildMelds',
    'La hoja permite un grupo de comodines sin más detalle; jugamos que empieza con tres comodines o más, que nunca admite naturales, que un equipo tiene dos como máximo y que uno coronado aún admite comodines.',
  ],
  [
    'opening',
    'La hoja habla de un turno; pedimos que todas las cartas de la primera bajada bajen juntas.',
  ],
  ['footAnnounced', FOOT_ANNOUNCED],
  [
    'permission',
    'La hoja habla de un compañero; en un equipo de tres preguntamos a los dos, y un solo «no» decide.',
  ],
  ['permission', WHEN_TO_ASK],
  [
    'withoutBooks',
    'La hoja pide guardar una carta, pero no dice cómo acaba entonces el turno; quien no puede descartar y guardar una termina el turno sin descarte.',
  ],
  [
    'emptyStock',
    'La hoja cuenta la ronda cuando el mazo se acaba, pero no dice cuándo se para; terminamos el turno en que se robó la última carta.',
  ],
  ['gameEnd', EQUAL_TOTALS],
  ['play', LAID_AT_ONCE],
  [
    'play',
    'De las tres maneras de llegar al pie que da la hoja, la segunda (todas menos una tras el descarte) no puede entenderse tal cual; la leemos como la primera: la última carta es el descarte.',
  ],
];
