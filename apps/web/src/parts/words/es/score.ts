import { capitalised } from '@hand-and-foot/words';
import type { Wording } from '../en/en.ts';

const LEAD = { we: 'Vamos ganando', they: 'Ellos van ganando', you: 'Vas ganando' };
const WON = { we: 'Ganamos', they: 'Ganaron ellos', you: 'Ganaste' };

export const score: Wording['score'] = {
  round: (round, rounds) =>
    rounds === undefined ? `Ronda ${round}` : `Ronda ${round} de ${rounds}`,
  wentOut: (name) => (name === undefined ? 'Cerraste' : `${name} cerró`),
  goesOut: (name) => (name === undefined ? '¡Cierras!' : `¡${name} cierra!`),
  stockRanOut: 'Se acabó el mazo',
  isOver: 'Terminó la ronda',

  we: 'Nosotros',
  they: 'Ellos',
  you: 'Tú',
  sheet: 'Puntos de esta ronda',

  cards: 'Cartas en la mesa',
  goingOut: 'Por cerrar',
  exactGrab: 'Número exacto',
  bonuses: 'Puntos extra',
  penalties: 'Penalizaciones',
  cappedBy: (kinds) => `${capitalised(kinds)} encima`,
  caught: 'En la mano y en el pie',
  thisRound: 'Esta ronda',
  before: 'Antes',
  total: 'Total',
  player: 'Jugador',

  each: (points) => `${points} c/u`,
  counts: (counts, each) => `${counts.join(' y ')}${each === undefined ? '' : `, a ${each} c/u`}`,
  cardCounts: (counts) =>
    `${counts.join(' y ')} ${counts.length === 1 && counts[0] === 1 ? 'carta' : 'cartas'}`,
  left: (name, held, faceDown) =>
    [
      held > 0 ? `${name ?? 'Tú'} ${held}` : undefined,
      faceDown > 0 ? `${held > 0 ? '' : `${name ?? 'Tú'} `}${faceDown} boca abajo` : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  nothingLeft: 'Nada',

  inHand: 'Mano',
  inKnee: 'Rodilla',
  inFoot: 'Pie',
  noCardsLeft: 'Sin cartas',
  hasNoCards: (name) =>
    name === undefined ? 'No te quedan cartas.' : `A ${name} no le quedan cartas.`,
  caughtWith: (name, points) =>
    name === undefined
      ? `Te quedas con ${points} puntos en contra.`
      : `${name} se queda con ${points} puntos en contra.`,
  seeScore: 'Ver la puntuación',

  noCards: 'Ninguna',

  leads: (who, by) =>
    `${typeof who === 'string' ? LEAD[who] : `${who.called} ${who.many ? 'van' : 'va'} ganando`} por ${by}`,
  lead: (names) => `${names} comparten el primer lugar`,
  even: 'Empate',
  chart: 'Puntos por ronda',
  chartRound: (round, points) => `Ronda ${round}: ${points}.`,
  roundShort: (round, first) => (first ? `Ronda ${round}` : String(round)),

  next: (round, opening) => `Repartir la ronda ${round}: ${opening} para bajarte`,
  nextPlain: (round) => `Repartir la ronda ${round}`,
  begun: (round) => `Ya empezó la ronda ${round}.`,
  goOn: (round) => `Ir a la ronda ${round}`,

  won: (who, by) => {
    const verb =
      typeof who === 'string' ? WON[who] : `${who.many ? 'Ganaron' : 'Ganó'} ${who.called}`;
    return by === '0' ? verb : `${verb} por ${by}`;
  },
  shared: (names) => `${names} comparten la victoria`,
  standings: 'Clasificación',
  finalStanding: 'Clasificación final',
  place: (place) => `${place}.º`,
  playAgain: 'Revancha',
  dailyResult: 'Ver tu resultado',
  lookAgain: 'Repetición',
  saveRecord: 'Guardar la partida',
  notBegun: 'No se pudo empezar la partida nueva. Inténtalo otra vez desde Inicio.',
};
