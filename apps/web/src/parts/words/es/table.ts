import type { Wording } from '../en/en.ts';

const cards = (count: number) => (count === 1 ? '1 carta' : `${count} cartas`);

/** Whether a book's name is feminine by its ending: "canasta limpia", "colección". */
const isFeminine = (book: string): boolean => /^\S+(?:a|ión|dad)(?!\p{L})/u.test(book);

export const table: Wording['table'] = {
  menu: 'Menú',
  round: (round, of) => (of === undefined ? `Ronda ${round}` : `Ronda ${round} de ${of}`),
  openWith: (points) => `${points} para bajarte`,
  place: (place, of) => `${place}.º de ${of}`,
  thisRound: 'esta ronda',
  score: 'Puntos',
  hint: 'Pista',
  whatCanIDo: '¿Qué puedo hacer?',
  soundOn: 'Activar el sonido',
  soundOff: 'Desactivar el sonido',
  settings: 'Ajustes',
  keys: 'Atajos de teclado',
  rulesOf: (name) => (/^reglas\b/i.test(name) ? name : `Reglas: ${name}`),
  saveRecord: 'Guardar la partida',
  leave: 'Salir de la mesa',
  leaveNote: 'Tu partida queda guardada. Continúala cuando quieras.',
  toStart: 'Inicio',
  noSuchTable: 'Esta partida no está en este dispositivo.',

  we: 'Nosotros',
  you: 'Tú',
  they: 'Ellos',
  others: 'Los demás',
  player: 'Jugador',
  players: 'Jugadores',
  emptySeat: 'Asiento libre',
  withYou: '· contigo',
  partner: 'de tu equipo',
  playsNow: 'está jugando',
  cards: 'cartas',
  countCards: cards,
  foot: 'pie',
  inFoot: 'en el pie',
  footFaceDown: 'Pie boca abajo',
  playingFoot: 'Ya está en el pie',
  your: 'Tu',
  knee: 'rodilla',
  inPlay: 'en juego',
  faceDown: (count) => `${cards(count)} boca abajo`,

  wild: 'Comodín',
  wilds: 'Comodines',
  wildSign: 'C',
  ofBook: (size) => `de ${size}`,
  noWilds: 'sin comodines',
  hasWilds: 'con comodines',
  allWild: 'solo comodines',
  filled: (book) => `relleno: ${book} terminad${isFeminine(book) ? 'a' : 'o'}`,
  toGoOut: 'Para cerrar',
  seeTheirMelds: (count) =>
    count === 0
      ? 'Sus combinaciones: ninguna todavía'
      : `Sus combinaciones: ${count}. Ver las cartas`,
  seeOthersMelds: 'Ver las combinaciones de los demás',
  noMelds: 'Todavía no hay nada en la mesa.',
  laidOut: (count, what) => `${count} ${what} en la mesa.`,

  stockAndDiscards: 'Mazo y pozo',
  stock: 'Mazo',
  stockPile: (pile, left, mayDraw) =>
    `${pile === undefined ? 'Mazo' : `Mazo ${pile}`}, ${left === 0 ? 'vacío' : cards(left)}${mayDraw ? '. Robar' : ''}`,
  lastCards: 'vacío',
  discardPile: (count, top, mark) =>
    [
      `Pozo, ${cards(count)}`,
      ...(top ? [`${top} encima`] : []),
      ...(mark ? [mark.toLowerCase()] : []),
    ].join(', '),
  blocked: 'Bloqueado',
  frozen: 'Congelado',
  notYou: 'No puedes',
  discardsTitle: (count) => `Pozo, ${cards(count)}`,
  mayTake: (count) =>
    count === 1 ? 'Puedes tomar la carta de arriba.' : `Puedes tomar las ${count} de arriba.`,
  takenAtOnce: (count) =>
    count === 1
      ? 'Al tomarlo te llevas la carta de arriba.'
      : `Al tomarlo te llevas las ${count} de arriba.`,
  newestFirst: 'Las más recientes primero',
  discardsNow: (count) => `Pozo: ${count}.`,

  yourTurn: 'Te toca',
  undone: 'Jugada deshecha.',
  undoneBy: (name) => `${name} deshizo una jugada.`,
  steps: { draw: 'Robar', lay: 'Bajar', discard: 'Descartar' },
  plays: (name) => `Le toca a ${name}`,
  asks: (name) => `${name} pregunta`,
  seatsAway: (seats) => (seats === 1 ? 'Después vas tú' : `Te toca dentro de ${seats} turnos`),
  whatHappened: 'Qué pasó',
  moreTurns: 'Más',
  nothingYet: 'Nadie ha jugado todavía.',
  notYourTurn: (name) => `Le toca a ${name}. Mientras tanto puedes elegir y ordenar tus cartas.`,
  giveHint: 'Dame una pista',
  noHintHere:
    'Cuando juegas con amigos no hay pistas, pero estas son todas las jugadas que puedes hacer.',
  helpGroups: { take: 'Empezar tu turno', lay: 'Bajar', end: 'Terminar tu turno' },

  haveOf: (have, need) => `${have} de ${need}`,
  toOpen: 'para bajarte',
  more: (points) => (points === 1 ? 'falta 1' : `faltan ${points}`),
  enough: 'Suficiente para bajarte',
  soMuchToOpen: (have, need) => `${have} de ${need} para bajarte.`,

  staged: (what) => `Pusiste ${what}.`,
  added: (what) => `Añadiste ${what}.`,
  tookBack: (what) => `Recuperaste ${what}.`,
  bookComplete: (book) => `Completaste ${isFeminine(book) ? 'una' : 'un'} ${book.toLowerCase()}.`,

  mayIGoOut: (name) => `${name} pregunta: ¿puedo cerrar?`,
  youStillHold: (count, foot) =>
    foot === undefined
      ? `Todavía tienes ${cards(count)}.`
      : `Todavía tienes ${cards(count)}, y ${foot} en tu pie.`,
  mayGoOut: 'Te dijeron que sí. Puedes cerrar.',
  mayNotGoOut: 'Te dijeron que no. En este turno no.',
  playsWith: (name, others) =>
    `En esta ronda ${name === undefined ? 'juegas' : `${name} juega`} con ${others}.`,

  toHand: 'Ir a tu mano',
  toActions: 'Ir a los botones',
};
