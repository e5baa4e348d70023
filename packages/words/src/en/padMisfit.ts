import type { Misfit, Wanted } from '@hand-and-foot/scorepad';

const WANTED: Readonly<Record<Wanted, string>> = {
  object: 'an object, in braces',
  list: 'a list, in square brackets',
  wholeNumber: 'a whole number',
  trueOrFalse: 'true or false',
  name: 'a name of up to 40 letters',
  players: 'a list of 2 to 16 names',
  seat: 'a seat number, starting at 0',
  seating: 'alone, pairs, threes, fifthChanges or teams2 to teams8',
  cards: 'a number, {"hundreds": 3, "rest": 40} or {"values": {"5": 12}}',
};

/** Why a file is no pad: the place, and what belongs there. */
export function sayMisfit(misfit: Misfit): string {
  switch (misfit.misfit) {
    case 'format':
      return `This isn’t a scorepad. It should start with "format": "${misfit.want}".`;
    case 'wrong':
      return `${place(misfit.where)} should be ${WANTED[misfit.want]}.`;
    case 'unknownKey': {
      const { key, nearest } = misfit;
      const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
      return `${place(misfit.where)} has "${key}", which means nothing here.${meant}`;
    }
    case 'tooManySides':
      return `${place(misfit.where)} has ${misfit.have} teams, but ${misfit.most === 1 ? 'there’s only 1' : `there are only ${misfit.most}`}.`;
  }
}

function place(where: string): string {
  return where === '' ? 'The whole file' : where;
}
