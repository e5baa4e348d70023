import { uncapitalised } from '@hand-and-foot/words';
import type { Wording } from '../en/en.ts';

export const hint: Wording['hint'] = {
  title: 'Pista',
  thinking: 'Mirando la mesa…',
  doIt: 'Jugar así',
  notYet: 'Puedes pedir una pista en tu turno. Mientras tanto puedes elegir y ordenar tus cartas.',
  coach: 'Una nota de tu entrenador',
  coachHas: 'Pista, con una nota de tu entrenador',
  coachPlayed: (what) => `Tu jugada: ${uncapitalised(what)}.`,
  coachBetter: (what) => `Mejor: ${uncapitalised(what)}.`,
  coachWorth: (points, low, high) =>
    `Unos ${points} puntos más (probablemente de ${low} a ${high}).`,
  coachUndo: 'Deshacer',
  none: 'Esta vez no hay pista.',
};
