import {
  positionOf,
  type Card,
  type MeldCards,
  type Pack,
  type PartialPosition,
  type PublicFacts,
  type Seat,
  type State,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { facesOf, readCards } from './cards.ts';
import {
  wholeNumberOf,
  fieldsOf,
  listOf,
  Malformed,
  pointsOf,
  truthOf,
  type Fields,
} from './malformed.ts';

// Writing

/** The whole truth, as the record writes it. */
export function positionRecord(state: State): Fields {
  const { pack } = state.terms;
  const { hands, feet, knees, stock, stacks, mixSeed, ...facts } = positionOf(state);
  const piles = (lists: readonly (Card[] | null)[]): (string[] | null)[] =>
    lists.map((cards) => cards && facesOf(pack, cards));
  return {
    ...factsRecord(pack, facts),
    hands: piles(hands),
    feet: piles(feet),
    ...(knees ? { knees: piles(knees) } : {}),
    stock: piles(stock),
    ...(stacks ? { stacks: stacks.map(piles) } : {}),
    mixSeed,
  };
}

export function positionLine(state: State): string {
  return JSON.stringify({ position: positionRecord(state) });
}

/** The same form, where what the seat may not know is a number. */
export function viewRecord({ pack }: Terms, view: View): Fields {
  const { seat, hands, feet, knees, stock, stacks, bottoms, seen, ...facts } = view;
  return {
    ...(seat === undefined ? {} : { seat }),
    ...factsRecord(pack, facts),
    hands: hands.map((hand) => (typeof hand === 'number' ? hand : facesOf(pack, hand))),
    feet,
    ...(knees ? { knees } : {}),
    stock,
    ...(stacks ? { stacks } : {}),
    ...(bottoms ? { bottoms: facesOf(pack, bottoms) } : {}),
    ...(seen ? { seen: seen.map((cards) => facesOf(pack, cards)) } : {}),
  };
}

function factsRecord(pack: Pack, facts: PublicFacts): Fields {
  const { discards, melds, laid, ...rest } = facts;
  return {
    ...rest,
    discards: facesOf(pack, discards),
    melds: melds.map((ofSide) =>
      ofSide.map(({ cards, capped }) => ({ cards: facesOf(pack, cards), capped })),
    ),
    redThrees: laid.map((cards) => facesOf(pack, cards)),
  };
}

// Reading

/** Reads a position; throws Malformed if a field is not of its form. Whether it is possible is the engine's to say. */
export function readPosition({ pack }: Terms, value: unknown): PartialPosition {
  const fields = fieldsOf(value, 'position');
  const cardLists = (list: unknown, what: string): Card[][] =>
    listOf(list, what).map((cards) => readCards(pack, cards, what));
  const piles = (list: unknown, what: string): (Card[] | null)[] =>
    listOf(list, what).map((cards) => (cards === null ? null : readCards(pack, cards, what)));
  const readers: {
    [Key in keyof PartialPosition]?: (value: unknown, what: string) => PartialPosition[Key];
  } = {
    round: wholeNumberOf,
    starter: wholeNumberOf,
    turn: wholeNumberOf,
    phase: readPhase,
    feet: piles,
    knees: piles,
    stock: cardLists,
    discards: (list, what) => readCards(pack, list, what),
    frozen: truthOf,
    melds: (list) =>
      listOf(list, 'melds').map((ofSide) =>
        listOf(ofSide, 'melds').map((meld) => readMeld(pack, meld)),
      ),
    bonus: (list, what) => listOf(list, what).map((points) => pointsOf(points, what)),
    totals: (list, what) => listOf(list, what).map((points) => pointsOf(points, what)),
    firstTurn: truthOf,
    mayEndTurn: truthOf,
    downThisTurn: truthOf,
    asked: readAsked,
    permission: readPermission,
    played: readSeats,
    earned: readSeats,
    out: wholeNumberOf,
    thaws: wholeNumberOf,
    finished: (list, what) => listOf(list, what).map((number) => wholeNumberOf(number, what)),
    refills: wholeNumberOf,
    mixSeed: wholeNumberOf,
  };
  const entries = Object.entries(readers)
    .filter(([key]) => fields[key] !== undefined)
    .map(([key, reader]) => [key, reader(fields[key], key)]);
  return {
    ...(Object.fromEntries(entries) as Partial<PartialPosition>),
    hands: cardLists(fields['hands'], 'hands'),
    ...(fields['redThrees'] === undefined
      ? {}
      : { laid: cardLists(fields['redThrees'], 'redThrees') }),
  };
}

function readPhase(value: unknown): 'draw' | 'play' | 'discard' {
  if (value === 'draw' || value === 'play' || value === 'discard') return value;
  throw new Malformed('phase must be "draw", "play" or "discard".');
}

function readMeld(pack: Pack, value: unknown): MeldCards {
  const { cards, capped } = fieldsOf(value, 'A meld');
  return {
    cards: readCards(pack, cards, 'cards'),
    capped: capped === undefined ? false : truthOf(capped, 'capped'),
  };
}

function readAsked(value: unknown): { seat: Seat; waiting: Seat[] } {
  const { seat, waiting } = fieldsOf(value, 'asked');
  return {
    seat: wholeNumberOf(seat, 'seat'),
    waiting: readSeats(waiting, 'waiting'),
  };
}

function readSeats(value: unknown, what: string): Seat[] {
  return listOf(value, what).map((seat) => wholeNumberOf(seat, what));
}

function readPermission(value: unknown): 'yes' | 'no' {
  if (value === 'yes' || value === 'no') return value;
  throw new Malformed('permission must be "yes" or "no".');
}
