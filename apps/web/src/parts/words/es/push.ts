import type { PushWords } from '../en/push.ts';

export const push: PushWords = {
  turn: 'Te toca',
  deal: 'Ya se puede repartir la siguiente ronda',
  at: (rules, host) => (host === undefined ? rules : `${rules}, en la mesa de ${host}`),
  rules: {
    'lords-and-ladies': 'Lores y Damas',
    singles: 'Individual',
    house: 'Reglas de la casa',
    'six-deck': 'Seis barajas',
    'closed-books': 'Libros cerrados',
  },
};
