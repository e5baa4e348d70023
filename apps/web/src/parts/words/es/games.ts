import type { Wording } from '../en/en.ts';
import { inPlace } from './start.ts';

export const games: Wording['games'] = {
  title: 'Historial de partidas',
  stats: 'Estadísticas',
  none: 'Todavía no hay partidas. Se guardan en este dispositivo mientras juegas.',
  unread: 'Ahora no se pueden abrir tus partidas. Inténtalo otra vez en un momento.',
  toStart: 'Jugar una partida',
  unfinished: 'Sin terminar',
  finished: 'Terminadas',
  with: (names) => `Con ${names}`,
  open: 'Continuar',
  lookAgain: 'Repetición',
  save: 'Guardar',
  saveOf: (game) => `Guardar: ${game}`,
  forget: 'Borrar',
  forgetOf: (game) => `Borrar: ${game}`,
  question: '¿Borrar esta partida? No podrás recuperarla.',
  yes: 'Borrar',
  no: 'No borrar',
  notForgotten: 'No se pudo borrar. Inténtalo otra vez en un momento.',
  ended: {
    we: (by) => `Ganamos por ${by}`,
    you: (by) => `Ganaste por ${by}`,
    they: (by) => `Nos ganaron por ${by}`,
    level: 'Empate',
    place: (place, of) => `Quedaste en ${inPlace(place, of)}`,
  },
};
