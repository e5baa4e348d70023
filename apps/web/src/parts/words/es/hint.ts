import type { Wording } from '../en/en.ts';

export const hint: Wording['hint'] = {
  title: 'Una pista',
  thinking: 'Mirando la mesa…',
  doIt: 'Hacer eso',
  notYet: 'Las pistas llegan en tu turno. Mientras tanto puedes elegir y ordenar cartas.',
  none: 'Esta vez no se encontró ninguna pista. Tus cartas siguen como estaban.',
};
