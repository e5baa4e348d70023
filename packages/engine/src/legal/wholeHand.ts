import type { Lay, Seat } from '../actions/action.ts';
import { lowestBit } from '../numbers/bits.ts';
import { whyNotLay } from '../play/lay.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { eachWilds, heldCards, without } from '../state/held.ts';
import { heldOfKind, kindsEnough, kindsHeld } from '../state/places.ts';
import type { State } from '../state/state.ts';
import { whyNotBegin, WILD } from '../terms/meldShape.ts';
import { pushWhole, type Moves } from './moves.ts';

/** No hand lists more ways than this. */
const MOST_WAYS = 16;

/** Lists openings that lay the whole hand, a meld for each rank, where that needs no points. */
export function listWholeHand(state: State, seat: Seat, moves: Moves): void {
  const { naturalKinds, rules, wildKinds } = state.terms;
  if (rules.openingWaived === 'never') return;
  const ranks = kindsHeld(state, seat) & ~wildKinds;
  if (ranks & ~(kindsEnough(state, seat) & naturalKinds)) return;
  const wilds: Card[] = [];
  for (const kind of state.terms.wilds)
    wilds.push(...heldCards(state, seat, kind, heldOfKind(state, seat, kind)));
  let ways = 0;
  shareOut(state, seat, ranks, wilds, [], moves, (lay) => {
    if (ways < MOST_WAYS && !whyNotLay(state, seat, lay) && ++ways > 0)
      pushWhole(moves, { do: 'layDown', lay });
  });
}

/** Gives every rank that is left its naturals and some of the wilds; those over at the end are a meld of their own. */
function shareOut(
  state: State,
  seat: Seat,
  ranks: number,
  wilds: readonly Card[],
  lays: readonly Lay[],
  moves: Moves,
  found: (lays: Lay[]) => void,
): void {
  if (ranks === 0) {
    if (wilds.length === 0) found([...lays]);
    else if (!whyNotBegin(state.terms, WILD, 0, wilds.length)) found([...lays, { cards: wilds }]);
    return;
  }
  const rank: Kind = lowestBit(ranks);
  const naturals = heldOfKind(state, seat, rank);
  for (let count = 0; count <= wilds.length; count++) {
    if (whyNotBegin(state.terms, rank, naturals, count)) continue;
    eachWilds(state, seat, count, moves.limit, (chosen) => {
      // Only those that are left can be chosen.
      const left = without(wilds, chosen);
      const cards = [...heldCards(state, seat, rank, naturals), ...chosen];
      if (left.length === wilds.length - count)
        shareOut(state, seat, ranks & (ranks - 1), left, [...lays, { cards }], moves, found);
    });
  }
}
