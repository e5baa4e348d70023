import { warningsSaid, type SayWarning, type WarningSayings } from '../warning.ts';
import { nameOfKind } from './kind.ts';
import { figure } from './number.ts';

const IDLE = {
  exactGrab:
    'El número exacto da puntos, pero nadie toma a ojo: los montones se hacen de otro modo.',
  allLaid: 'Todas juntas valen el doble, pero ninguna carta se baja al momento.',
  starterUpcard: 'Quien empieza puede tomar la carta descubierta, pero no se descubre ninguna.',
  freezing: 'Los comodines congelan el pozo, pero no los hay o nadie toma el pozo.',
  discardFirst: 'Una carta que se baja al momento nunca llega a descartarse antes que otras.',
};

const BOOKS = { clean: 'limpio', dirty: 'sucio' };

const sayings: WarningSayings = {
  openingBeyondHand: ({ need, most, cards }) =>
    `La primera bajada pide ${figure(need)} puntos, pero las mejores ${cards} cartas, una mano y su primer robo, dan ${figure(most)} como mucho. Pide menos puntos.`,
  openingFalls: () => 'Una ronda posterior pide menos puntos que una anterior.',
  booksFall: ({ round }) => `La ronda ${round} pide menos libros que la anterior.`,
  roundsNeverPlayed: ({ have, rounds }) =>
    `Se dice algo de ${have} rondas, pero la partida acaba tras ${rounds}.`,
  wildsForFew: ({ players, sides, can }) =>
    `Con ${players} jugadores hay comodines para los libros de ${can} de los ${sides} bandos. Pide menos libros o usa más barajas.`,
  cardsForFew: ({ players, sides, can }) =>
    `Con ${players} jugadores hay cartas para los libros de ${can} de los ${sides} bandos. Pide menos libros o usa más barajas.`,
  stockShort: ({ players, left, need }) =>
    `Con ${players} jugadores el reparto deja ${left} cartas, pocas para dos turnos de cada uno, que piden ${need}. Haz montones más pequeños o usa más barajas.`,
  noMelds: ({ players }) =>
    `Con ${players} jugadores no podría empezar ninguna combinación: las barajas no tienen las cartas. Pide menos o usa más barajas.`,
  noBooks: ({ players }) =>
    `Con ${players} jugadores no podría hacerse ningún libro. Haz libros más pequeños o usa más barajas.`,
  wildsIdle: () =>
    'Hay comodines, pero ninguna combinación podría llevar uno al crecer hasta ser un libro.',
  bookBelowCards: ({ kind, bonus, cards }) =>
    `Un libro ${BOOKS[kind]} da ${figure(bonus)} puntos, menos que sus cartas, que valen al menos ${figure(cards)}.`,
  dirtyAboveClean: ({ clean, dirty }) =>
    `Un libro sucio da ${figure(dirty)} puntos y uno limpio, que es más difícil, ${figure(clean)}.`,
  wildBookUnpaid: () =>
    'Se pueden bajar combinaciones solo de comodines, pero un libro así no da nada.',
  wildBookNever: ({ bonus }) =>
    `Un libro de comodines da ${figure(bonus)} puntos, pero no se pueden bajar combinaciones solo de comodines.`,
  caughtBelowValue: ({ kind, caught, value }, nameOf) =>
    `Si sobran (${nameOf(kind)}), cuestan ${figure(caught)} puntos por carta, menos que los ${figure(value)} que dan en la mesa.`,
  wildBelowNaturals: ({ kind, value }, nameOf) =>
    `Son comodines (${nameOf(kind)}) y, sin embargo, valen ${figure(value)} puntos, menos que cualquier natural.`,
  pickUpNever: ({ knob }) =>
    knob === 'pickUpBlockedBy'
      ? 'Todas las cartas con las que podría tomarse el pozo lo bloquean, así que nadie lo toma nunca.'
      : 'El pozo nunca llega a tener tantas cartas, así que nadie lo toma nunca.',
  idle: ({ knob }) => IDLE[knob],
};

export const sayWarning: SayWarning = warningsSaid(sayings, nameOfKind);
