import type { Seat } from '../actions/action.ts';
import { whyNotBeginHere } from '../melds/fitting.ts';
import { pointsOf } from '../melds/opening.ts';
import { isCleanEnough, paysFor } from '../play/pickUp.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { eachWilds, heldCards, heldOfKinds, without } from '../state/held.ts';
import { heldOfKind } from '../state/places.ts';
import { sideOf, type State } from '../state/state.ts';
import { whyNotBegin, WILD } from '../terms/meldShape.ts';

/**
 * Every new meld of the rank from the seat's cards that would not do without one of them; `top`, a discard to be taken
 * with it, is not among those found. For rules under which more than a meld's numbers of cards decides.
 */
export function eachNewMeld(
  state: State,
  seat: Seat,
  rank: Kind,
  limit: number,
  found: (cards: Card[]) => void,
  top?: Card,
): void {
  const { rules, startOf, wilds: kinds } = state.terms;
  const given = top === undefined ? [] : [top];
  const fewest = Math.max(0, rules.meldStart.naturals - given.length);
  const held = heldOfKinds(state, seat, kinds);
  const bringing = Math.max(2, mostForPoints(state, seat));
  const does = (cards: readonly Card[]): boolean => mayBegin(state, seat, rank, cards, top);
  for (let naturals = fewest; naturals <= heldOfKind(state, seat, rank); naturals++) {
    const short = Math.max(0, startOf[rank] - given.length - naturals);
    const most = Math.min(held, Math.max(short, bringing));
    for (let wilds = short; wilds <= most; wilds++)
      eachWilds(state, seat, wilds, limit, (chosen) => {
        const own = [...heldCards(state, seat, rank, naturals), ...chosen];
        if (
          does([...given, ...own]) &&
          !own.some((card) => does([...given, ...without(own, [card])]))
        )
          found(own);
      });
  }
}

/** The most wilds of which none could be spared for the points that a new meld brings at least. */
function mostForPoints(state: State, seat: Seat): number {
  const { startPoints, value, wilds } = state.terms;
  if (startPoints === 0) return 0;
  const values = wilds
    .filter((kind) => heldOfKind(state, seat, kind) > 0)
    .map((kind) => value[kind]);
  // One that brings nothing could always be spared.
  const least = Math.min(...values.filter((points) => points > 0));
  return Math.ceil(startPoints / least);
}

/** The same for all-wild melds. */
export function eachWildMeld(
  state: State,
  seat: Seat,
  limit: number,
  found: (cards: Card[]) => void,
): void {
  const { rules, startPoints, wilds } = state.terms;
  const held = heldOfKinds(state, seat, wilds);
  const does = (cards: readonly Card[]): boolean =>
    !whyNotBegin(state.terms, WILD, 0, cards.length) && pointsOf(state, cards) >= startPoints;
  for (let count = rules.meldStart.cards; count <= held; count++)
    eachWilds(state, seat, count, limit, (cards) => {
      if (does(cards) && !cards.some((card) => does(without(cards, [card])))) found(cards);
    });
}

/** Whether these cards begin a meld, and pay for the discard among them where there is one. */
function mayBegin(
  state: State,
  seat: Seat,
  rank: Kind,
  cards: readonly Card[],
  top: Card | undefined,
): boolean {
  const { terms } = state;
  const wilds = cards.filter((card) => terms.wildPlace[card] >= 0).length;
  const naturals = cards.length - wilds;
  const pays = top === undefined || paysFor(state, naturals - 1, wilds);
  return (
    pays &&
    (top === undefined || isCleanEnough(state, wilds)) &&
    !whyNotBegin(terms, rank, naturals, wilds) &&
    !whyNotBeginHere(state, sideOf(state, seat), rank, cards, wilds)
  );
}
