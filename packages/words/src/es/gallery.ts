import type { RulingNotes } from './rulings/notes.ts';

/** A published game as a player reads it; its rulings in the order in which it has them. */
export interface PublishedWords {
  /** Left out if the game is called by a proper name. */
  readonly name?: string;
  readonly source: string;
  readonly summary: string;
  readonly notes: RulingNotes;
}

const NO_OUT_BONUS = 'Las reglas publicadas no dan puntos por cerrar, así que aquí tampoco.';
const AS_HOUSE =
  'Donde las reglas publicadas no dicen nada, jugamos como en las Reglas de la casa.';
const ONE_AND_ONE = 'Aquí bastan 1 libro limpio y 1 sucio.';
const YOU_ASK = 'Aquí se pregunta.';

export const published: Readonly<Record<string, PublishedWords>> = {
  whitnack: {
    source: 'La página de una familia, «Our Rules for Hand and Foot», enlazada desde Pagat.',
    summary:
      'Manos de 13, libros de comodines de 1500 puntos, y no puedes cerrar hasta que tu compañero haya jugado una carta de su pie.',
    notes: [
      [
        'wildMelds',
        'Las reglas publicadas no dicen cuántas combinaciones de comodines puede tener un equipo. Jugamos con 4 como máximo, y nunca con más de 1 sin terminar.',
      ],
      [
        'booksNeeded',
        'Las reglas publicadas dicen qué libros necesita un equipo. Si juegas sin compañero, necesitas los mismos.',
      ],
    ],
  },
  simpson: {
    source: 'La página de reglas de un jugador, enlazada desde Pagat.',
    summary:
      'Cada uno juega por su cuenta, los libros valen menos, y para cerrar hace falta descartar.',
    notes: [
      ['decks', 'Las reglas publicadas son para 2 o más jugadores. Aquí pueden jugar de 2 a 8.'],
      [
        'booksNeeded',
        'Las reglas publicadas no piden más libros en la última ronda, así que aquí tampoco se piden.',
      ],
      ['play', AS_HOUSE],
    ],
  },
  saskatchewan: {
    source: 'Una variante que Dave Petrie describe en Pagat.',
    summary:
      'Como Whitnack, pero para cerrar basta un libro de cada tipo: limpio, sucio y de comodines.',
    notes: [
      [
        'piles',
        'En una versión de la misma página se reparten 11 y 13 cartas. Quizá sea esta, pero aquí repartimos 13 y 13.',
      ],
      ['bookBonus', 'La página no repite los puntos de los libros. Usamos los de Whitnack.'],
      [
        'play',
        'Solo se describen los libros que hacen falta. En lo demás jugamos como en Whitnack.',
      ],
    ],
  },
  bicycle: {
    source: 'Las reglas de «Hand and Foot» de la marca de cartas Bicycle.',
    summary:
      'Los libros se cierran con 7 cartas, los comodines esperan a que haya 4 naturales, y para cerrar hace falta descartar.',
    notes: [
      [
        'decks',
        'Las reglas publicadas usan 5 o 6 barajas y no dicen cuántos juegan. Aquí pueden jugar de 2 a 6: con 5 barajas hasta 4 jugadores, y con 6 si son más.',
      ],
      [
        'values',
        'Las reglas publicadas restan 500 puntos por un tres rojo. Aquí solo se restan si el tres te queda en la mano o en el pie. En la mesa no vale nada.',
      ],
      ['goOutBonus', NO_OUT_BONUS],
    ],
  },
  'triple-play': {
    source: 'De Sue Henberger, según Denexa y Cool Old Games.',
    summary: '3 montones para cada jugador, de 15, 13 y 11 cartas. Para 2 parejas, con 6 barajas.',
    notes: [
      [
        'opening',
        'Hay un mínimo para cada ronda, pero no pudimos leer la tabla. Usamos 50, 90, 120 y 150.',
      ],
      [
        'pickUpWith',
        'Según la descripción, tomas el pozo si puedes bajar en el acto su carta de arriba. Como en Mano, Rodilla y Pie, hace falta un par.',
      ],
      ['booksNeeded', 'No pudimos leer qué libros hacen falta. Usamos los de Mano, Rodilla y Pie.'],
      [
        'bookBonus',
        'No pudimos leer cuántos puntos valen los libros. Usamos los de Mano, Rodilla y Pie.',
      ],
    ],
  },
  pennies: {
    source: 'Descrito en Pagat, Bicycle Canada, HowStuffWorks y otras páginas.',
    summary:
      '2 equipos de 3. Con tu primer libro ganas tu pie, los sietes son los que más valen, y para cerrar hace falta un libro de cada tipo.',
    notes: [
      [
        'seating',
        'Unas descripciones parecen hablar de 3 parejas, y otras, de 2 equipos de 3. Jugamos con 2 equipos de 3.',
      ],
      [
        'discardBarred',
        'Las descripciones no se ponen de acuerdo en cuándo se pueden descartar sietes. Esperamos a que todos los equipos tengan un libro de sietes.',
      ],
      [
        'laid',
        'Si un equipo no tiene un libro de sietes, los treses rojos le restan puntos, y los puntos por tener los 8 también se le restan.',
      ],
      [
        'meldsOfRank',
        'Las descripciones no dicen si un equipo puede tener 2 combinaciones del mismo valor. Aquí no puede.',
      ],
      ['permission', `Las descripciones no dicen si se pregunta antes de cerrar. ${YOU_ASK}`],
      [
        'gameEnd',
        'Según las descripciones, se juega a 20 000 puntos. Aquí la partida acaba también después de 50 rondas.',
      ],
    ],
  },
  'laguna-woods': {
    name: 'Mano, Rodilla y Pie, Laguna Woods',
    source: 'La puntuación es de un club de Laguna Woods, y lo demás, de Tanglewood.',
    summary:
      'Montones de 15, 13 y 11. Para cerrar hacen falta 5 libros: 1 de comodines, 1 de sietes, 1 de cincos, 1 limpio y 1 sucio.',
    notes: [
      [
        'play',
        'Solo está publicada la puntuación. En lo demás seguimos las reglas de Tanglewood para el mismo juego.',
      ],
      ['values', 'No está publicado cuánto valen las cartas. Usamos los valores más comunes.'],
      [
        'wildLimits',
        'No está publicado cuántos comodines puede llevar una combinación. Jugamos con 3 como mucho, y siempre con menos comodines que naturales.',
      ],
      [
        'bookGrows',
        'No está publicado si se pueden añadir cartas a los libros terminados. Los cerramos con 7 cartas.',
      ],
      [
        'byRank',
        'No está publicado si los libros de sietes y de cincos pueden llevar comodines. Aquí no pueden.',
      ],
      [
        'wildMelds',
        'No está publicado cuántas combinaciones de comodines puede tener un equipo. Jugamos con 1.',
      ],
      ['permission', `No está publicado si se pregunta antes de cerrar. ${YOU_ASK}`],
    ],
  },
  tanglewood: {
    source: 'El boletín de una comunidad de vecinos, el TWR Times.',
    summary:
      '1 baraja por jugador. Del pozo solo se toman las 3 cartas de arriba, con un par o con una natural y un comodín.',
    notes: [
      [
        'seating',
        'Según el boletín, pueden jugar hasta 8, en equipos. Con 4, 6 u 8 jugadores formamos parejas, frente a frente.',
      ],
      [
        'starter',
        'Según el boletín, para ver quién empieza solo sacan carta los encargados de las barajas. Aquí la sacan todos.',
      ],
      [
        'pickUp',
        'No pudimos leer qué pasa cuando hay menos de 3 cartas en el pozo. Aquí se toman todas.',
      ],
      [
        'bookGrows',
        'No pudimos leer si se pueden añadir cartas a un libro terminado. Aquí se puede. Si a uno limpio le añades un comodín, pasa a ser sucio.',
      ],
      ['booksNeeded', `No pudimos leer qué libros hacen falta. ${ONE_AND_ONE}`],
      [
        'bookBonus',
        'No pudimos leer los puntos extra. Contamos 500 por un libro limpio, 300 por uno sucio y 100 por cerrar.',
      ],
    ],
  },
  'board-game-arena': {
    source: 'La página de ayuda del juego en Board Game Arena.',
    summary: 'Hasta 12 jugadores en equipos, con 2 comodines como mucho en cada libro.',
    notes: [
      ['decks', 'Cada mesa elige si usa 1 o 2 barajas más que jugadores. Jugamos con 1 más.'],
      ['piles', 'Cada mesa elige si se reparten 11 o 13 cartas. Repartimos 13.'],
      ['upcard', 'Cada mesa elige si se descubre una carta. Descubrimos una.'],
      [
        'pickUp',
        'La ayuda no dice cuánto se toma del pozo. Tomamos las 7 cartas de arriba, con un par.',
      ],
      ['wildLimits', 'Cada mesa elige si un libro puede llevar 2 o 3 comodines. Jugamos con 2.'],
      ['bookGrows', 'Cada mesa elige si los libros se cierran. Los cerramos con 7 cartas.'],
      [
        'booksNeeded',
        'Cada mesa elige qué libros hacen falta. En parejas son 2 limpios, 2 sucios y 1 de comodines; jugamos así con cualquier número de jugadores.',
      ],
      [
        'bookBonus',
        'La ayuda no dice cuánto vale cada libro. Contamos 500 por uno limpio, 300 por uno sucio y 1500 por uno de comodines.',
      ],
      [
        'permission',
        'La ayuda no dice que haya que preguntarle al compañero, así que no se pregunta.',
      ],
      ['gameEnd', 'Cada mesa elige si juega por rondas o por puntos. Jugamos 4 rondas.'],
    ],
  },
  pierson: {
    name: 'Familia Pierson',
    source: 'Las reglas de una familia, publicadas con su programa canasta-server.',
    summary:
      'Al tomar el pozo siempre empiezas una combinación nueva; para tomar tu pie tienes que terminar tú un libro, y los sietes no llevan comodines.',
    notes: [
      [
        'values',
        'Las reglas publicadas no dicen cuánto vale un tres rojo en la mesa. Aquí vale 100.',
      ],
      [
        'caught',
        'Las reglas publicadas no dicen qué pasa si no llegas a tomar tu pie. Aquí, sus cartas te restan puntos.',
      ],
      ['goOutBonus', NO_OUT_BONUS],
      [
        'wildMelds',
        'Las reglas publicadas no limitan las combinaciones de comodines. Jugamos con 4 como mucho.',
      ],
    ],
  },
  lakemont: {
    source: 'Un club de vecinos de Florida.',
    summary: '4 mazos, y en cada turno robas de 2 distintos. Eliges tu mano sin mirar.',
    notes: [
      ['stockPiles', 'En ese club se juega con 2 o 4 mazos. Usamos 4.'],
      ['starter', 'En ese club empieza quien trae las cartas. Aquí se decide al azar.'],
      ['upcard', 'No pudimos leer si se descubre una carta. No descubrimos ninguna.'],
      [
        'pickUpAtLeast',
        'No pudimos leer qué pasa cuando hay menos de 7 cartas en el pozo. Aquí se pueden tomar todas.',
      ],
      [
        'pickUpBlockedBy',
        'En ese club, un dos o un tres encima bloquea el pozo. Aquí lo bloquea también un joker.',
      ],
      ['opening', 'No pudimos leer los mínimos. Usamos 50, 90, 120 y 150.'],
      ['play', 'No pudimos leer la mitad de la página. En esa mitad jugamos como en Seis barajas.'],
    ],
  },
  kcils360: {
    source: 'Las reglas del programa HandAndFoot de Kcils360.',
    summary:
      'Cada uno juega por su cuenta y toma el pozo entero si le sirve la carta de arriba. Un tres negro que te queda en la mano resta 300.',
    notes: [
      ['decks', 'Las reglas publicadas son para 3 o más jugadores. Aquí pueden jugar de 3 a 6.'],
      [
        'upcard',
        'Las reglas publicadas no dicen qué cartas se pueden descubrir. Aquí puede ser cualquiera.',
      ],
      [
        'pickUpBlockedBy',
        'Las reglas publicadas no dicen qué cartas bloquean el pozo. Aquí lo bloquean los comodines y los treses.',
      ],
      ['goOutBonus', NO_OUT_BONUS],
    ],
  },
  txnetstars: {
    source: 'Las reglas de una familia en el sitio txnetstars.',
    summary:
      'Manos de 14, elegidas sin mirar, y solo en la última ronda hacen falta libros para cerrar.',
    notes: [
      ['seating', 'Las reglas publicadas no hablan de equipos. Cada uno juega por su cuenta.'],
      [
        'pickUpWith',
        'Las reglas publicadas solo dicen que la carta de arriba se juega en el acto. Aquí se puede poner en una combinación, o bajar con un par o con una natural y un comodín.',
      ],
      [
        'wildLimits',
        'Las reglas publicadas permiten 1 comodín en una combinación de 3 cartas, y 3 como mucho en un libro. Aquí siempre hay más naturales que comodines.',
      ],
      [
        'bookGrows',
        'Las reglas publicadas no dicen si se pueden añadir cartas a un libro terminado. Aquí se puede. Si a uno limpio le añades un comodín, pasa a ser sucio.',
      ],
      ['goOutBonus', NO_OUT_BONUS],
    ],
  },
  pachunka: {
    source: 'Las reglas de un jugador, publicadas con el nombre pachunka.',
    summary:
      'Cambias montones con tus dos vecinos, y para cerrar hacen falta 2 libros limpios y 3 sucios en todas las rondas.',
    notes: [
      [
        'handChoice',
        'Las reglas publicadas no dicen qué montón es tu mano. Aquí eliges uno de los dos sin mirar.',
      ],
      [
        'pickUp',
        'Las reglas publicadas no dicen cómo se toma el pozo. Jugamos como en las Reglas de la casa: las 7 cartas de arriba, con un par.',
      ],
      ['permission', `Las reglas publicadas no dicen si se pregunta antes de cerrar. ${YOU_ASK}`],
    ],
  },
  gocc: {
    source: 'El folleto de un club, publicado en DocsLib.',
    summary:
      'El pie se le pasa al de la izquierda, luego al de la derecha, luego al compañero, y en la ronda 4 a nadie. Del pozo se toma solo 1 carta.',
    notes: [
      ['upcard', 'El folleto no dice si se descubre una carta. No descubrimos ninguna.'],
      ['booksNeeded', `El folleto no dice qué libros hacen falta. ${ONE_AND_ONE}`],
      [
        'bookBonus',
        'El folleto no dice qué puntos extra hay. Contamos 500 por un libro limpio, 300 por uno sucio y 100 por cerrar.',
      ],
      [
        'caught',
        'El folleto no dice cuánto restan los treses. Aquí, uno negro resta 5, y uno rojo, 500.',
      ],
      ['permission', `El folleto no dice si se pregunta antes de cerrar. ${YOU_ASK}`],
    ],
  },
  'rvers-of-idaho': {
    source: 'Las reglas de un club de campistas de Idaho.',
    summary:
      'Los libros se cierran con 7 cartas, un comodín congela el pozo, y le pasas uno de tus montones al de la izquierda.',
    notes: [
      [
        'footPass',
        'En las reglas publicadas le pasas tu montón izquierdo al jugador de ese lado, y será su mano. Aquí le pasas el pie: el resultado es el mismo.',
      ],
      [
        'pickUp',
        'Las reglas publicadas no dicen cuánto se toma del pozo. Tomamos las 7 cartas de arriba, con un par.',
      ],
      ['booksNeeded', `Las reglas publicadas no dicen qué libros hacen falta. ${ONE_AND_ONE}`],
      [
        'bookBonus',
        'Las reglas publicadas no dicen cuántos puntos valen los libros. Contamos 500 por uno limpio y 300 por uno sucio.',
      ],
      ['play', AS_HOUSE],
    ],
  },
};
