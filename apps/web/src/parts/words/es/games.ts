import type { Wording } from '../en/en.ts';

export const games: Wording['games'] = {
  title: 'Partidas anteriores',
  none: 'Todavía no hay partidas. Se guardan en este dispositivo mientras juegas.',
  unread:
    'Ahora mismo no se pueden leer las partidas de este dispositivo. Inténtalo en un momento.',
  toStart: 'Jugar una partida',
  unfinished: 'Por terminar',
  finished: 'Terminadas',
  with: (names) => `Con ${names}`,
  open: 'Continuar',
  lookAgain: 'Volver a ver',
  save: 'Guardar',
  saveOf: (game) => `Guardar el registro de ${game}`,
  forget: 'Olvidar',
  forgetOf: (game) => `Olvidar ${game}`,
  question: '¿Olvidar esta partida? No se puede recuperar.',
  yes: 'Olvidarla',
  no: 'Conservarla',
  notForgotten: 'No se pudo olvidar. Inténtalo en un momento.',
  ended: {
    we: (by) => `Ganamos por ${by}`,
    you: (by) => `Ganaste por ${by}`,
    they: (by) => `Nos ganaron por ${by}`,
    level: 'Empate',
    place: (place, of) => `Quedaste en el puesto ${place} de ${of}`,
  },
};
