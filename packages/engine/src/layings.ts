import type { Action, Seat, Side } from './action.ts';
import { play } from './act.ts';
import { lowestBit } from './bits.ts';
import { listFinishes } from './finishes.ts';
import { eachWilds, heldCards } from './held.ts';
import { whyNotLay } from './lay.ts';
import { anotherOf, meldCount, takenBy, whyNotAnother } from './meld.ts';
import { TAKES_NATURAL, TAKES_WILD, WILD } from './meldShape.ts';
import { moveAt, NO_WILD, OP, pushMove, pushWhole, type Moves } from './moves.ts';
import type { Kind } from './pack.ts';
import {
  copyState,
  heldCount,
  heldKindsAt,
  heldOfKind,
  inFoot,
  sideOf,
  type State,
} from './state.ts';

// These loops run more often than any others: they keep to local numbers, and list every laying that the
// melds allow. Where few cards are left, each is then tried, since it might leave too little.

/** Lists the layings of a side that has opened. */
export function listLayings(state: State, seat: Seat, moves: Moves): void {
  const held = state.kindsHeld[seat];
  const first = moves.coded;
  const side = sideOf(state, seat);
  const melded = listAdditions(state, side, held, moves);
  listNewMelds(state, seat, closedRanks(state, side, melded), moves);
  listWildMelds(state, seat, side, moves);
  if (!leavesEnough(state, seat)) sieve(state, seat, moves, first);
  if (inFoot(state, seat)) listFinishes(state, seat, moves);
}

/** Whether no smallest laying can be refused for what it leaves. */
function leavesEnough(state: State, seat: Seat): boolean {
  const { rankKinds, naturalKinds, rules } = state.terms;
  if (state.permission === 'yes' || rankKinds !== naturalKinds) return false;
  if (!inFoot(state, seat) || rules.withoutBooks === 'playOn') return true;
  return heldCount(state, seat) - rules.meldStart.cards >= 2;
}

/** Keeps of the moves listed from `first` on those that are not refused. */
export function sieve(state: State, seat: Seat, moves: Moves, first: number): void {
  let kept = first;
  for (let at = first; at < moves.coded; at++) {
    if (!isRefused(state, seat, moveAt(state, moves, at))) moves.codes[kept++] = moves.codes[at];
  }
  moves.coded = kept;
}

function isRefused(state: State, seat: Seat, action: Action): boolean {
  if (action.do === 'layDown') return whyNotLay(state, seat, action.lay) !== undefined;
  return play(copyState(state), seat, action) !== undefined;
}

/** One card of a kind on a meld that takes it; answers with the ranks that have a meld. */
function listAdditions(state: State, side: Side, held: number, moves: Moves): number {
  const { cells, terms } = state;
  const wilds = held & terms.wildKinds;
  const list = terms.layout.meldLists + side * terms.layout.mostMelds;
  const melds = meldCount(state, side);
  let melded = 0;
  for (let number = 0; number < melds; number++) {
    const head = cells[cells[list + number]];
    const kind = head & 0xff;
    const takes = takenBy(head);
    if (kind !== WILD) {
      const bit = 1 << kind;
      melded |= bit;
      if (held & bit && takes & TAKES_NATURAL) pushMove(moves, OP.add, kind, number, 0, 0);
    }
    if (wilds === 0 || !(takes & TAKES_WILD)) continue;
    for (let left = wilds; left !== 0; left &= left - 1)
      pushMove(moves, OP.add, lowestBit(left), number, 0, 0);
  }
  return melded;
}

/** Of the ranks that have a meld, those that may not have another. */
function closedRanks(state: State, side: Side, melded: number): number {
  if (state.terms.rules.meldsOfRank.most === 1) return melded;
  let closed = 0;
  for (let left = melded; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    if (anotherOf(state, side, rank) !== 'may') closed |= 1 << rank;
  }
  return closed;
}

/** The smallest melds of ranks not among `closed`, with every choice of the wilds they need. */
function listNewMelds(state: State, seat: Seat, closed: number, moves: Moves): void {
  const { cells, terms } = state;
  const { naturalKinds, smallestMelds } = terms;
  const { cards } = terms.rules.meldStart;
  const counts = heldKindsAt(terms, seat);
  const wilds = state.kindsHeld[seat] & terms.wildKinds;
  const enough = state.kindsEnough[seat] & terms.rankKinds;
  for (let left = enough & ~closed; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    const have = cells[counts + rank];
    for (let at = 0; at < smallestMelds.length; at++) {
      const naturals = smallestMelds[at];
      if (naturals > have) continue;
      if (naturals === cards) pushMove(moves, OP.begin, rank, 0, naturals, NO_WILD);
      else if (naturals === cards - 1) listWithOneWild(rank, naturals, wilds, moves);
      else listWithWilds(state, seat, rank, naturals, cards - naturals, moves);
    }
    if (!(naturalKinds & (1 << rank))) listLastMelds(state, seat, rank, moves);
  }
}

function listWithOneWild(rank: Kind, naturals: number, wilds: number, moves: Moves): void {
  for (let left = wilds; left !== 0; left &= left - 1)
    pushMove(moves, OP.begin, rank, 0, naturals, lowestBit(left));
}

function listWildMelds(state: State, seat: Seat, side: Side, moves: Moves): void {
  const { wildMelds, meldStart } = state.terms.rules;
  if (wildMelds === 0 || whyNotAnother(state, side, WILD)) return;
  eachWilds(state, seat, meldStart.cards, (chosen) =>
    pushWhole(moves, { do: 'layDown', lay: [{ cards: chosen }] }),
  );
}

function listWithWilds(
  state: State,
  seat: Seat,
  rank: Kind,
  naturals: number,
  wilds: number,
  moves: Moves,
): void {
  eachWilds(state, seat, wilds, (chosen) =>
    pushWhole(moves, {
      do: 'layDown',
      lay: [{ cards: [...heldCards(state, seat, rank, naturals), ...chosen] }],
    }),
  );
}

/** A rank that melds only when going out is laid with all the seat holds, or all but its last discard. */
function listLastMelds(state: State, seat: Seat, rank: Kind, moves: Moves): void {
  const held = heldOfKind(state, seat, rank);
  const smallest = state.terms.rules.meldStart.cards;
  for (let naturals = held; naturals >= held - 1; naturals--) {
    for (let kept = 0; kept <= 1; kept++) {
      const wilds = heldCount(state, seat) - naturals - kept;
      if (naturals + wilds > smallest) listWithWilds(state, seat, rank, naturals, wilds, moves);
    }
  }
}
