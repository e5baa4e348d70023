import { warningsSaid, type SayWarning, type WarningSayings } from '../warning.ts';
import { capitalised } from '../capitalised.ts';
import { nameOfKind } from './kind.ts';
import { figure } from './number.ts';

const IDLE = {
  exactGrab: 'Tomar el número exacto da puntos, pero con estas reglas nadie toma cartas a ojo.',
  jokersPerDeck:
    'La baraja de Lores y Damas tiene sus propios jokers, así que este número no cambia nada.',
  drawFrom: 'Cada carta se roba de un mazo distinto, pero solo hay 1.',
  allLaid:
    'Estas cartas valen el doble si las tienes todas, pero ninguna carta se pone en la mesa en cuanto sale.',
  laid: 'Estos ajustes son para cartas que se ponen en la mesa en cuanto salen, pero no hay ninguna.',
  outBarredBy:
    'Estas cartas obligan a un compañero a decir que no, pero cada uno juega por su cuenta.',
  starterUpcard: 'Quien empieza puede tomar la carta descubierta, pero no se descubre ninguna.',
  freezing:
    'Hay cartas que congelan el pozo, pero nunca se descarta ninguna, o nadie toma el pozo.',
  discardFirst: 'Una carta que se pone en la mesa en cuanto sale no se puede descartar primero.',
};

const BOOKS = { clean: 'limpio', dirty: 'sucio' };

const sayings: WarningSayings = {
  openingBeyondHand: ({ need, most, cards }) =>
    `Para bajarte necesitas ${figure(need)} puntos, pero las ${cards} cartas del primer turno valen ${figure(most)} como mucho. Reduce el mínimo.`,
  bookBeyondHand: ({ need, cards }) =>
    `En una ronda hay que bajarse con un libro limpio de ${need} cartas, pero en ese momento nadie puede tener más de ${cards} del mismo valor. Haz libros más pequeños.`,
  openingFalls: () => 'Una ronda pide menos puntos que una anterior.',
  booksFall: ({ round }) => `La ronda ${round} pide menos libros que la anterior.`,
  roundsNeverPlayed: ({ have, rounds }) =>
    `Hay ajustes para ${have} rondas, pero la partida termina después de ${rounds}.`,
  wildsForFew: ({ players, sides, can }) =>
    `Con ${players} jugadores, los comodines ${fewOf(can, sides, players)}. Pide menos libros o usa más barajas.`,
  cardsForFew: ({ players, sides, can }) =>
    `Con ${players} jugadores, las cartas ${fewOf(can, sides, players)}. Pide menos libros o usa más barajas.`,
  stockShort: ({ players, left, need }) =>
    `Con ${players} jugadores, después de repartir solo ${left === 1 ? 'queda 1 carta' : `quedan ${left} cartas`}, pero en los 2 primeros turnos de cada jugador se roban ${need}. Haz montones más pequeños o usa más barajas.`,
  noMelds: ({ players }) =>
    `Con ${players} jugadores, nadie podría empezar una combinación: no hay suficientes cartas de ningún valor. Deja que las combinaciones empiecen con menos cartas o usa más barajas.`,
  noBooks: ({ players }) =>
    `Con ${players} jugadores, nadie podría hacer un libro. Haz libros más pequeños o usa más barajas.`,
  wildsIdle: () => 'Hay comodines, pero ninguna combinación podría llevarlos.',
  bookBelowCards: ({ kind, bonus, cards }) =>
    `Un libro ${BOOKS[kind]} vale ${figure(bonus)} puntos, pero sus cartas valen al menos ${figure(cards)}.`,
  dirtyAboveClean: ({ clean, dirty }) =>
    `Un libro sucio vale ${figure(dirty)} puntos, pero uno limpio, que es más difícil de hacer, solo vale ${figure(clean)}.`,
  wildBookUnpaid: () =>
    'Se pueden bajar combinaciones de comodines, pero un libro así no vale nada.',
  wildBookNever: ({ bonus }) =>
    `Un libro de comodines vale ${figure(bonus)} puntos, pero no se pueden bajar combinaciones de comodines.`,
  caughtBelowValue: ({ kind, caught, value }, nameOf) =>
    `${capitalised(nameOf(kind))}: si te quedan, restan ${figure(caught)} puntos por carta, menos de los ${figure(value)} que valen en la mesa.`,
  wildBelowNaturals: ({ kind, value }, nameOf) =>
    `${capitalised(nameOf(kind))}: son comodines, pero ${value === 0 ? 'valen 0' : `solo valen ${figure(value)} puntos`}, menos que cualquier natural.`,
  pickUpNever: ({ knob }) =>
    knob === 'pickUpBlockedBy'
      ? 'Todas las cartas con las que se podría tomar el pozo lo bloquean, así que nunca se toma.'
      : 'El pozo nunca llega a tener tantas cartas, así que nunca se toma.',
  idle: ({ knob }) => IDLE[knob],
};

/** "solo alcanzan para que 1 de los 4 equipos complete sus libros". */
function fewOf(can: number, sides: number, players: number): string {
  const isAlone = sides === players;
  return can === 0
    ? `no alcanzan para los libros de ${isAlone ? 'ninguno' : 'ningún equipo'}`
    : `solo alcanzan para que ${can} de los ${sides}${isAlone ? '' : ' equipos'} complete${can === 1 ? '' : 'n'} sus libros`;
}

export const sayWarning: SayWarning = warningsSaid(sayings, nameOfKind);
