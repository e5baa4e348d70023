import type { StatsWords } from '../en/stats.ts';

export const stats: StatsWords = {
  title: 'Estadísticas',
  counting: (done, of) => `Contando tus partidas: ${done} de ${of}`,
  fetching: (done, of) => `Añadiendo partidas con amigos: ${done} de ${of}`,
  none: 'Todavía no hay partidas terminadas. Juega una hasta el final y aquí verás tus números.',
  toStart: 'Jugar una partida',
  unread: 'Ahora no se pueden contar tus partidas. Inténtalo otra vez en un momento.',
  youWon: (won, games) => `Ganaste ${deLas(won, games)}`,
  won: (name, won, games) => `${name} ganó ${deLas(won, games)}`,
  player: 'Jugador',
  you: 'Tú',
  rules: 'Reglas',
  allRules: 'Todas las reglas',
  byRules: 'Por reglas',
  byOpponent: 'Por rival',
  opponent: 'Rival',
  bot: (name, level) => `${name} (bot, ${level.toLowerCase()})`,
  columns: {
    games: 'Partidas',
    won: 'Ganadas',
    wentOut: 'Cierres',
    averageRound: 'Promedio por ronda',
    averageGame: 'Promedio por partida',
    bestRound: 'Mejor ronda',
    clean: 'Libros limpios',
    dirty: 'Libros sucios',
    wild: 'Libros de comodines',
  },
  moments: 'Mejores momentos',
  moment: {
    bestRound: 'Mejor ronda',
    bestGame: 'Mejor partida',
    biggestWin: 'Victoria más amplia',
    mostBooks: 'Más libros en una partida',
  },
  inRound: (rules, round) => `${rules}, ronda ${round}`,
  replayOf: (moment) => `Repetición: ${moment}`,
  team: 'Un empate cuenta como victoria. Cuando juegas en equipo, los puntos y los libros del equipo cuentan para todos sus jugadores.',
  notCounted: 'No se cuentan',
  leftOut: {
    unfinished: (games) =>
      games === 1 ? '1 partida sin terminar.' : `${games} partidas sin terminar.`,
    endedEarly: (games) =>
      games === 1
        ? '1 partida con amigos que se terminó antes de tiempo.'
        : `${games} partidas con amigos que se terminaron antes de tiempo.`,
    byBot: (games) =>
      games === 1
        ? '1 partida en la que un bot jugó la mayoría de tus turnos.'
        : `${games} partidas en las que un bot jugó la mayoría de tus turnos.`,
    unreadable: (games) =>
      games === 1
        ? '1 partida guardada está dañada.'
        : `${games} partidas guardadas están dañadas.`,
    notFetched: (games) =>
      games === 1
        ? 'No se pudo cargar 1 partida con amigos. Inténtalo otra vez en un minuto.'
        : `No se pudieron cargar ${games} partidas con amigos. Inténtalo otra vez en un minuto.`,
  },
  save: 'Guardar todas como hoja de cálculo',
  notSaved: 'No se pudo guardar el archivo. Inténtalo otra vez en un momento.',
  here: 'Tus estadísticas se quedan en este dispositivo.',
};

function deLas(won: number, games: number): string {
  return games === 1 ? `${won} de 1 partida` : `${won} de ${games} partidas`;
}
