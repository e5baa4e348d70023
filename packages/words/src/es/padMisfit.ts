import type { Misfit, Wanted } from '@hand-and-foot/scorepad';

const WANTED: Readonly<Record<Wanted, string>> = {
  object: 'un objeto entre llaves',
  list: 'una lista entre corchetes',
  wholeNumber: 'un número entero',
  trueOrFalse: 'true o false',
  name: 'un nombre de hasta 40 letras',
  players: 'una lista de dos a ocho nombres',
  seat: 'el número de un asiento, desde 0',
  seating: 'alone, pairs, threes o fifthChanges',
  cards: 'un número, {"hundreds": 3, "rest": 40} o {"values": {"5": 12}}',
};

/** Why a file is no pad: the place, and what belongs there. */
export function sayMisfit(misfit: Misfit): string {
  switch (misfit.misfit) {
    case 'format':
      return `No es una hoja de puntos: debe empezar con "format": "${misfit.want}".`;
    case 'wrong':
      return `${place(misfit.where)} debe ser ${WANTED[misfit.want]}.`;
    case 'unknownKey': {
      const { key, nearest } = misfit;
      const meant = nearest === undefined ? '' : ` ¿Es "${nearest}"?`;
      return `${place(misfit.where)} tiene "${key}", que nadie lee.${meant}`;
    }
    case 'tooManySides':
      return `${place(misfit.where)} tiene ${misfit.have} bandos, pero hay ${misfit.most} jugadores.`;
  }
}

function place(where: string): string {
  return where === '' ? 'Todo ello' : where;
}
