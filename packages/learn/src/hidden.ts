import {
  cardsDrawn,
  positionOf,
  type Card,
  type Kind,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { companyOf } from '@hand-and-foot/bots/parts';

/** Groups of seats: the own, the partners, the next opponent, the others. */
const GROUPS = 4;
/** Laps whose draws the critic sees each for itself; all later ones count together. */
const LAPS = 2;
/** Laps of draws that are looked at in all. */
const FAR = 8;

/** Places where a seat's view doesn't reach: three groups of hands, four of piles not taken up, and draws to come. */
export const PLACES = 7 + GROUPS * (LAPS + 1);

/**
 * Cards that the seat can't see, for the critic: for each rank and place a number, and for each place its wilds and
 * its cards that only cost.
 */
export interface Hidden {
  readonly ranks: number[];
  readonly table: number[];
}

export function hiddenFrom(state: State, seat: Seat): Hidden {
  const { terms } = state;
  const counts = placesSeenFrom(state, seat).map((cards) => countKinds(state, cards));
  const ofKinds = (kinds: readonly Kind[]): number[] =>
    counts.map((count) => kinds.reduce((sum, kind) => sum + count[kind]!, 0) / 4);
  const costly = [...terms.role.keys()].filter(
    (kind) => terms.role[kind] !== 'natural' && terms.role[kind] !== 'wild',
  );
  return {
    ranks: terms.ranks.flatMap((rank) => ofKinds([rank])),
    table: [...ofKinds(terms.wilds), ...ofKinds(costly)],
  };
}

function placesSeenFrom(state: State, seat: Seat): Card[][] {
  const { hands, feet, knees, stock } = positionOf(state);
  const { partners, next, others } = companyOf(state, seat);
  const opponent = next === seat ? [] : [next];
  const held = (seats: readonly Seat[]): Card[] => seats.flatMap((other) => hands[other]!);
  const waiting = (seats: readonly Seat[]): Card[] =>
    seats.flatMap((other) => [...(feet[other] ?? []), ...(knees?.[other] ?? [])]);
  return [
    held(partners),
    held(opponent),
    held(others),
    waiting([seat]),
    waiting(partners),
    waiting(opponent),
    waiting(others),
    ...drawsToCome(state, stock.flat(), [[seat], partners, opponent, others]),
  ];
}

/** The cards that each group will draw if everybody draws in turn, from one stock pile after the other. */
function drawsToCome(
  state: State,
  stock: readonly Card[],
  groups: readonly (readonly Seat[])[],
): Card[][] {
  const { players, rules } = state.terms;
  const each = cardsDrawn(rules, state.round);
  const begins = state.turn + (state.phase === 'draw' ? 0 : 1);
  const draws = groups.flatMap(() => Array.from({ length: LAPS + 1 }, (): Card[] => []));
  for (let turn = 0; turn < FAR * players && turn * each < stock.length; turn++) {
    const group = groups.findIndex((seats) => seats.includes((begins + turn) % players));
    const lap = Math.min(LAPS, Math.floor(turn / players));
    draws[group * (LAPS + 1) + lap]?.push(...stock.slice(turn * each, (turn + 1) * each));
  }
  return draws;
}

function countKinds({ terms }: State, cards: readonly Card[]): Int32Array {
  const counts = new Int32Array(terms.kinds);
  for (const card of cards) counts[terms.pack.kindOf[card]!]!++;
  return counts;
}
