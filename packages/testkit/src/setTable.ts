import {
  cardNamed,
  setUp,
  WILD,
  type Card,
  type MutableState,
  type Refusal,
  type Rules,
  type State,
} from '@hand-and-foot/engine';
import { readHeader, readPosition } from '@hand-and-foot/record';

/** The cards' places, each as one text: `'9h 9d 2c'`. Everything else is as in a record's position. */
export interface Layout {
  hands: string[];
  stock?: string[];
  discards?: string;
  melds?: string[][];
  [fact: string]: unknown;
}

/** Sets a table to ask the engine about: a rule set, perhaps with some knobs turned, and a position. */
export function setTable(
  rules: string,
  layout: Layout,
  changes: Partial<Rules> = {},
): MutableState {
  return stateAt({ parent: rules, changes }, recordOf(layout));
}

/** A position as records have it. */
export interface PositionFields {
  hands: string[][];
  [fact: string]: unknown;
}

/** The same from a position as records have it, and rules as headers do. */
export function stateAt(
  rules: string | { parent: string; changes: Partial<Rules> },
  position: PositionFields,
  partners = false,
): MutableState {
  const seats = position.hands.map((_hand, seat) => `seat ${seat}`);
  const read = readHeader({ format: 'hand-and-foot/1', rules, seats, partners });
  if (!read.ok) throw new Error(JSON.stringify(read));
  const { terms } = read.header;
  const state = setUp(terms, readPosition(terms, position));
  if ('problem' in state) throw new Error(JSON.stringify(state));
  return state;
}

const faces = (cards: string): string[] => cards.split(' ').filter((face) => face !== '');

function recordOf({ hands, stock, discards, melds, ...facts }: Layout): PositionFields {
  return {
    ...facts,
    hands: hands.map(faces),
    ...(stock && { stock: stock.map(faces) }),
    ...(discards && { discards: faces(discards) }),
    ...(melds && { melds: melds.map((side) => side.map((meld) => ({ cards: faces(meld) }))) }),
  };
}

/** The cards of a text. */
export function cardsNamed({ terms }: State, cards: string): Card[] {
  return faces(cards).map((face) => cardNamed(terms.pack, face)!);
}

/** The text of some cards. */
export function namesOf({ terms }: State, cards: readonly Card[]): string {
  return cards.map((card) => terms.pack.faces[card]).join(' ');
}

/** A refusal with its card and its rank by name, for a test to read. */
export function refusalInNames({ terms }: State, refusal: Refusal | undefined): unknown {
  if (refusal === undefined) return undefined;
  const names: { card?: string | undefined; rank?: string | undefined } = {};
  if ('card' in refusal) names.card = terms.pack.faces[refusal.card];
  if ('rank' in refusal && refusal.rank !== undefined)
    names.rank = refusal.rank === WILD ? 'wild' : terms.pack.kinds[refusal.rank];
  return { ...refusal, ...names };
}
