import type { Wording } from '../en/en.ts';

export const hint: Wording['hint'] = {
  title: 'Pista',
  thinking: 'Mirando la mesa…',
  doIt: 'Hacerlo',
  notYet: 'Puedes pedir una pista en tu turno. Mientras tanto puedes elegir y ordenar tus cartas.',
  none: 'Esta vez no hay pista. Tus cartas siguen igual.',
};
