import type { Side } from '../actions/action.ts';
import { booksLike } from '../melds/bookGoals.ts';
import { hasOpened } from '../melds/meld.ts';
import { laidOf } from '../state/places.ts';
import type { State } from '../state/state.ts';
import type { Terms } from '../terms/terms.ts';

/** The points of the cards that the side has laid at once. */
export function laidPoints(state: State, side: Side): number {
  const { laidAtOnce, pack } = state.terms;
  if (laidAtOnce.length === 0) return 0;
  const { firstFace } = pack;
  const counts = laidAtOnce.map((kind) => {
    let cards = 0;
    for (let card = firstFace[kind]; card < firstFace[kind + 1]; card++)
      cards += laidOf(state, side, card);
    return cards;
  });
  return laidTotal(state.terms, counts, laidCountsFor(state, side));
}

/** Whether such cards can bring anything, alone or as a set. */
export function laidBrings({ laid, laidAtOnce, value }: Terms): boolean {
  return (
    laidAtOnce.length > 0 && (laid.sets.length > 0 || laidAtOnce.some((kind) => value[kind] !== 0))
  );
}

/** The same for so many cards of each kind that is laid at once; they may count against the side. */
export function laidTotal(terms: Terms, counts: readonly number[], forIt: boolean): number {
  const { laid, value, laidAtOnce, rules } = terms;
  if (laid.sets.length === 0 && rules.allLaid === 'same' && forIt) {
    let sum = 0;
    for (let at = 0; at < counts.length; at++) sum += counts[at] * value[laidAtOnce[at]];
    return sum;
  }
  // The cheapest make up a set: what is left over brings the most.
  const values = laidAtOnce
    .flatMap((kind, at) => Array<number>(counts[at]).fill(value[kind]))
    .sort((one, other) => one - other);
  const set = laid.sets.find(({ cards }) => cards <= values.length);
  const plain = values.slice(set?.cards ?? 0).reduce((sum, each) => sum + each, set?.total ?? 0);
  const all = rules.allLaid === 'doubled' && values.length >= laid.copies;
  const points = (all ? 2 : 1) * plain;
  return forIt ? points : -Math.abs(points) + 0;
}

function laidCountsFor(state: State, side: Side): boolean {
  const { countIf, books } = state.terms.laid;
  if (countIf === 'opened') return hasOpened(state, side);
  return countIf === 'always' || books.every((book) => booksLike(state, side, book) > 0);
}
