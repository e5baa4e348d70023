import type { ReviewWords } from '../en/review.ts';

export const review: ReviewWords = {
  title: 'Análisis',
  of: (rules) => `Análisis: ${rules}`,
  loading: 'Cargando la partida…',
  progress: (done, of) => `${done} de ${of} decisiones revisadas`,
  forecasting: 'Calculando las probabilidades…',
  stop: 'Parar',
  goOn: 'Empezar de nuevo',
  stopped: 'Detenido. Esto es lo que se encontró hasta ahora.',
  failed: 'No se pudo analizar esta partida en este dispositivo.',
  seat: 'Jugador',
  replay: 'Repetición',

  chances: 'Tus mayores oportunidades perdidas',
  chancesOf: (name) => `Las mayores oportunidades perdidas de ${name}`,
  noneYet: 'Nada por ahora.',
  none: 'Nada que mejorar: el bot más fuerte no lo habría hecho mejor con las mismas cartas.',
  judged: 'Cada jugada se juzga solo por lo que el jugador podía ver en ese momento.',
  turnOf: (round, turn) => `Ronda ${round}, turno ${turn}`,
  played: (what) => `Se jugó: ${what}`,
  better: (what) => `Mejor: ${what}`,
  steps: (steps) => `${steps.join('; luego: ')}.`,
  worth: (points, low, high) => `Unos ${points} puntos más (probablemente de ${low} a ${high}).`,
  show: 'Ver',
  showOf: (turn) => `Ver: ${turn}`,

  chart: 'Cómo cambió la probabilidad de ganar',
  chartOf: (name) => `Probabilidad de ganar: ${name}`,
  chartSays: (begin, end) => `De ${begin} al repartir a ${end} al final.`,
  swings: 'Los turnos decisivos',
  swing: (who, from, to) => `${who}: de ${from} a ${to}`,
  percent: (share) => `${Math.round(100 * share)} %`,

  shares: 'Suerte y juego',
  sharesNote:
    'Cuántos puntos de la ventaja o desventaja se deben a las cartas y cuántos a las decisiones.',
  side: 'Equipo',
  luck: 'Suerte',
  play: 'Juego',
  lead: 'Ventaja',
  decisions: 'Las decisiones de cada jugador, frente a las del bot más fuerte',

  turns: 'Todos los turnos',
  costs: (points) => `${points} puntos`,
  asGood: 'no había nada mejor',
  close: 'muy parejo',
};
