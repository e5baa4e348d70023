import type { LearnWords } from '../en/learn.ts';

export const learn: LearnWords = {
  steps: {
    draw: {
      title: 'Empieza el turno',
      say: () => 'Cada turno empieza robando dos cartas del mazo.',
      task: 'Toca uno de los dos mazos.',
      done: () => 'Un rey y un nueve. Ya están en su sitio en tu mano.',
    },
    meld: {
      title: 'Un juego',
      say: () => 'Tres cartas o más del mismo valor forman un juego.',
      task: 'Toca los reyes tres veces y pulsa el botón verde.',
      done: () => 'Tu bando ya tiene reyes. Tu pareja también puede añadir.',
    },
    wild: {
      title: 'Los comodines',
      say: () =>
        'Los doses y los jokers son comodines: sustituyen a cualquier carta, pero nunca son mayoría en un juego.',
      task: 'Elige el dos y toca los ochos.',
      done: () => 'Seis ochos, uno de ellos comodín. La esquina cortada lo señala.',
    },
    book: {
      title: 'Los libros',
      say: ({ clean, dirty }) =>
        `Siete cartas son un libro. Sin comodines es rojo y da ${clean}; con comodines, negro y da ${dirty}.`,
      task: 'Añade tu ocho a los ochos y tu nueve a los nueves.',
      done: () => 'Un libro negro y uno rojo. Para cerrar hacen falta los dos.',
    },
    discard: {
      title: 'Acaba el turno',
      say: () =>
        'Cada turno acaba dejando una carta en el pozo. Los treses no sirven para otra cosa.',
      task: 'Elige el tres y pulsa Descartar.',
      done: () => 'Ahora juegan los demás. Con un tres encima nadie puede tomar el pozo.',
    },
    opening: {
      title: 'La apertura',
      say: ({ opening }) =>
        `Lo primero que baja tu bando en una ronda debe valer ${opening} puntos. Aquí las figuras valen 10 y los doses 20.`,
      task: 'Pon las tres reinas, luego las jotas con el dos, y bájalas.',
      done: () => 'Ya están en la mesa. Desde ahora puedes bajar lo que quieras.',
    },
    pickUp: {
      title: 'Tomar el pozo',
      say: () =>
        'En vez de robar puedes tomar todo el pozo, si tienes dos cartas como la de encima.',
      task: 'Elige los dos nueves y toma el pozo.',
      done: () => 'Muchas cartas de una vez, y tu bando ya tiene nueves.',
    },
    foot: {
      title: 'El pie',
      say: ({ foot }) =>
        `Junto a tu mano hay ${foot} cartas más, tu pie. Lo tomas cuando se acaba la mano.`,
      task: 'Baja los dos seises, las últimas cartas de tu mano.',
      done: () => 'Este es tu pie. Solo desde aquí se puede cerrar.',
    },
    goOut: {
      title: 'Cerrar',
      say: () =>
        'Tienes un libro rojo y uno negro, y todos están en su pie. Puedes cerrar la ronda si tu pareja quiere.',
      task: 'Pregunta a tu pareja, baja el rey y descarta el cuatro.',
      done: ({ goOut }) => `Jugaste tu última carta y se acabó la ronda. Cerrar da ${goOut}.`,
    },
  },
  names: ['Tú', 'Izquierda', 'Pareja', 'Derecha'],
  step: (step, of) => `Paso ${step} de ${of}`,
  back: 'Atrás',
  next: 'Siguiente',
  skip: 'Saltar',
  again: 'Otra vez',
  leave: 'Terminar la lección',
  astray: 'Eso se puede hacer, pero lleva a otra parte. Repite este paso.',
  score: {
    title: 'La puntuación',
    say: ({ rounds }) =>
      `Lo que está en la mesa te suma, lo que te queda te resta y los libros dan más. Tras ${rounds} rondas gana el total más alto.`,
    yours: 'Tu ronda',
    total: 'En total',
  },
  play: 'Juega tu primera partida',
  rules: 'Leer todas las reglas',
};
