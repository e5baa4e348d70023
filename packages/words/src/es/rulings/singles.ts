import {
  CUT_BY_EYE,
  EQUAL_TOTALS,
  LAID_AT_ONCE,
  OPEN_TOGETHER,
  RANK_TWICE,
  RED_THREES_OF_DEAL,
  STOCK_EMPTY,
  type RulingNotes,
} from './notes.ts';

export const singles: RulingNotes = [
  [
    'caught',
    'Las reglas originales restan cada carta que te queda, y un tres rojo vale 100. Así que un tres rojo que se quede en tu pie te resta 100.',
  ],
  ['deal', CUT_BY_EYE],
  ['stockPiles', 'Las reglas originales dejan elegir si hay 1 o 2 mazos. Usamos 2.'],
  [
    'starter',
    'Las reglas originales solo dicen quién empieza la primera ronda. Después, cada ronda la empieza el siguiente a la izquierda.',
  ],
  [
    'pickUp',
    'La carta que tomas cuenta como la primera de las 2 que robas, y la segunda la robas a la vez. Las reglas originales no lo aclaran.',
  ],
  [
    'pickUp',
    'Tampoco dicen qué pasa si la carta de arriba es un comodín. Aquí no puedes tomarlo si con él completas un libro.',
  ],
  [
    'pickUpBlockedBy',
    'Las reglas originales no prohíben tomar ninguna carta, así que puedes tomar un comodín e incluso un tres negro.',
  ],
  [
    'discardFirst',
    'Las reglas originales dicen que los treses negros deberían ir primero. Aquí es obligatorio.',
  ],
  ['meldsOfRank', RANK_TWICE],
  ['opening', OPEN_TOGETHER],
  [
    'lastDiscard',
    'En una parte, las reglas originales piden descartar para cerrar; en otra, basta con jugar la última carta. Aquí hay que descartar.',
  ],
  [
    'withoutBooks',
    'Las reglas originales te dejan seguir jugando sin cartas. Si bajas la última carta de tu pie, no te queda nada que descartar, así que acaba tu turno, pero no la ronda.',
  ],
  ['emptyStock', STOCK_EMPTY],
  ['gameEnd', EQUAL_TOTALS],
  ['play', RED_THREES_OF_DEAL],
  [
    'play',
    'La carta que sustituye a un tres rojo se roba del mazo del que salió el tres, o del primero que tenga cartas. Si los dos están vacíos, no se roba ninguna. Las reglas originales no dicen de qué mazo se roba.',
  ],
  ['play', LAID_AT_ONCE],
];
