import type { TableRefusal } from '@hand-and-foot/protocol';
import type { Sayings } from '../sayings.ts';

/** The table's own refusals, under any rules. */
export const table: Sayings<TableRefusal['why']> = {
  stale: () => 'La mesa ya cambió desde que elegiste. Mírala otra vez y vuelve a elegir.',
  notYourSeat: () => 'Ese asiento es de otra persona. Juega desde el tuyo.',
  noSuchSeat: (_, { names }) => `Esta mesa tiene ${names.length} asientos. Elige uno.`,
  seatTaken: () => 'Ya hay alguien ahí. Elige un asiento libre.',
  noSuchBot: () => 'No hay ningún bot con ese nombre. Elige uno de la lista.',
  noSuchFace: () => 'Esa cara no está disponible. Elige una de la lista.',
  seatsEmpty: ({ seats }) =>
    `Para repartir hay que ocupar todos los asientos. ${seats.length === 1 ? 'Queda 1 libre' : `Quedan ${seats.length} libres`}.`,
  notDealtYet: () => 'Todavía no se han repartido las cartas.',
  roundGoesOn: () => 'Esta ronda todavía no ha terminado. Podrás repartir cuando termine.',
  nothingToTakeBack: () => 'No hay nada que deshacer.',
  seatedByNight: () => 'Los asientos de esta mesa ya están asignados y aquí no se cambian.',
  notAskedBack: () => 'Nadie te pidió deshacer nada.',
  tableClosed: () => 'Esta mesa está cerrada. Crea otra para seguir jugando.',
  notInvited: () =>
    'Necesitas una invitación para unirte a esta mesa. Pídele el enlace al anfitrión.',
  quiet: () =>
    'Aquí los compañeros no hablan de cartas durante la ronda. Podrás escribir cuando termine.',
  noSuchPhrase: () => 'Esa frase no está en la lista de esta mesa. Escríbela.',
  sawAnother: () =>
    'En esta ronda ya viste las cartas de otra persona. Podrás sentarte ahí cuando termine.',
  noSuchLink: () => 'Ese enlace ya se usó o ya no vale. Pide uno nuevo.',
  nameNeeded: () => 'Escribe un nombre para ocupar ese asiento.',
  nobodyThere: () => 'En ese asiento no hay ninguna persona. Elige otro.',
  noHurry: () => 'En esta mesa no hay límite de tiempo. Tómate el que necesites.',
  noMoreTime: ({ times }) =>
    `Ya pediste más tiempo ${times === 1 ? 'una vez' : `${times} veces`}. Ahora te toca jugar.`,
  tooOften: () => 'Vas demasiado rápido. Espera unos segundos e inténtalo otra vez.',
  tooMuch: () =>
    'Ya lo hiciste demasiadas veces en esta ronda. Podrás volver a hacerlo después del próximo reparto.',
  busy: () => 'El servidor está ocupado. Espera un momento e inténtalo otra vez.',
  gaveUp: () => 'El servidor no pudo hacer eso. Prueba otra cosa.',
  tableStopped: () => 'Esta mesa se detuvo. Está guardada hasta el último turno. Ábrela otra vez.',
};
