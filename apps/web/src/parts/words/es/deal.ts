import { capitalised } from '@hand-and-foot/words';
import { spanish } from '@hand-and-foot/words/es';
import type { Wording } from '../en/en.ts';

const word = spanish.figure;
const PARTS: Record<number, string> = { 2: 'la mitad', 3: 'un tercio', 4: 'un cuarto' };
const rest = (piles: number): string =>
  piles === 2 ? 'el otro será tu pie' : 'el último que quede será tu pie';

export const deal: Wording['deal'] = {
  grab: 'La toma',
  dealing: 'El reparto',
  you: 'Tú',
  menu: 'Menú',

  liftTitle: 'Toma tus cartas a ojo',
  aim: (need, bonus) =>
    bonus === undefined
      ? `La meta es ${need}. Desliza el asidero y levanta.`
      : `La meta es ${need}: justo ${need} da ${bonus} puntos. Desliza el asidero y levanta.`,
  grip: 'Dónde levantar',
  share: (part) =>
    part < 2
      ? 'casi todo el mazo'
      : `más o menos ${PARTS[part] ?? `una parte de ${part}`} del mazo`,
  higher: 'Más arriba',
  lower: 'Más abajo',
  lift: 'Levantar aquí',

  youLifted: 'Levantaste',
  exact: (need) => `Justo ${need}`,
  exactBonus: (bonus) => `${bonus} puntos para ti`,
  tooMany: (count) => (count === 1 ? 'Sobra una' : `Sobran ${word(count)}`),
  tooFew: (count) => (count === 1 ? 'Falta una' : `Faltan ${word(count)}`),
  putBack: (count) => (count === 1 ? 'Vuelve al mazo sin verse.' : 'Vuelven al mazo sin verse.'),
  toppedUp: (count) =>
    count === 1
      ? 'Sale una más del mazo, sin verse.'
      : `Salen ${word(count)} más del mazo, sin verse.`,
  handAndFoot: (hand, foot, to) =>
    to === undefined
      ? `${capitalised(word(hand))} cartas son tu mano; las otras ${word(foot)} son tu pie.`
      : `${capitalised(word(hand))} cartas son tu mano; las otras ${word(foot)} van a ${to}, como pie.`,
  twoPiles: (sizes) =>
    `Quedan en ${word(sizes.length)} montones de ${[...new Set(sizes)].map(word).join(' y ')}. Falta elegir cuál es tu mano.`,
  yourHand: (count) => `Tu mano, ${count}`,
  yourFoot: (count) => `Tu pie, ${count}`,
  footOf: (name, count) => `Pie de ${name}, ${count}`,
  pile: (count) => `Un montón de ${count}`,
  passFoot: (name) => `Pasar el pie a ${name}`,
  goOn: 'Seguir',

  whichHand: '¿Cuál es tu mano?',
  byBottom: (piles) =>
    `Puedes ver la última carta de cada montón. La mano se juega primero; ${rest(piles)}.`,
  unseen: (piles) => `Los montones están boca abajo. La mano se juega primero; ${rest(piles)}.`,
  atBottom: 'al fondo',
  nthPile: (number) => ['Primer montón', 'Segundo montón', 'Tercer montón'][number]!,
  cards: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
  isHand: 'Tu mano',
  isFoot: 'Tu pie',
  isLater: 'Para después',
  counts: (name, points, role) => `${capitalised(name)}: ${points}. ${role}`,
  points: (points) => `${points} puntos`,
  role: {
    natural: 'Se baja con otras de su valor.',
    wild: 'Sustituye a cualquier valor.',
    dead: 'Solo se puede descartar.',
    laid: 'Se baja enseguida y se repone.',
    cap: 'Se pone encima de un grupo terminado.',
    lastMeld: 'Solo se puede bajar al cerrar.',
  },
  playFirst: (name) => `Jugar primero el montón con: ${name}`,
  playNthFirst: (number) =>
    ['Jugar el primer montón', 'Jugar el segundo montón', 'Jugar el tercer montón'][number]!,

  drawnForStart: 'Sorteo de la salida',
  starts: (name) => (name === undefined ? 'Empiezas tú' : `Empieza ${name}`),
  took: (name, count, bonus) =>
    `${name === undefined ? 'Tomaste' : `${name} tomó`} ${count}${bonus === undefined ? '' : `, +${bonus}`}`,
  toCome: (name) => (name === undefined ? 'Faltas tú' : `Falta ${name}`),
  chosen: (name) => (name === undefined ? 'Ya elegiste' : `${name} ya eligió`),
  isLifting: (name) => `${name} está tomando cartas`,
  isChoosing: (name) => `${name} está eligiendo su mano`,
  takesItsTurn: 'Se sigue hacia la izquierda.',
  skip: 'Adelantar',
  deckLabel: 'El mazo',
  soFar: 'El reparto hasta ahora',
};
