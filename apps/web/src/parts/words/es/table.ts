import type { Wording } from '../en/en.ts';

const cards = (count: number) => (count === 1 ? '1 carta' : `${count} cartas`);

export const table: Wording['table'] = {
  close: 'Cerrar',

  menu: 'Menú',
  round: (round, of) => (of === undefined ? `Ronda ${round}` : `Ronda ${round} de ${of}`),
  openWith: (points) => `Abre con ${points}`,
  place: (place, of) => `${place}.º de ${of}`,
  hint: 'Pista',
  whatCanIDo: '¿Qué puedo hacer?',
  soundOn: 'Activar el sonido',
  soundOff: 'Quitar el sonido',
  settings: 'Ajustes',
  keys: 'Teclas',
  rulesOf: (name) => (/^reglas\b/i.test(name) ? name : `Reglas: ${name}`),
  saveRecord: 'Guardar el registro',
  leave: 'Dejar la mesa',
  leaveNote: 'La partida se guarda y sigue cuando vuelvas.',
  toStart: 'Al inicio',
  noSuchTable: 'Esta partida no está en este dispositivo.',

  we: 'Nosotros',
  you: 'Tú',
  they: 'Ellos',
  others: 'Los demás',
  player: 'Jugador',
  players: 'Jugadores',
  emptySeat: (number) => `Asiento ${number}`,
  withYou: '· contigo',
  partner: 'tu compañero',
  playsNow: 'juega ahora',
  cards: 'cartas',
  countCards: cards,
  foot: 'pie',
  inFoot: 'en el pie',
  footFaceDown: 'Pie boca abajo',
  playingFoot: 'Juega su pie',
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
  filled: (book) => `relleno: ${book}`,
  toGoOut: 'Para cerrar',
  seeTheirMelds: (count) =>
    count === 0
      ? 'Sus combinaciones: ninguna todavía'
      : `Sus combinaciones, ${count}. Ver sus cartas`,
  seeOthersMelds: 'Ver las cartas de los demás',
  noMelds: 'Nada en la mesa todavía.',
  laidOut: (count, what) => `${count} ${what} en la mesa.`,

  stockAndDiscards: 'Mazo y pozo',
  stock: 'Mazo',
  stockPile: (pile, left, mayDraw) =>
    `${pile === undefined ? 'Mazo' : `Mazo ${pile}`}, ${left === 0 ? 'agotado' : cards(left)}${mayDraw ? '. Robar de él' : ''}`,
  lastCards: 'últimas',
  discardPile: (count, top, mark) =>
    [`Pozo, ${cards(count)}`, ...(top ? [`encima: ${top}`] : []), ...(mark ? [mark] : [])].join(
      ', ',
    ),
  blocked: 'Bloqueado',
  frozen: 'Congelado',
  notYou: 'Tú no',
  discardsTitle: (count) => `Pozo, ${cards(count)}`,
  mayTake: (count) =>
    count === 1 ? 'Puedes tomar la carta de arriba.' : `Puedes tomar las ${count} de arriba.`,
  takenAtOnce: (count) =>
    count === 1
      ? 'Quien toma del pozo recibe la carta de arriba.'
      : `Quien toma del pozo recibe las ${count} de arriba.`,
  newestFirst: 'Primero la más nueva',
  discardsNow: (count) => `Pozo: ${count}.`,

  yourTurn: 'Tu turno',
  steps: { draw: 'Robar', lay: 'Bajar', discard: 'Descartar' },
  plays: (name) => `Juega ${name}`,
  asks: (name) => `${name} pregunta`,
  seatsAway: (seats) => (seats === 1 ? 'Después te toca a ti' : `Te toca en ${seats} turnos`),
  whatHappened: 'Qué pasó',
  nothingYet: 'Nadie ha jugado todavía.',
  notYourTurn: (name) => `Juega ${name}. Hasta tu turno puedes elegir y ordenar tus cartas.`,
  giveHint: 'Dame una pista',
  helpGroups: { take: 'Para empezar el turno', lay: 'Para bajar', end: 'Para terminar el turno' },

  haveOf: (have, need) => `${have} de ${need}`,
  toOpen: 'para abrir',
  more: (points) => `faltan ${points}`,
  enough: 'Ya alcanza',
  soMuchToOpen: (have, need) => `${have} de ${need} para abrir.`,

  staged: (what) => `Puesto: ${what}.`,
  added: (what) => `Añadido: ${what}.`,
  tookBack: (what) => `De vuelta en la mano: ${what}.`,
  bookComplete: (book) => `${book}: hecho.`,

  mayIGoOut: (name) => `${name} pregunta: ¿puedo cerrar?`,
  youStillHold: (count, foot) =>
    foot === undefined
      ? `Aún tienes ${cards(count)}.`
      : `Aún tienes ${cards(count)}, y ${foot} en tu pie.`,
  mayGoOut: 'Tu compañero dijo que sí: puedes cerrar.',
  mayNotGoOut: 'Tu compañero dijo que no: no en este turno.',
  playsWith: (name, others) => `En esta ronda ${name} juega con ${others}.`,

  toHand: 'A tu mano',
  toActions: 'A las acciones',
};
