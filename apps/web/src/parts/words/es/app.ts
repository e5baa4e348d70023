import type { Wording } from '../en/en.ts';

export const app: Wording['app'] = {
  name: 'Hand and Foot',
  titles: {
    start: '',
    table: 'Mesa',
    games: 'Partidas anteriores',
    replay: 'Ver de nuevo',
    rules: 'Reglas',
    own: 'Tus propias reglas',
    pad: 'Hoja de puntos',
    sheet: 'Reglas en papel',
    compare: 'Lado a lado',
    try: 'Probar las reglas',
    interview: 'Unas preguntas',
    learn: 'Aprender',
    friends: 'Amigos',
    shared: 'Mesa',
    seat: 'Mesa',
    watch: 'Mesa',
    check: 'Comprobar la mezcla',
  },
  fault: {
    table: 'Esta mesa se ha detenido',
    saved: 'Está guardada hasta el último turno.',
    page: 'Esta página se ha detenido',
    kept: 'Tus partidas siguen guardadas en este dispositivo.',
    openAgain: 'Abrir de nuevo',
    saveRecord: 'Guardar la partida',
    toStart: 'Al inicio',
  },
  trouble: {
    storeFull:
      'No queda sitio en este dispositivo para guardar una partida. Olvida alguna anterior, o libera espacio, e inténtalo otra vez.',
    damaged:
      'Esta partida guardada está dañada y no se puede abrir. Tus otras partidas están bien.',
    storeClosed:
      'Este navegador no deja que la página guarde partidas, como ocurre en algunas ventanas privadas. En una ventana normal sí se puede.',
  },
  nothingToSave: 'Aún no hay nada que guardar: el archivo cuenta las rondas terminadas.',
  notSaved: 'No se pudo leer la partida, pero sigue guardada en este dispositivo.',
  update: { ready: 'Hay una versión nueva', use: 'Usarla ahora', later: 'Más tarde' },
  codeLabel: 'El enlace como un cuadro que lee un teléfono',
};
