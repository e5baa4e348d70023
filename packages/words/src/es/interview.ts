import type { InterviewWords } from '../interviewWords.ts';

export const interview: InterviewWords = {
  pack: {
    ask: '¿Con qué cartas se juega?',
    options: { ordinary: 'Barajas corrientes con jokers', lords: 'La baraja Lords & Ladies' },
  },
  partners: {
    ask: '¿Se juega con compañero?',
    options: {
      alone: 'No, cada uno por su cuenta',
      partners: 'Sí, siempre que somos bastantes',
      either: 'Unas veces sí y otras no',
    },
  },
  piles: {
    ask: '¿Cuántas cartas recibe cada uno?',
    options: {
      eleven: 'Mano y pie de once',
      thirteen: 'Mano y pie de trece',
      thirteenEleven: 'Mano de trece y pie de once',
      knee: 'Mano, rodilla y pie, de once cada uno',
    },
  },
  deal: {
    ask: '¿Cómo llegan las cartas a los jugadores?',
    options: {
      grabbed: 'Cada uno toma de la baraja, a ojo',
      drawn: 'Cada uno cuenta las suyas',
      dealt: 'Alguien las reparte',
    },
  },
  draw: {
    ask: '¿Cuántas cartas se roban en un turno?',
    options: { '2': 'Dos', '3': 'Tres', '4': 'Cuatro' },
  },
  pickUp: {
    ask: 'Cuando tomas el pozo, ¿cuánto tomas?',
    options: {
      all: 'Todo',
      seven: 'Las siete cartas de encima',
      five: 'Las cinco cartas de encima',
      card: 'Solo la de encima, como una de las que robas',
      nothing: 'No se toma nunca',
    },
  },
  pickUpWith: {
    ask: '¿Qué hace falta para tomarlo?',
    options: {
      pair: 'Dos cartas como la de encima',
      pairOrMeld: 'Dos como ella, o una combinación en la mesa donde quepa',
      anyWay: 'Dos como ella, una y un comodín, o una combinación donde quepa',
    },
  },
  freezing: {
    ask: '¿Un comodín descartado congela el pozo?',
    options: { never: 'No', byWild: 'Sí' },
  },
  redThrees: {
    ask: '¿Qué se hace con los treses rojos?',
    options: {
      laidForPoints: 'Bajarlos al momento, por 100 puntos cada uno',
      laid: 'Bajarlos al momento, por nada',
      dead: 'Deshacerse de ellos: si sobran, cuestan mucho',
    },
  },
  wilds: {
    ask: '¿Cuántos comodines puede llevar una combinación?',
    options: {
      fewer: 'Siempre menos que naturales',
      fewerThree: 'Menos que naturales, y tres como mucho',
      asManyThree: 'Tantos como naturales, y tres como mucho',
      afterFour: 'Los que sean, cuando ya hay cuatro naturales',
      half: 'Uno por cada dos naturales',
    },
  },
  bookGrows: {
    ask: '¿Se puede añadir a un libro acabado?',
    options: {
      byAny: 'Sí, cualquier carta que quepa',
      byNaturals: 'Sí, pero solo naturales',
      never: 'No, queda cerrado',
    },
  },
  meldsOfRank: {
    ask: '¿Puede un bando tener varias combinaciones del mismo valor?',
    options: {
      one: 'No, solo una',
      afterBook: 'Sí, cuando las otras son libros acabados',
      two: 'Sí, dos en cualquier momento',
    },
  },
  wildBooks: {
    ask: '¿Se puede hacer un libro solo de comodines?',
    options: { no: 'No', yes: 'Sí' },
  },
  opening: {
    ask: '¿Cuántos puntos pide la primera bajada de una ronda?',
    options: {
      fromFifty: '50, y luego 90, 120 y 150',
      fromSixty: '60, y luego 90, 120 y 150',
      alwaysFifty: '50 en todas las rondas',
      none: 'Ninguno: se baja lo que sea',
    },
  },
  books: {
    ask: '¿Qué libros hacen falta para cerrar?',
    options: {
      oneEach: 'Uno limpio y uno sucio',
      oneCleanTwoDirty: 'Uno limpio y dos sucios',
      twoEach: 'Dos limpios y dos sucios',
      moreInTheEnd: 'Uno limpio y uno sucio, y más en la cuarta ronda',
    },
  },
  permission: {
    ask: '¿Preguntas a tu compañero antes de cerrar?',
    options: {
      none: 'No',
      asked: 'Sí, y la respuesta vale',
      binding: 'Sí, y tras un sí hay que cerrar',
    },
  },
  gameEnd: {
    ask: '¿Cuándo acaba la partida?',
    options: { four: 'Tras cuatro rondas', points: 'Cuando alguien llega a 10 000 puntos' },
  },
};
