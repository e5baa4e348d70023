import {
  spelledOut,
  type Action,
  type Card,
  type Lay,
  type Pack,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { faceOf, facesOf, readCard, readCards } from './cards.ts';
import { wholeNumberOf, fieldsOf, listOf, Malformed, truthOf, type Fields } from './malformed.ts';

/** An action as the record writes it, cards by their faces; the seat comes first where it is told. */
export function actionRecord({ pack }: Terms, action: Action, seat?: Seat): Fields {
  const who = seat === undefined ? {} : { seat };
  switch (action.do) {
    case 'discard':
      return { ...who, do: action.do, card: faceOf(pack, action.card) };
    case 'layDown':
      return { ...who, do: action.do, lay: laysRecord(pack, action.lay) };
    case 'pickUp':
      return {
        ...who,
        do: action.do,
        ...(action.lay ? { lay: laysRecord(pack, action.lay) } : {}),
        ...(action.from ? { from: action.from } : {}),
      };
    case 'grab':
    case 'chooseHand':
    case 'draw':
    case 'takeUpcard':
    case 'cap':
    case 'askToGoOut':
    case 'answer':
    case 'endTurn':
      return { ...who, ...action };
  }
}

/** The line of an action about to be played on the state: what the action leaves open is written out. */
export function actionLine(state: State, seat: Seat, action: Action): string {
  return JSON.stringify(actionRecord(state.terms, spelledOut(state, action), seat));
}

export function laysRecord(pack: Pack, lays: readonly Lay[]): Fields[] {
  return lays.map(({ cards, to }) => ({
    cards: facesOf(pack, cards),
    ...(to === undefined ? {} : { to }),
  }));
}

/** Reads an action; throws Malformed if it isn't one. The engine decides whether it's allowed. */
export function readAction({ pack }: Terms, value: unknown): Action {
  const fields = fieldsOf(value, 'An action');
  switch (fields['do']) {
    case 'grab':
      return { do: 'grab', depth: readDepth(fields['depth']) };
    case 'chooseHand':
      return { do: 'chooseHand', stack: wholeNumberOf(fields['stack'], 'stack') };
    case 'draw':
      return { do: 'draw', ...readFrom(fields) };
    case 'pickUp':
      return { do: 'pickUp', ...readFrom(fields), ...readOptionalLay(pack, fields) };
    case 'layDown':
      return { do: 'layDown', lay: readLays(pack, fields['lay']) };
    case 'cap':
      return { do: 'cap', meld: wholeNumberOf(fields['meld'], 'meld') };
    case 'answer':
      return { do: 'answer', yes: truthOf(fields['yes'], 'yes') };
    case 'discard':
      return { do: 'discard', card: readCard(pack, fields['card'], 'card') };
    case 'takeUpcard':
    case 'askToGoOut':
    case 'endTurn':
      return { do: fields['do'] };
    default:
      throw new Malformed('"do" names no action of the game.');
  }
}

function readDepth(value: unknown): number {
  if (typeof value !== 'number') throw new Malformed('depth must be a number from 0 to 1.');
  return value;
}

function readFrom({ from }: Fields): { from?: number[] } {
  return from === undefined
    ? {}
    : { from: listOf(from, 'from').map((pile) => wholeNumberOf(pile, 'from')) };
}

function readOptionalLay(pack: Pack, { lay }: Fields): { lay?: Lay[] } {
  return lay === undefined ? {} : { lay: readLays(pack, lay) };
}

function readLays(pack: Pack, value: unknown): Lay[] {
  return listOf(value, 'lay').map((entry) => {
    const fields = fieldsOf(entry, 'An entry of lay');
    const cards: Card[] = readCards(pack, fields['cards'], 'cards');
    return fields['to'] === undefined
      ? { cards }
      : { cards, to: wholeNumberOf(fields['to'], 'to') };
  });
}
