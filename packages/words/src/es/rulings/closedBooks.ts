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
    'Las reglas originales hablan de 5 o 6 barajas y no dicen cuántos juegan. Jugamos de 2 a 6 personas: con 5 barajas hasta 4, y con 6 barajas si son más.',
  ],
  [
    'seating',
    'Las reglas originales hablan de equipos sin decir cuáles. Con 4 o 6 jugadores jugamos en parejas, frente a frente. Con 2, 3 o 5, cada uno juega por su cuenta.',
  ],
  [
    'values',
    'Las reglas originales cobran 500 por un tres rojo, aunque nadie lo puede rechazar. Solo los cobramos si el tres te queda en la mano o en el pie. En la mesa no vale nada.',
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
    'Las reglas originales no hablan de una combinación de 5 o 6 cartas: con la carta de arriba y las 2 tuyas pasaría de 7. En ese caso no puedes tomar el pozo.',
  ],
  [
    'pickUpBlockedBy',
    'Las reglas originales solo mencionan el tres negro. Un comodín encima no hace par con nada, así que también bloquea el pozo.',
  ],
  [
    'meldsOfRank',
    'Puedes volver a bajar un valor cuando cada libro anterior de ese valor está cerrado. Las reglas originales lo dejan abierto.',
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
    'Si pones en la mesa un tres rojo y el mazo está vacío, no se repone. Las reglas originales no hablan de eso.',
  ],
  ['play', LAID_AT_ONCE],
];
