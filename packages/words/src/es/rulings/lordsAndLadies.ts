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
    'Según las reglas originales, el quinto jugador cambia de equipo, pero no está claro cómo se cuentan sus puntos. Aquí, en cada ronda sumas los puntos de tu equipo.',
  ],
  [
    'seating',
    'Las reglas originales tampoco numeran los asientos. Con 5 jugadores, los asientos 1 y 3 juegan contra el 2 y el 4, y el 5 va con el 1 y el 3 en las rondas 1 y 4.',
  ],
  [
    'roles',
    'Las reglas originales no ponen límite a las Damas de un grupo. Jugamos con 1 por grupo.',
  ],
  ['deal', CUT_BY_EYE],
  ['stockPiles', 'Las reglas originales no dicen cuántos mazos hay. Usamos 1.'],
  [
    'starter',
    'Las reglas originales no dicen quién empieza. La primera vez se decide al azar, y después cada ronda la empieza el siguiente a la izquierda.',
  ],
  [
    'pickUp',
    'En una parte, las reglas originales dicen que no puedes tomar el pozo hasta que tu equipo se baje; en otra, que puedes tomarlo para bajarte. Aquí se puede, si te bajas con la carta de arriba.',
  ],
  [
    'freezing',
    'Las reglas originales no dicen cuánto tiempo sigue congelado el pozo ni adónde van las cartas. Aquí sigue congelado hasta que alguien lo tome, y las 2 naturales y la carta de arriba van a una combinación de ese valor o empiezan una nueva.',
  ],
  [
    'meldStart',
    'En las reglas originales, una combinación empieza con 2 naturales y 1 comodín. Aquí también puede empezar con 2 naturales y 2 comodines.',
  ],
  [
    'bookGrows',
    'Las reglas originales dicen que un grupo limpio pasa a ser sucio si le añades un comodín, pero no hablan de uno con una Dama encima. Aquí, un grupo limpio coronado no admite comodines.',
  ],
  [
    'meldsOfRank',
    'Las reglas originales permiten 2 grupos del mismo valor, pero no dicen cuándo puedes empezar el segundo. Aquí no hace falta que el primero esté terminado.',
  ],
  [
    'wildMelds',
    'Las reglas originales permiten un grupo de comodines sin dar detalles. Aquí empieza con al menos 3 comodines y nunca admite naturales. Tu equipo puede tener como máximo 2, y uno coronado sigue admitiendo comodines.',
  ],
  [
    'opening',
    'Las reglas originales piden bajarse en un solo turno. Aquí te bajas con todas las cartas a la vez.',
  ],
  ['footAnnounced', FOOT_ANNOUNCED],
  [
    'permission',
    'Las reglas originales hablan de un compañero. En un equipo de 3, les preguntas a tus dos compañeros, y si uno dice que no, no puedes cerrar.',
  ],
  ['permission', WHEN_TO_ASK],
  [
    'withoutBooks',
    'Las reglas originales piden guardar 1 carta, pero no dicen cómo acaba entonces tu turno. Aquí, si solo te queda 1, terminas tu turno sin descartar. Puedes bajar cartas hasta quedarte con 1 sola si con ella puedes completar el último grupo que te falta y cerrar.',
  ],
  [
    'emptyStock',
    'Las reglas originales cuentan los puntos cuando se acaba el mazo, pero no dicen cuándo se deja de jugar. Quien robó la última carta termina su turno.',
  ],
  ['gameEnd', EQUAL_TOTALS],
  ['play', LAID_AT_ONCE],
  [
    'play',
    'Las reglas originales dan tres maneras de llegar al pie. La segunda (quedarte con una sola carta después de descartar) no tiene sentido si se lee literalmente, así que la leemos como la primera: tu última carta es el descarte.',
  ],
];
