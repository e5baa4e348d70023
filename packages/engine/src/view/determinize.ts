import { assert } from '../numbers/assert.ts';
import { shuffle, type Random } from '../numbers/random.ts';
import type { Card } from '../rules/pack.ts';
import { setBottom, stackCard, takeUp } from '../state/places.ts';
import type { MutableState } from '../state/state.ts';
import { copiesInPlay, type Terms } from '../terms/terms.ts';
import { setUp, type PartialPosition } from './setUp.ts';
import type { View } from './view.ts';

/**
 * A whole state that looks like this view, with the unseen cards dealt at random. Any question a seat
 * has about its own moves gets the same answer there as at the real table. Hands that the view shows,
 * even of others, stay as shown.
 */
export function determinize(terms: Terms, view: View, random: Random): MutableState {
  const unseen = unseenCards(terms, view);
  shuffle(unseen, random);
  const dealing = view.phase === 'deal';
  const sides = terms.sideOf[(view.round - 1) % terms.sideOf.length];
  const holdsAny = (seat: number): boolean =>
    terms.laid.late && view.melds[sides[seat]].length === 0;
  // Fill hands first, while there's a choice: most can't hold cards that are laid at once.
  const hands = view.hands.map((hand, seat) =>
    typeof hand === 'number' ? takeHeld(terms, unseen, hand, holdsAny(seat)) : hand,
  );
  const hidden = (count: number | null): Card[] | null =>
    count === null ? null : unseen.splice(0, count);
  const { stacks: _stacks, knees, ...facts } = view;
  const position: PartialPosition = {
    ...facts,
    phase: dealing ? 'over' : view.phase,
    hands,
    feet: view.feet.map(hidden),
    stock: view.stock.map((count) => unseen.splice(0, count)),
    mixSeed: random.below(2 ** 31),
    ...(knees ? { knees: knees.map(hidden) } : {}),
  };
  const state = setUp(terms, position);
  assert('cells' in state, 'no view');
  if (dealing) placeStacks(state, view, unseen, random);
  return state;
}

/** Cards of the decks that this view does not show. */
export function unseenCards(terms: Terms, view: View): Card[] {
  const left = copiesInPlay(terms, view.refills);
  const count = (cards: readonly Card[]): void => {
    for (const card of cards) left[card]--;
  };
  for (const hand of view.hands) if (typeof hand !== 'number') count(hand);
  for (const cards of view.laid) count(cards);
  count(view.discards);
  for (const melds of view.melds)
    for (const meld of melds) {
      count(meld.cards);
      if (meld.capped) left[terms.pack.firstFace[terms.caps[0]]]--;
    }
  const unseen: Card[] = [];
  for (let card = 0; card < left.length; card++)
    for (let copies = left[card]; copies > 0; copies--) unseen.push(card);
  return unseen;
}

function takeHeld({ laidFaces }: Terms, unseen: Card[], count: number, any: boolean): Card[] {
  const cards: Card[] = [];
  for (let at = unseen.length - 1; at >= 0 && cards.length < count; at--) {
    if (any || laidFaces[unseen[at]] === 0) cards.push(takeAt(unseen, at));
  }
  return cards;
}

function takeAt(cards: Card[], at: number): Card {
  const card = cards[at];
  for (let next = at + 1; next < cards.length; next++) cards[next - 1] = cards[next];
  cards.pop();
  return card;
}

/** The piles during the deal, with the bottom cards this seat has seen in its own. */
function placeStacks(state: MutableState, view: View, unseen: Card[], random: Random): void {
  const { terms } = state;
  state.phase = 'deal';
  const shown = view.seen?.flat() ?? view.bottoms ?? [];
  for (const card of shown) unseen.splice(unseen.indexOf(card), 1);
  view.stacks?.forEach((sizes, seat) => {
    sizes.forEach((size, pile) => {
      const bottom = view.bottoms?.slice(pile, pile + 1) ?? [];
      const known = seat === view.seat ? (view.seen?.[pile] ?? bottom) : [];
      const cards = [...known, ...unseen.splice(0, size - known.length)];
      for (const card of cards) stackCard(state, seat, pile, card);
      if (cards.length > 0) setBottom(state, seat, pile, cards[0]);
    });
    takeUp(state, seat, 0);
    state.cells[terms.layout.lifts + seat] = random.below(4) + random.below(4);
  });
  state.inAir = 0;
}
