import type { Action, Seat } from '../actions/action.ts';
import { whyNotAnother } from '../melds/meld.ts';
import { ranksToBegin } from '../melds/meldable.ts';
import { lowestBit } from '../numbers/bits.ts';
import { step, TRY } from '../numbers/steps.ts';
import { play } from '../play/act.ts';
import { whyNotLay } from '../play/lay.ts';
import { leavesEnough } from '../play/left.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { eachWilds, heldCards } from '../state/held.ts';
import { heldCount, heldOfKind, inFoot } from '../state/places.ts';
import { copyState, sideOf, type State } from '../state/state.ts';
import { WILD } from '../terms/meldShape.ts';
import { listFinishes } from './lastLayings.ts';
import { countLayings, layingAt } from './layingAt.ts';
import { moveAt, pushWhole, type Moves } from './moves.ts';
import { eachNewMeld, eachWildMeld } from './newMelds.ts';

/** Lists the layings of a side that has opened. */
export function listLayings(state: State, seat: Seat, moves: Moves): void {
  const { largestStart, naturalKinds, rankKinds, rules } = state.terms;
  const layings = countLayings(state, seat);
  const tight = rankKinds !== naturalKinds || !leavesEnough(state, seat, largestStart);
  if (!tight) moves.layings = layings;
  else for (let at = 0; at < layings; at++) moves.codes[moves.coded++] = layingAt(state, seat, at);
  if (!state.terms.plainStarts) listNewMelds(state, seat, moves);
  else if (state.terms.mayBeginWithFew) listFew(state, seat, moves);
  if (rankKinds !== naturalKinds) listLastMelds(state, seat, moves);
  if (rules.wildMelds > 0) listWildMelds(state, seat, moves);
  // With few cards left, each is tried, because it might leave too little.
  if (tight) sieve(state, seat, moves, 0);
  if (inFoot(state, seat)) listFinishes(state, seat, moves);
}

/** Keeps of the moves listed from `first` on those that are not refused; past the limit none, if there is one already. */
export function sieve(state: State, seat: Seat, moves: Moves, first: number): void {
  let kept = first;
  let shape = '';
  let refused = true;
  for (let at = first; at < moves.coded; at++) {
    const action = moveAt(state, moves, at);
    const before = shape;
    // Only for a seat that has promised to go out is it worth asking whether such a laying was tried.
    shape = state.permission === 'yes' ? shapeOf(state, action) : '';
    if (shape !== before || shape === '') {
      if (!step(moves.limit, TRY) && kept > first) break;
      refused = isRefused(state, seat, action);
    }
    if (!refused) moves.codes[kept++] = moves.codes[at];
  }
  moves.coded = kept;
}

/** The same for layings that differ in nothing but which wilds they use: all are refused, or none. */
function shapeOf({ terms }: State, action: Action): string {
  const lays = action.do === 'layDown' || action.do === 'pickUp' ? (action.lay ?? []) : [];
  const kindOf = (card: Card): Kind => (terms.wildPlace[card] < 0 ? terms.pack.kindOf[card] : WILD);
  return lays.map(({ cards, to }) => [to, ...cards.map(kindOf)].join()).join(';');
}

function isRefused(state: State, seat: Seat, action: Action): boolean {
  if (action.do === 'layDown') return !!whyNotLay(state, seat, action.lay);
  return !!play(copyState(state), seat, action);
}

/** New melds where the melds beside them, or their points, decide. */
function listNewMelds(state: State, seat: Seat, moves: Moves): void {
  for (let left = ranksToBegin(state, seat); left !== 0; left &= left - 1)
    eachNewMeld(state, seat, lowestBit(left), moves.limit, (cards) =>
      pushWhole(moves, { do: 'layDown', lay: [{ cards }] }),
    );
}

/** New melds with two wilds or more. */
function listFew(state: State, seat: Seat, moves: Moves): void {
  const { smallestOf, startOf } = state.terms;
  for (let left = ranksToBegin(state, seat); left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    const held = heldOfKind(state, seat, rank);
    for (let naturals = Math.min(held, startOf[rank] - 2); naturals > 0; naturals--)
      if (smallestOf[rank] & (1 << naturals))
        listWithWilds(state, seat, rank, naturals, startOf[rank] - naturals, moves);
  }
}

function listWildMelds(state: State, seat: Seat, moves: Moves): void {
  const { meldCards, startPoints } = state.terms;
  if (whyNotAnother(state, sideOf(state, seat), WILD)) return;
  const list = (cards: Card[]): void => pushWhole(moves, { do: 'layDown', lay: [{ cards }] });
  if (startPoints > 0) return eachWildMeld(state, seat, moves.limit, list);
  eachWilds(state, seat, meldCards, moves.limit, list);
}

function listWithWilds(
  state: State,
  seat: Seat,
  rank: Kind,
  naturals: number,
  wilds: number,
  moves: Moves,
): void {
  eachWilds(state, seat, wilds, moves.limit, (chosen) =>
    pushWhole(moves, {
      do: 'layDown',
      lay: [{ cards: [...heldCards(state, seat, rank, naturals), ...chosen] }],
    }),
  );
}

/** Ranks that meld only when going out are laid with all the seat holds, or all but its last discard. */
function listLastMelds(state: State, seat: Seat, moves: Moves): void {
  const { naturalKinds, startOf } = state.terms;
  for (let left = ranksToBegin(state, seat) & ~naturalKinds; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    const held = heldOfKind(state, seat, rank);
    for (let naturals = held; naturals >= held - 1; naturals--) {
      for (let kept = 0; kept <= 1; kept++) {
        const wilds = heldCount(state, seat) - naturals - kept;
        if (naturals + wilds > startOf[rank])
          listWithWilds(state, seat, rank, naturals, wilds, moves);
      }
    }
  }
}
