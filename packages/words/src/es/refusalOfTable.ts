import type { TableRefusal } from '@hand-and-foot/protocol';
import type { Sayings } from '../sayings.ts';
import { listed } from './list.ts';

/** The table's own refusals, under any rules. */
export const table: Sayings<TableRefusal['why']> = {
  stale: () => 'La mesa ha avanzado desde que elegiste. Mira de nuevo y vuelve a elegir.',
  notYourSeat: () => 'Ese asiento es de otra persona. Puedes jugar desde el tuyo.',
  noSuchSeat: (_, { names }) => `Esta mesa tiene ${names.length} asientos. Elige uno de ellos.`,
  seatTaken: () => 'Ya hay alguien ahí. Elige un asiento libre.',
  noSuchBot: () => 'No hay ningún bot con ese nombre. Elige uno de la lista.',
  seatsEmpty: ({ seats }, { names }) =>
    `Para repartir, cada asiento debe estar ocupado. Libres: ${listed(seats.map((seat) => names[seat]!))}.`,
  notDealtYet: () => 'Aún no se han repartido las cartas. Se juega después del reparto.',
  roundGoesOn: () => 'Esta ronda todavía se juega. El próximo reparto llega cuando termine.',
  tableClosed: () => 'Esta mesa está cerrada. Abre otra para seguir jugando.',
  notInvited: () => 'Para entrar hace falta el enlace de esta mesa. Pídeselo a quien la creó.',
  quiet: () => 'En pareja no se habla durante la ronda. Podrás escribir cuando termine.',
  sawAnother: () => 'Ya viste otra mano en esta ronda. Podrás sentarte ahí cuando termine.',
  noSuchLink: () => 'Ese enlace ya se usó o se cambió. Pide uno nuevo.',
  nameNeeded: () => 'Quien ocupe ese asiento necesita un nombre.',
  nobodyThere: () => 'Ahí no hay nadie. Elige un asiento con una persona.',
  noHurry: () => 'Aquí un turno dura lo que haga falta. No hay prisa.',
  noMoreTime: ({ times }) => `Ya pediste más tiempo ${times} veces. Ahora toca jugar.`,
  tooOften: () => 'Ha sido mucho de una vez. Espera unos segundos y prueba otra vez.',
  tooMuch: () => 'Ya hubo tanto de eso en esta ronda que espera al próximo reparto.',
  busy: () => 'El servidor está ocupado ahora. Espera un momento y prueba otra vez.',
  gaveUp: () => 'El servidor lo intentó varias veces y no pudo terminarlo. Prueba otra cosa.',
  tableStopped: () =>
    'Esta mesa se ha detenido. Está guardada hasta el último turno; ábrela de nuevo.',
};
