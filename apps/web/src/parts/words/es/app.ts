import type { Wording } from '../en/en.ts';

export const app: Wording['app'] = {
  name: 'Hand and Foot',
  close: 'Cerrar',
  titles: {
    start: '',
    table: 'Mesa',
    games: 'Historial de partidas',
    stats: 'Estadísticas',
    replay: 'Repetición',
    review: 'Análisis',
    daily: 'La partida del día',
    rules: 'Reglas',
    own: 'Tus reglas',
    pad: 'Marcador',
    sheet: 'Imprimir las reglas',
    compare: 'Comparar reglas',
    try: 'Probar las reglas',
    interview: 'Unas preguntas',
    paste: 'Pega tus reglas',
    published: 'Juego publicado',
    learn: 'Aprender',
    club: 'Las mismas cartas en varias mesas',
    night: 'Las mismas cartas en varias mesas',
    friends: 'Amigos',
    shared: 'Mesa',
    seat: 'Mesa',
    watch: 'Mesa',
    check: 'Comprobar el barajado',
  },
  yourTurn: 'Te toca',
  fault: {
    table: 'Esta mesa se detuvo',
    saved: 'Está guardada hasta el último turno.',
    page: 'Esta página se detuvo',
    kept: 'Tus partidas están guardadas en este dispositivo.',
    openAgain: 'Volver a cargar',
    saveRecord: 'Guardar la partida',
    toStart: 'Inicio',
  },
  trouble: {
    storeFull:
      'Este dispositivo ya no tiene espacio para guardar una partida. Borra alguna anterior o libera espacio, e inténtalo otra vez.',
    damaged:
      'Esta partida guardada está dañada y no se puede abrir. Tus otras partidas están bien.',
    storeClosed:
      'Este navegador no deja que la página guarde partidas. Pasa en algunas ventanas privadas. En una ventana normal sí se puede.',
  },
  nothingToSave:
    'Todavía no hay nada que guardar. Podrás guardar la partida cuando termine la primera ronda.',
  notSaved: 'No se pudo guardar la partida en un archivo. Sigue guardada en este dispositivo.',
  update: { ready: 'Hay una versión nueva', use: 'Actualizar ahora', later: 'Más tarde' },
  codeLabel: 'Código QR',
};
