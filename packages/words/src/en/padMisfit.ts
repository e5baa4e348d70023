import type { Misfit, Wanted } from '@hand-and-foot/scorepad';

const WANTED: Readonly<Record<Wanted, string>> = {
  object: 'an object in braces',
  list: 'a list in brackets',
  wholeNumber: 'a whole number',
  trueOrFalse: 'true or false',
  name: 'a name of up to 40 letters',
  players: 'a list of two to eight names',
  seat: 'the number of a seat, from 0',
  seating: 'alone, pairs, threes or fifthChanges',
  cards: 'a number, {"hundreds": 3, "rest": 40} or {"values": {"5": 12}}',
};

/** Why a file is no pad: the place, and what belongs there. */
export function sayMisfit(misfit: Misfit): string {
  switch (misfit.misfit) {
    case 'format':
      return `It is no scorepad: it should begin with "format": "${misfit.want}".`;
    case 'wrong':
      return `${place(misfit.where)} should be ${WANTED[misfit.want]}.`;
    case 'unknownKey': {
      const { key, nearest } = misfit;
      const meant = nearest === undefined ? '' : `; did you mean "${nearest}"`;
      return `${place(misfit.where)} has "${key}", which nobody reads${meant}${meant ? '?' : '.'}`;
    }
    case 'tooManySides':
      return `${place(misfit.where)} has ${misfit.have} sides, but there are ${misfit.most} players.`;
  }
}

function place(where: string): string {
  return where === '' ? 'All of it' : where;
}
