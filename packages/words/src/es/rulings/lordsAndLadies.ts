import {
  CUT_BY_EYE,
  EQUAL_TOTALS,
  FOOT_ANNOUNCED,
  LAID_AT_ONCE,
  WHEN_TO_ASK,
  type RulingNotes,
} from './notes.ts';

export const lordsAndLadies: RulingNotes = [
  [
    'seating',
    'En las reglas originales el quinto jugador cambia de equipo, pero no se dice cómo se cuenta. El total de cada jugador es la suma de las rondas de los equipos en los que jugó.',
  ],
  [
    'seating',
    'Las reglas originales no numeran los asientos. Con 5 jugadores, los asientos 1 y 3 juegan contra 2 y 4, y el asiento 5 va con 1 y 3 en las rondas 1 y 4.',
  ],
  ['roles', 'Las reglas originales no limitan las Damas de un grupo. Jugamos con 1.'],
  ['deal', CUT_BY_EYE],
  ['stockPiles', 'Las reglas originales no dicen cuántos mazos hay. Usamos 1.'],
  [
    'starter',
    'Las reglas originales no dicen quién empieza. La primera vez se decide al azar, y después cada ronda la empieza el siguiente a la izquierda.',
  ],
  [
    'pickUp',
    'En una parte, las reglas originales bloquean el pozo hasta que tu equipo se baja; en otra, lo puedes tomar para bajarte. Aquí se puede, si te bajas con la carta de arriba.',
  ],
  [
    'freezing',
    'Las reglas originales no dicen cuánto dura congelado el pozo ni adónde van las cartas. Dura hasta que alguien toma el pozo, y las 2 naturales y la carta de arriba van a una combinación de ese valor o empiezan una.',
  ],
  [
    'meldStart',
    'En las reglas originales se empieza con 2 naturales y 1 comodín. También valen 2 naturales y 2 comodines.',
  ],
  [
    'bookGrows',
    'Las reglas originales dejan que un comodín vuelva sucio un grupo limpio, pero no mencionan uno con una Dama encima. Un grupo limpio coronado no admite comodines.',
  ],
  [
    'meldsOfRank',
    'Las reglas originales permiten 2 grupos de un valor, pero no dicen cuándo puedes empezar el segundo. El primero no tiene que estar terminado.',
  ],
  [
    'wildMelds',
    'Las reglas originales permiten un grupo de comodines sin dar detalles. Empieza con al menos 3 comodines y nunca admite naturales. Tu equipo puede tener como máximo 2, y uno coronado sigue admitiendo comodines.',
  ],
  [
    'opening',
    'Las reglas originales piden bajarse en un solo turno. Aquí te bajas con todas las cartas a la vez.',
  ],
  ['footAnnounced', FOOT_ANNOUNCED],
  [
    'permission',
    'Las reglas originales hablan de un compañero. En un equipo de 3, les preguntas a los dos, y basta con que uno diga que no.',
  ],
  ['permission', WHEN_TO_ASK],
  [
    'withoutBooks',
    'Las reglas originales piden guardar 1 carta, pero no dicen cómo acaba entonces tu turno. Si no puedes descartar y guardar una, terminas tu turno sin descartar. Al bajar puedes quedarte con 1 carta si con ella puedes completar el último grupo que te falta y cerrar.',
  ],
  [
    'emptyStock',
    'Las reglas originales cuentan la ronda cuando se acaba el mazo, pero no dicen cuándo se deja de jugar. Quien robó la última carta termina su turno.',
  ],
  ['gameEnd', EQUAL_TOTALS],
  ['play', LAID_AT_ONCE],
  [
    'play',
    'Las reglas originales dan tres maneras de llegar al pie. La segunda (quedarte con una sola carta después de descartar) no tiene sentido si se lee literalmente, así que la leemos como la primera: tu última carta es el descarte.',
  ],
];
