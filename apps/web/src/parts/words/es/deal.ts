import { capitalised } from '@hand-and-foot/words';
import { smallSpanish } from '@hand-and-foot/words/es';
import type { Wording } from '../en/en.ts';

const PARTS: Record<number, string> = {
  2: 'la mitad',
  3: 'un tercio',
  4: 'un cuarto',
  5: 'una quinta parte',
  6: 'una sexta parte',
  7: 'una séptima parte',
  8: 'una octava parte',
};
const rest = (piles: number): string =>
  piles === 2 ? 'El otro montón es tu pie' : 'El último montón es tu pie';

export const deal: Wording['deal'] = {
  grab: 'El reparto',
  dealing: 'El reparto',
  you: 'Tú',
  menu: 'Menú',

  liftForAll: 'Toma a ojo las cartas de todos',
  liftTitle: 'Toma tus cartas a ojo',
  aim: (need, bonus) =>
    bonus === undefined
      ? `Intenta tomar ${need} cartas. Desliza la marca y levanta.`
      : `Intenta tomar ${need} cartas: si son exactamente ${need}, ganas ${bonus} puntos. Desliza la marca y levanta.`,
  grip: 'Dónde levantar',
  share: (part) =>
    part < 2 ? 'casi todo el mazo' : `más o menos ${PARTS[part] ?? `una ${part}.ª parte`} del mazo`,
  higher: 'Más arriba',
  lower: 'Más abajo',
  lift: 'Levantar aquí',

  youLifted: 'Tomaste',
  exact: (need) => `${need} exactas`,
  exactBonus: (bonus) => `${bonus} puntos para ti`,
  tooMany: (count) => (count === 1 ? 'Sobra 1' : `Sobran ${count}`),
  tooFew: (count) => (count === 1 ? 'Falta 1' : `Faltan ${count}`),
  putBack: (count) =>
    count === 1
      ? 'La que sobra vuelve al mazo, boca abajo.'
      : 'Las que sobran vuelven al mazo, boca abajo.',
  toppedUp: (count) =>
    count === 1
      ? 'Recibes 1 más del mazo, boca abajo.'
      : `Recibes ${count} más del mazo, boca abajo.`,
  handAndFoot: (hand, foot, to) =>
    to === undefined
      ? `${hand} cartas son tu mano, y las otras ${foot} son tu pie.`
      : `${hand} cartas son tu mano, y las otras ${foot} son el pie de ${to}.`,
  twoPiles: (sizes) =>
    `Están en ${sizes.length} montones de ${smallSpanish.listed([...new Set(sizes)].map(String))}. Ahora eliges cuál es tu mano.`,
  yourHand: (count) => `Tu mano, ${count}`,
  yourFoot: (count) => `Tu pie, ${count}`,
  footOf: (name, count) => `Pie de ${name}, ${count}`,
  pile: (count) => `Un montón de ${count}`,
  passFoot: (name) => `Pasarle el pie a ${name}`,
  goOn: 'Continuar',

  whichHand: '¿Qué montón es tu mano?',
  shown: {
    bottom: 'Ves la carta de abajo de cada montón.',
    top: 'Ves la carta de arriba de cada montón.',
    all: 'Ves todas las cartas de cada montón.',
    none: 'Los montones están boca abajo.',
  },
  playedFirst: (piles) => `Primero juegas tu mano. ${rest(piles)}.`,
  at: { bottom: 'abajo', top: 'arriba', all: '', none: '' },
  nthPile: (number) => ['Primer montón', 'Segundo montón', 'Tercer montón'][number]!,
  cards: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  isHand: 'Tu mano',
  isFoot: 'Tu pie',
  isLater: 'Para después',
  counts: (name, points, role) => `${capitalised(name)}: ${points}. ${role}`,
  points: (points) => `${points} puntos`,
  role: {
    natural: 'Se baja con otras del mismo valor.',
    wild: 'Vale por cualquier carta.',
    dead: 'Solo se puede descartar.',
    laid: 'Se pone en la mesa y robas otra.',
    cap: 'Se pone encima de un grupo terminado.',
    lastMeld: 'Solo se puede bajar para cerrar.',
  },
  playFirst: (name) => `Jugar primero el montón con ${name}`,
  playNthFirst: (number) =>
    ['Jugar el primer montón', 'Jugar el segundo montón', 'Jugar el tercer montón'][number]!,

  drawnForStart: 'Para ver quién empieza',
  startsByCard: (name) =>
    name === undefined
      ? 'Tu carta es la más alta, así que empiezas tú.'
      : `${name} tiene la carta más alta y empieza.`,
  startsByDealer: (dealer, name) =>
    dealer === undefined
      ? `Tu carta es la más alta, así que repartes tú. Empieza ${name}, a tu izquierda.`
      : name === undefined
        ? `${dealer} tiene la carta más alta y reparte. Tú estás a su izquierda, así que empiezas.`
        : `${dealer} tiene la carta más alta y reparte. Empieza ${name}, a su izquierda.`,
  took: (name, count, bonus) =>
    `${name === undefined ? 'Tomaste' : `${name} tomó`} ${count}${bonus === undefined ? '' : `, +${bonus}`}`,
  toGrab: (names, count) => `Falta que ${names} ${count === 1 ? 'tome' : 'tomen'} cartas`,
  isLifting: (name) => `${name} está tomando cartas`,
  waitsFor: (name) => `Falta que elija ${name}`,
  othersChoose: 'Los demás todavía están eligiendo',
  allChoose: 'Todos eligen al mismo tiempo.',
  takesItsTurn: 'El turno va hacia la izquierda.',
  skip: 'Adelantar',
  deckLabel: 'El mazo',
  soFar: 'El reparto hasta ahora',
};
