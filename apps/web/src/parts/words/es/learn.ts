import type { LearnWords } from '../en/learn.ts';

export const learn: LearnWords = {
  steps: {
    draw: {
      title: 'Robar cartas',
      say: () => 'Se trata de hacer libros y quedarte sin cartas. Empiezas cada turno robando 2.',
      task: 'Toca un mazo.',
      done: () => 'Un rey y un nueve. Ya están ordenados en tu mano.',
    },
    meld: {
      title: 'Hacer una combinación',
      say: () => '3 cartas o más del mismo valor son una combinación.',
      task: 'Toca los reyes 3 veces y presiona el botón verde.',
      done: () => 'Tu equipo ya tiene reyes. Ruth, tu compañera, también puede añadirles cartas.',
    },
    wild: {
      title: 'Comodines',
      say: () =>
        'Los doses y los jokers son comodines: valen por cualquier carta. Una combinación siempre lleva más cartas naturales que comodines.',
      task: 'Elige el dos y toca los ochos.',
      done: () =>
        'Ya tienes 6 ochos, contando el comodín. La esquina cortada indica que hay comodines.',
    },
    book: {
      title: 'Libros',
      say: ({ clean, dirty }) =>
        `7 cartas son un libro. Sin comodines es un libro rojo y vale ${clean} puntos. Con comodines es un libro negro y vale ${dirty}.`,
      task: 'Añade tu ocho a los ochos y tu nueve a los nueves.',
      done: () => 'Un libro negro y uno rojo. Para cerrar hacen falta los dos.',
    },
    discard: {
      title: 'Terminar el turno',
      say: ({ redThree }) =>
        `Cada turno termina con un descarte. Los treses no se pueden bajar, solo descartar, y un tres rojo que te quede al final cuesta ${redThree} puntos.`,
      task: 'Elige el tres y presiona Descartar.',
      done: () => 'Ahora le toca al otro equipo. Con un tres encima nadie puede tomar el pozo.',
    },
    opening: {
      title: 'Bajarse',
      say: ({ opening }) =>
        `Las primeras cartas que baja tu equipo en cada ronda tienen que sumar ${opening} puntos. Las figuras valen 10 y los doses, 20.`,
      task: 'Pon las 3 reinas, luego las jotas con el dos, y presiona Bajar.',
      done: () => 'Tu equipo ya se bajó. En lo que queda de la ronda puedes bajar lo que quieras.',
    },
    pickUp: {
      title: 'Tomar el pozo',
      say: () =>
        'En vez de robar puedes tomar el pozo entero, si tienes 2 cartas iguales a la de arriba.',
      task: 'Elige los dos nueves y toma el pozo.',
      done: () => 'Te llevaste el pozo entero, y tu equipo ya tiene nueves.',
    },
    foot: {
      title: 'Tu pie',
      say: ({ foot }) => `Tienes ${foot} cartas más: tu pie. Lo tomas cuando se acaba tu mano.`,
      task: 'Baja los dos seises, las últimas cartas de tu mano.',
      done: () => 'Este es tu pie. Solo desde aquí puedes cerrar.',
    },
    goOut: {
      title: 'Cerrar',
      say: () =>
        'Tu equipo tiene un libro rojo y uno negro, tú ya tomaste tu pie y tu compañera ya tomó el suyo. Si te dice que sí, puedes cerrar.',
      task: 'Pregúntale a tu compañera, baja el rey y descarta el cuatro.',
      done: ({ goOut }) =>
        `Jugaste tu última carta y terminó la ronda. Cerrar vale ${goOut} puntos.`,
    },
  },
  names: ['Tú', 'Gus', 'Ruth', 'Iris'],
  step: (step, of) => `Paso ${step} de ${of}`,
  back: 'Atrás',
  next: 'Siguiente',
  skip: 'Saltar',
  again: 'Intentarlo otra vez',
  leave: 'Salir de la lección',
  astray: 'Esa jugada vale, pero no es la de este paso. Inténtalo otra vez.',
  score: {
    title: 'Puntos',
    say: ({ rounds }) =>
      `Las cartas en la mesa suman, las que te queden a ti o a tu compañera restan, y los libros dan puntos extra. Después de ${rounds} rondas gana el total más alto.`,
    yours: 'Tu ronda',
    total: 'Total',
  },
  play: 'Juega tu primera partida',
  rules: 'Leer todas las reglas',
};
