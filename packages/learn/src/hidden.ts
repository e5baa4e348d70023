import { positionOf, type Card, type Kind, type Seat, type State } from '@hand-and-foot/engine';
import { companyOf } from '@hand-and-foot/bots/parts';

/** Places where a seat's view doesn't reach: three groups of hands, four of piles not taken up. */
export const PLACES = 7;

/**
 * Cards that the seat can't see, in hundredths for the critic: for each rank and place a number, and for each
 * place its wilds and its cards that only cost.
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
  const { hands, feet, knees } = positionOf(state);
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
  ];
}

function countKinds({ terms }: State, cards: readonly Card[]): Int32Array {
  const counts = new Int32Array(terms.kinds);
  for (const card of cards) counts[terms.pack.kindOf[card]!]!++;
  return counts;
}
