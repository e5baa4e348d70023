import {
  EQUAL_TOTALS,
  LAID_AT_ONCE,
  NO_LAST_DISCARD,
  OPEN_TOGETHER,
  RED_THREES_OF_DEAL,
  WITHOUT_BOOKS,
  type RulingNotes,
} from './notes.ts';

export const closedBooks: RulingNotes = [
  [
    'decks',
    'Las reglas originales hablan de 5 o 6 barajas y no dicen cuántos juegan. Aquí pueden jugar de 2 a 6: con 5 barajas hasta 4 jugadores, y con 6 si son más.',
  ],
  [
    'seating',
    'Las reglas originales hablan de equipos, pero no dicen cómo se forman. Aquí, con 4 o 6 jugadores se juega en parejas, frente a frente; con 2, 3 o 5, cada uno juega por su cuenta.',
  ],
  [
    'values',
    'Las reglas originales restan 500 puntos por un tres rojo, aunque nadie puede evitar que le salga. Aquí solo se restan si el tres te queda en la mano o en el pie. En la mesa no vale nada.',
  ],
  [
    'caught',
    'Las reglas originales solo mencionan las cartas que quedan en la mano. Contamos también las que quedan en el pie.',
  ],
  [
    'starter',
    'Las reglas originales no dicen quién reparte. La primera vez se decide al azar, y cada ronda el reparto pasa a la izquierda.',
  ],
  [
    'pickUp',
    'Si el pozo tiene menos de 7 cartas, las tomas todas. Las reglas originales no hablan de eso.',
  ],
  [
    'pickUpWith',
    'Si ya tienes una combinación de 5 o 6 cartas del valor de la carta de arriba, con esa carta y tus 2 pasaría de 7, así que no puedes tomar el pozo. Las reglas originales no hablan de ese caso.',
  ],
  [
    'pickUpBlockedBy',
    'Las reglas originales solo mencionan el tres negro. Un comodín encima no hace par con nada, así que también bloquea el pozo.',
  ],
  [
    'meldsOfRank',
    'Puedes empezar otra combinación del mismo valor cuando todos los libros anteriores ya están cerrados. Las reglas originales no lo aclaran.',
  ],
  ['opening', OPEN_TOGETHER],
  ['lastDiscard', NO_LAST_DISCARD],
  ['withoutBooks', WITHOUT_BOOKS],
  ['goOutBonus', 'Las reglas originales no mencionan puntos por cerrar. Aquí no los hay.'],
  [
    'emptyStock',
    'Las reglas originales no prevén que se acabe el mazo. Terminas tu turno y acaba la ronda.',
  ],
  ['gameEnd', EQUAL_TOTALS],
  ['play', RED_THREES_OF_DEAL],
  [
    'play',
    'Si pones en la mesa un tres rojo y el mazo está vacío, no robas otra carta. Las reglas originales no hablan de eso.',
  ],
  ['play', LAID_AT_ONCE],
];
