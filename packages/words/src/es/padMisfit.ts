import type { Misfit, Wanted } from '@hand-and-foot/scorepad';

const WANTED: Readonly<Record<Wanted, string>> = {
  object: 'un objeto entre llaves',
  list: 'una lista entre corchetes',
  wholeNumber: 'un número entero',
  trueOrFalse: 'true o false',
  name: 'un nombre de hasta 40 letras',
  players: 'una lista de 2 a 16 nombres',
  seat: 'el número de un asiento, contando desde 0',
  seating: 'alone, pairs, threes, fifthChanges o cualquiera de teams2 a teams8',
  cards: 'un número, {"hundreds": 3, "rest": 40} o {"values": {"5": 12}}',
};

/** Why a file is no pad: the place, and what belongs there. */
export function sayMisfit(misfit: Misfit): string {
  switch (misfit.misfit) {
    case 'format':
      return `Esto no es un marcador. Tiene que empezar con "format": "${misfit.want}".`;
    case 'wrong':
      return `${place(misfit.where)} tiene que ser ${WANTED[misfit.want]}.`;
    case 'unknownKey': {
      const { key, nearest } = misfit;
      const meant = nearest === undefined ? '' : ` ¿Querías decir «${nearest}»?`;
      return `${place(misfit.where)} tiene «${key}», que aquí no significa nada.${meant}`;
    }
    case 'tooManySides':
      return `${place(misfit.where)} tiene ${misfit.have} equipos, pero solo hay ${misfit.most}.`;
  }
}

function place(where: string): string {
  return where === '' ? 'El archivo' : where;
}
