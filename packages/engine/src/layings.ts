import type { Action, Seat, Side } from './action.ts';
import { play } from './act.ts';
import { highestBit, lowestBit } from './bits.ts';
import { listFinishes } from './finishes.ts';
import { eachWilds, heldCards } from './held.ts';
import { whyNotLay } from './lay.ts';
import { anotherOf, meldCount, takenBy, whyNotAnother } from './meld.ts';
import { TAKES_NATURAL, TAKES_WILD, WILD } from './meldShape.ts';
import { ADD, BEGIN, codeOf, moveAt, NO_WILD, pushWhole, roomFor, type Moves } from './moves.ts';
import type { Kind } from './pack.ts';
import { heldCount, heldKindsAt, heldOfKind, inFoot } from './places.ts';
import { copyState, sideOf, type State } from './state.ts';

// These loops run more often than any others: they keep to local numbers, and list every laying that the
// melds allow. Where few cards are left, each is then tried, since it might leave too little.

/** Lists the layings of a side that has opened. */
export function listLayings(state: State, seat: Seat, moves: Moves): void {
  const { mostLayings, naturalKinds, rankKinds } = state.terms;
  const first = moves.coded;
  const side = sideOf(state, seat);
  roomFor(moves, mostLayings);
  const melded = listAdditions(state, side, state.kindsHeld[seat], moves);
  const ranks = state.kindsEnough[seat] & rankKinds & ~closedRanks(state, side, melded);
  if (ranks !== 0) listNewMelds(state, seat, ranks, moves);
  if (ranks & ~naturalKinds) listLastMelds(state, seat, ranks & ~naturalKinds, moves);
  listWildMelds(state, seat, side, moves);
  if (!leavesEnough(state, seat)) sieve(state, seat, moves, first);
  if (inFoot(state, seat)) listFinishes(state, seat, moves);
}

/** Whether no smallest laying can be refused for what it leaves. */
function leavesEnough(state: State, seat: Seat): boolean {
  const { rankKinds, naturalKinds, rules } = state.terms;
  if (state.permission === 'yes' || rankKinds !== naturalKinds) return false;
  if (!inFoot(state, seat) || rules.withoutBooks === 'playOn') return true;
  return heldCount(state, seat) - state.terms.meldCards >= 2;
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
  const { codes } = moves;
  let { coded } = moves;
  let melded = 0;
  for (let number = 0; number < melds; number++) {
    const head = cells[cells[list + number]];
    const kind = head & 0xff;
    const takes = takenBy(head);
    if (kind !== WILD) {
      const bit = 1 << kind;
      melded |= bit;
      if (held & bit && takes & TAKES_NATURAL) codes[coded++] = codeOf(ADD, kind, number, 0, 0);
    }
    if (!(takes & TAKES_WILD)) continue;
    for (let left = wilds; left !== 0; left &= left - 1)
      codes[coded++] = codeOf(ADD, lowestBit(left), number, 0, 0);
  }
  moves.coded = coded;
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

/** The smallest melds of these ranks, with every choice of the wilds they need. */
function listNewMelds(state: State, seat: Seat, ranks: number, moves: Moves): void {
  const { cells, terms } = state;
  const { meldCards, smallestMelds } = terms;
  const counts = heldKindsAt(terms, seat);
  const wilds = state.kindsHeld[seat] & terms.wildKinds;
  const allowed = wilds === 0 ? smallestMelds & (1 << meldCards) : smallestMelds;
  let { codes, coded } = moves;
  for (let left = ranks; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    const have = cells[counts + rank];
    // Of the numbers of naturals allowed, those that are held, as bits.
    let numbers = have < meldCards ? allowed & ((2 << have) - 1) : allowed;
    while (numbers !== 0) {
      const naturals = highestBit(numbers);
      numbers ^= 1 << naturals;
      if (naturals === meldCards) {
        codes[coded++] = codeOf(BEGIN, rank, 0, naturals, NO_WILD);
      } else if (naturals === meldCards - 1) {
        for (let wild = wilds; wild !== 0; wild &= wild - 1)
          codes[coded++] = codeOf(BEGIN, rank, 0, naturals, lowestBit(wild));
      } else {
        moves.coded = coded;
        listWithWilds(state, seat, rank, naturals, meldCards - naturals, moves);
        codes = roomFor(moves, terms.mostLayings);
        coded = moves.coded;
      }
    }
  }
  moves.coded = coded;
}

function listWildMelds(state: State, seat: Seat, side: Side, moves: Moves): void {
  const { meldCards, rules } = state.terms;
  if (rules.wildMelds === 0 || whyNotAnother(state, side, WILD)) return;
  eachWilds(state, seat, meldCards, (chosen) =>
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

/** Ranks that meld only when going out are laid with all the seat holds, or all but its last discard. */
function listLastMelds(state: State, seat: Seat, ranks: number, moves: Moves): void {
  const smallest = state.terms.meldCards;
  for (let left = ranks; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    const held = heldOfKind(state, seat, rank);
    for (let naturals = held; naturals >= held - 1; naturals--) {
      for (let kept = 0; kept <= 1; kept++) {
        const wilds = heldCount(state, seat) - naturals - kept;
        if (naturals + wilds > smallest) listWithWilds(state, seat, rank, naturals, wilds, moves);
      }
    }
  }
}
