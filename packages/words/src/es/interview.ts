import type { InterviewWords } from '../interviewWords.ts';

export const interview: InterviewWords = {
  pack: {
    ask: '¿Con qué cartas se juega?',
    options: { ordinary: 'Barajas normales con jokers', lords: 'La baraja de Lores y Damas' },
  },
  partners: {
    ask: '¿Se juega con compañero?',
    options: {
      alone: 'No, cada uno por su cuenta',
      partners: 'Sí, cuando hay jugadores suficientes',
      either: 'A veces sí y a veces no',
    },
  },
  piles: {
    ask: '¿Cuántas cartas recibe cada jugador?',
    options: {
      eleven: 'Mano de 11 y pie de 11',
      thirteen: 'Mano de 13 y pie de 13',
      thirteenEleven: 'Mano de 13 y pie de 11',
      knee: 'Mano de 11, rodilla de 11 y pie de 11',
    },
  },
  deal: {
    ask: '¿Cómo se reciben las cartas?',
    options: {
      grabbed: 'Cada uno las toma del mazo a ojo',
      drawn: 'Cada uno roba las suyas, de una en una',
      dealt: 'Las reparte un jugador',
    },
  },
  draw: {
    ask: '¿Cuántas cartas se roban por turno?',
    options: { '2': '2 cartas', '3': '3 cartas', '4': '4 cartas' },
  },
  pickUp: {
    ask: '¿Cuánto se toma del pozo?',
    options: {
      all: 'Todo',
      seven: 'Las 7 cartas de arriba',
      five: 'Las 5 cartas de arriba',
      card: 'Solo la de arriba, como una de las que robas',
      nothing: 'Nunca se toma',
    },
  },
  pickUpWith: {
    ask: '¿Qué se necesita para tomarlo?',
    options: {
      pair: '2 cartas iguales a la de arriba',
      pairOrMeld: '2 iguales a la de arriba, o una combinación que la admita',
      anyWay: '2 iguales a la de arriba, 1 igual y un comodín, o una combinación que la admita',
    },
  },
  freezing: {
    ask: '¿Un comodín descartado congela el pozo?',
    options: { never: 'No', byWild: 'Sí' },
  },
  unopened: {
    ask: '¿Puedes tomar el pozo antes de haberte bajado?',
    options: {
      free: 'Sí, si te bajas con la carta de arriba',
      pair: 'Sí, pero solo con 2 naturales iguales a la carta de arriba',
      never: 'No, primero hay que bajarse',
    },
  },
  emptyStock: {
    ask: '¿Qué pasa cuando se acaba el mazo?',
    options: {
      endsRound: 'Se acaba la ronda',
      reshuffle: 'Barajamos el pozo y seguimos',
      playOn: 'Seguimos mientras alguien pueda tomar el pozo',
    },
  },
  redThrees: {
    ask: '¿Qué se hace con los treses rojos?',
    options: {
      laidForPoints: 'Se ponen en la mesa, y cada uno da 100 puntos',
      laid: 'Se ponen en la mesa, pero no dan puntos',
      dead: 'Hay que descartarlos: si te quedan, restan mucho',
    },
  },
  wilds: {
    ask: '¿Cuántos comodines puede llevar una combinación?',
    options: {
      fewer: 'Siempre menos que naturales',
      fewerThree: 'Menos que naturales, y 3 como máximo',
      asManyThree: 'Tantos como naturales, y 3 como máximo',
      afterFour: 'Los que sean, cuando ya hay 4 naturales',
      half: '1 por cada 2 naturales',
    },
  },
  bookGrows: {
    ask: '¿Se pueden añadir cartas a un libro terminado?',
    options: {
      byAny: 'Sí, cualquier carta que el libro admita',
      byNaturals: 'Sí, pero solo naturales',
      byKind: 'A uno limpio, naturales; a uno sucio, cualquier carta',
      never: 'No, queda cerrado',
    },
  },
  meldsOfRank: {
    ask: '¿Se pueden tener varias combinaciones del mismo valor?',
    options: {
      one: 'No, solo 1',
      afterBook: 'Sí, cuando las demás ya son libros terminados',
      two: 'Sí, 2 en cualquier momento',
    },
  },
  wildBooks: {
    ask: '¿Se puede hacer un libro solo de comodines?',
    options: { no: 'No', yes: 'Sí' },
  },
  opening: {
    ask: '¿Cuántos puntos hacen falta para bajarse?',
    options: {
      fromFifty: '50, y luego 90, 120 y 150',
      fromSixty: '60, y luego 90, 120 y 150',
      alwaysFifty: '50 en todas las rondas',
      none: 'Ninguno: se puede bajar lo que sea',
    },
  },
  books: {
    ask: '¿Qué libros hacen falta para cerrar?',
    options: {
      oneEach: '1 limpio y 1 sucio',
      oneCleanTwoDirty: '1 limpio y 2 sucios',
      twoEach: '2 limpios y 2 sucios',
      moreInTheEnd: '1 limpio y 1 sucio, y más en la ronda 4',
    },
  },
  permission: {
    ask: '¿Se le pregunta al compañero antes de cerrar?',
    options: {
      none: 'No',
      asked: 'Sí, pero un sí no obliga a cerrar',
      binding: 'Sí, y un sí obliga a cerrar',
    },
  },
  footLeft: {
    ask: '¿Cuánto te cuesta un pie que no llegaste a tomar?',
    options: {
      cards: 'Todas las cartas que tiene',
      nothing: 'Nada',
      hundred: '100 puntos, tenga lo que tenga',
    },
  },
  unfinished: {
    ask: '¿Cuánto valen las combinaciones que no llegaron a libro al acabar la ronda?',
    options: {
      plus: 'Sus cartas suman',
      none: 'Nada',
      minus: 'Sus cartas restan',
    },
  },
  gameEnd: {
    ask: '¿Cuándo termina la partida?',
    options: { four: 'Después de 4 rondas', points: 'Cuando alguien llega a 10 000 puntos' },
  },
};
