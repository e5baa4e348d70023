import type { Action, Seat } from './action.ts';
import { play } from './act.ts';
import { listFinishes } from './finishes.ts';
import { eachWilds, heldCards } from './held.ts';
import { whyNotLay } from './lay.ts';
import { anotherOf, kindsMelded, meldAt, meldCount, whyNotAnother } from './meld.ts';
import { MAY_BEGIN, TAKES_NATURAL, TAKES_WILD, WILD, whyNotGrow } from './meldShape.ts';
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
import { MELD } from './terms.ts';

// These loops run more often than any others: they keep to local numbers, and list every laying that the
// melds allow. Where few cards are left, each is then tried, since it might leave too little.

/** Lists the layings of a side that has opened. `held` is what `kindsHeld` says. */
export function listLayings(state: State, seat: Seat, held: number, moves: Moves): void {
  const first = moves.count;
  listAdditions(state, seat, held, moves);
  listNewMelds(state, seat, held, moves);
  if (!leavesEnough(state, seat)) sieve(state, seat, moves, first);
  listFinishes(state, seat, moves);
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
  for (let at = first; at < moves.count; at++) {
    if (!isRefused(state, seat, moveAt(state, moves, at))) moves.codes[kept++] = moves.codes[at];
  }
  moves.count = kept;
}

function isRefused(state: State, seat: Seat, action: Action): boolean {
  if (action.do === 'layDown') return whyNotLay(state, seat, action.lay) !== undefined;
  return play(copyState(state), seat, action) !== undefined;
}

/** The kinds that the seat holds, a bit each. */
export function kindsHeld(state: State, seat: Seat): number {
  const { cells, terms } = state;
  const at = heldKindsAt(terms, seat);
  const { kinds } = terms;
  let held = 0;
  for (let kind = 0; kind < kinds; kind++) if (cells[at + kind] > 0) held |= 1 << kind;
  return held;
}

export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** One card of a kind on a meld that takes it. */
function listAdditions(state: State, seat: Seat, held: number, moves: Moves): void {
  const { cells, terms } = state;
  const { row, cells: table } = terms.meldTable;
  const side = sideOf(state, seat);
  const wilds = held & terms.wildKinds;
  const naturals = held & terms.naturalKinds;
  const melds = meldCount(state, side);
  for (let number = 0; number < melds; number++) {
    const meld = meldAt(state, side, number);
    const kind = cells[meld + MELD.kind];
    const takes =
      kind === WILD
        ? wildMeldTakes(state, cells[meld + MELD.wilds])
        : table[cells[meld + MELD.naturals] * row + cells[meld + MELD.wilds]];
    if (takes & TAKES_NATURAL && naturals & (1 << kind))
      pushMove(moves, OP.add, kind, number, 0, 0);
    if (!(takes & TAKES_WILD) || (cells[meld + MELD.cap] > 0 && kind !== WILD)) continue;
    for (let left = wilds; left !== 0; left &= left - 1)
      pushMove(moves, OP.add, lowestBit(left), number, 0, 0);
  }
}

function wildMeldTakes({ terms }: State, wilds: number): number {
  return whyNotGrow(terms, WILD, 0, wilds, 0, 1) ? 0 : TAKES_WILD;
}

/** The smallest melds of each rank, with every choice of the wilds they need. */
function listNewMelds(state: State, seat: Seat, held: number, moves: Moves): void {
  const { cells, terms } = state;
  const { row, cells: table } = terms.meldTable;
  const { cards, naturals: fewest } = terms.rules.meldStart;
  const side = sideOf(state, seat);
  const counts = heldKindsAt(terms, seat);
  const melded = kindsMelded(state, side);
  const wilds = held & terms.wildKinds;
  for (let left = held & terms.rankKinds; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    const have = cells[counts + rank];
    if (have < fewest || (melded & (1 << rank) && anotherOf(state, side, rank) !== 'may')) continue;
    if (have >= cards && table[cards * row] & MAY_BEGIN)
      pushMove(moves, OP.begin, rank, 0, cards, NO_WILD);
    if (wilds !== 0) listMixedMelds(state, seat, rank, wilds, moves);
    if (!(terms.naturalKinds & (1 << rank))) listLastMelds(state, seat, rank, moves);
  }
  if (terms.rules.wildMelds > 0 && !whyNotAnother(state, side, WILD)) {
    eachWilds(state, seat, cards, (chosen) =>
      pushWhole(moves, { do: 'layDown', lay: [{ cards: chosen }] }),
    );
  }
}

function listMixedMelds(state: State, seat: Seat, rank: Kind, wilds: number, moves: Moves): void {
  const { row, cells: table } = state.terms.meldTable;
  const { cards, naturals: fewest } = state.terms.rules.meldStart;
  for (
    let naturals = Math.min(cards - 1, heldOfKind(state, seat, rank));
    naturals >= fewest;
    naturals--
  ) {
    if (!(table[naturals * row + cards - naturals] & MAY_BEGIN)) continue;
    if (naturals === cards - 1) {
      for (let left = wilds; left !== 0; left &= left - 1) {
        pushMove(moves, OP.begin, rank, 0, naturals, lowestBit(left));
      }
    } else {
      listWithWilds(state, seat, rank, naturals, cards - naturals, moves);
    }
  }
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
