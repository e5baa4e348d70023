import type { Action, Lay, Seat } from './action.ts';
import { play } from './act.ts';
import { isGrabbing } from './deal.ts';
import { listFinishes, listTightPickUp } from './finishes.ts';
import { needsPermission, whyNotAsk } from './goOut.ts';
import { eachWilds, heldCards } from './held.ts';
import { capHeld, whyNotCap, whyNotJoin, whyNotLay } from './lay.ts';
import {
  anotherOf,
  hasOpened,
  isCapped,
  kindsMelded,
  meldAt,
  meldCount,
  meldKind,
  naturalsIn,
  wildsIn,
  whyNotAnother,
  type Meld,
} from './meld.ts';
import { MAY_BEGIN, TAKES_NATURAL, TAKES_WILD, WILD, whyNotBegin } from './meldShape.ts';
import {
  AIMS,
  ASK,
  clearMoves,
  END_TURN,
  moveAt,
  newMoves,
  NO,
  NO_WILD,
  OP,
  partCode,
  pushMove,
  pushWhole,
  TAKE_UPCARD,
  YES,
  type Moves,
} from './moves.ts';
import { findOpenings, type Part } from './openings.ts';
import type { Kind } from './pack.ts';
import { discardsTaken, paysFor, whyNotPickUp } from './pickUp.ts';
import {
  copyState,
  discardAt,
  heldCount,
  heldFace,
  heldKindsAt,
  heldOfKind,
  inFoot,
  sideOf,
  type State,
} from './state.ts';
import { drawable, inStock } from './stock.ts';
import { whyNotDiscard, whyNotDiscardAny, whyNotEndTurn } from './turn.ts';

/**
 * The legal actions of the seat to act, each in one form: of cards that differ only in suit the first
 * held, of orders one, and of a laying its smallest steps, since larger ones follow from them. Openings
 * and last layings, which must happen in one action, are listed whole; openings up to a bound.
 */
export function legalActions(state: State): Action[] {
  const moves = newMoves();
  listMoves(state, moves);
  return Array.from({ length: moves.count }, (_, index) => moveAt(state, moves, index));
}

/** The same list in its small form, replacing what `moves` held; `moveAt` makes an action of an entry. */
export function listMoves(state: State, moves: Moves): void {
  clearMoves(moves);
  if (state.phase === 'over') return;
  if (state.waiting) {
    pushMove(moves, OP.plain, YES, 0, 0, 0);
    pushMove(moves, OP.plain, NO, 0, 0, 0);
    return;
  }
  switch (state.phase) {
    case 'deal':
      listDeal(state, moves);
      break;
    case 'draw':
      listDraws(state, state.turn, moves);
      break;
    case 'play':
      listPlays(state, state.turn, moves);
      break;
  }
}

function listDeal(state: State, moves: Moves): void {
  const grabbing = isGrabbing(state);
  const ways = grabbing ? AIMS : state.terms.rules.piles.length;
  for (let way = 0; way < ways; way++)
    pushMove(moves, grabbing ? OP.grab : OP.chooseHand, way, 0, 0, 0);
}

// Drawing and picking up

function listDraws(state: State, seat: Seat, moves: Moves): void {
  const { rules } = state.terms;
  listDrawWays(state, rules.draw, state.discards, OP.draw, moves);
  if (rules.starterUpcard === 'mayTake' && state.firstTurn && state.discards > 0)
    pushMove(moves, OP.plain, TAKE_UPCARD, 0, 0, 0);
  if (whyNotPickUp(state, seat)) return;
  if (rules.pickUp.take === 'card')
    listDrawWays(state, rules.draw - 1, state.discards - 1, OP.takeCard, moves);
  else if (hasOpened(state, sideOf(state, seat))) listPickUps(state, seat, moves);
  else listOpeningPickUps(state, seat, moves);
}

/** The ways to share a draw out over the stock piles. */
function listDrawWays(
  state: State,
  count: number,
  discards: number,
  op: number,
  moves: Moves,
): void {
  const cards = drawable(state, count, discards);
  const most = Math.min(cards, inStock(state, 1, count, discards));
  for (
    let second = Math.max(0, cards - inStock(state, 0, count, discards));
    second <= most;
    second++
  ) {
    pushMove(moves, op, cards - second, second, 0, 0);
  }
}

function listOpeningPickUps(state: State, seat: Seat, moves: Moves): void {
  const rank = state.terms.pack.kindOf[discardAt(state, 0)];
  const tight = isTight(state, seat);
  const found = (parts: readonly Part[], count: number): void => {
    pushParts(moves, OP.takeAndOpen, parts, count);
    if (tight && play(copyState(state), seat, moveAt(state, moves, moves.count - 1))) moves.count--;
  };
  findOpenings(state, seat, found, {
    rank,
    pays: (naturals, wilds) => paysFor(state, naturals, wilds),
  });
}

function pushParts(moves: Moves, op: number, parts: readonly Part[], count: number): void {
  pushMove(moves, op, count, moves.partCount, 0, 0);
  for (let at = 0; at < count; at++) {
    const { rank, naturals, ofWild } = parts[at];
    moves.parts[moves.partCount++] = partCode(rank, naturals, ofWild);
  }
}

/** Whether a pick-up might leave the seat too little. */
function isTight(state: State, seat: Seat): boolean {
  return inFoot(state, seat) && discardsTaken(state) <= 2;
}

function listPickUps(state: State, seat: Seat, moves: Moves): void {
  const { terms } = state;
  const side = sideOf(state, seat);
  const rank = terms.pack.kindOf[discardAt(state, 0)];
  for (let number = 0; number < meldCount(state, side); number++) {
    if (meldKind(state, meldAt(state, side, number)) === rank)
      listOnMeld(state, seat, number, moves);
  }
  const held = heldOfKind(state, seat, rank);
  if (held === 0 || whyNotAnother(state, side, rank)) return;
  const size = Math.max(terms.rules.meldStart.cards, 3);
  for (let naturals = Math.min(size - 1, held); naturals >= 1; naturals--) {
    const wilds = size - 1 - naturals;
    if (!paysFor(state, naturals, wilds) || whyNotBegin(terms, rank, naturals + 1, wilds)) continue;
    listTake(state, seat, undefined, naturals, wilds, moves);
  }
}

/** With nothing from hand where that will do, else with the two cards that pay. */
function listOnMeld(state: State, seat: Seat, number: number, moves: Moves): void {
  const meld = meldAt(state, sideOf(state, seat), number);
  const held = heldOfKind(state, seat, meldKind(state, meld));
  if (paysFor(state, 0, 0, true)) {
    if (!whyNotJoin(state, meld, 1, 0)) listTake(state, seat, number, 0, 0, moves);
    return;
  }
  for (let naturals = Math.min(2, held); naturals >= 1; naturals--) {
    const wilds = 2 - naturals;
    if (!paysFor(state, naturals, wilds) || whyNotJoin(state, meld, naturals + 1, wilds)) continue;
    listTake(state, seat, number, naturals, wilds, moves);
  }
}

/** Takes the discards with so many naturals and every choice of so many wilds. */
function listTake(
  state: State,
  seat: Seat,
  to: number | undefined,
  naturals: number,
  wilds: number,
  moves: Moves,
): void {
  const tight = isTight(state, seat);
  if (wilds === 0 && !tight) {
    pushMove(
      moves,
      to === undefined ? OP.takeAndBegin : OP.takeOnMeld,
      0,
      to ?? 0,
      naturals,
      NO_WILD,
    );
    return;
  }
  const rank = state.terms.pack.kindOf[discardAt(state, 0)];
  eachWilds(state, seat, wilds, (chosen) => {
    const cards = [...heldCards(state, seat, rank, naturals), ...chosen];
    const lay: Lay = to === undefined ? { cards } : { cards, to };
    if (tight) listTightPickUp(state, seat, lay, moves);
    else pushWhole(moves, { do: 'pickUp', lay: [lay] });
  });
}

// Laying

function listPlays(state: State, seat: Seat, moves: Moves): void {
  if (hasOpened(state, sideOf(state, seat))) {
    listAdditions(state, seat, moves);
    listNewMelds(state, seat, moves);
    listFinishes(state, seat, moves);
    listCaps(state, seat, moves);
  } else {
    listFirstMelds(state, seat, moves);
  }
  if (needsPermission(state, seat) && !whyNotAsk(state, seat))
    pushMove(moves, OP.plain, ASK, 0, 0, 0);
  listDiscards(state, seat, moves);
  if (!whyNotEndTurn(state, seat)) pushMove(moves, OP.plain, END_TURN, 0, 0, 0);
}

/** Openings; in the foot each is tried, since it might leave too little. */
function listFirstMelds(state: State, seat: Seat, moves: Moves): void {
  const free = !inFoot(state, seat);
  findOpenings(state, seat, (parts, count) => {
    pushParts(moves, OP.open, parts, count);
    if (free) return;
    const action = moveAt(state, moves, moves.count - 1);
    if (action.do === 'layDown' && whyNotLay(state, seat, action.lay)) moves.count--;
  });
}

function listDiscards(state: State, seat: Seat, moves: Moves): void {
  if (whyNotDiscardAny(state, seat)) return;
  const anyOrder = state.terms.rules.discardFirst.length === 0;
  for (let left = kindsHeld(state, seat, 1); left !== 0; left &= left - 1) {
    const kind = lowestBit(left);
    if (anyOrder || !whyNotDiscard(state, seat, heldFace(state, seat, kind))) {
      pushMove(moves, OP.discard, kind, 0, 0, 0);
    }
  }
}

/** Whether laying so many cards cannot be refused for what it leaves. */
function leavesEnough(state: State, seat: Seat, cards: number): boolean {
  if (state.permission === 'yes') return false;
  if (!inFoot(state, seat) || state.terms.rules.withoutBooks === 'playOn') return true;
  return heldCount(state, seat) - cards >= 2;
}

function listAdditions(state: State, seat: Seat, moves: Moves): void {
  const side = sideOf(state, seat);
  const { naturalKinds, wildKinds } = state.terms;
  const held = kindsHeld(state, seat, 1);
  const free = leavesEnough(state, seat, 1);
  const melds = meldCount(state, side);
  for (let number = 0; number < melds; number++) {
    const meld = meldAt(state, side, number);
    const kind = meldKind(state, meld);
    const takes = whatJoins(state, meld, kind);
    if (takes & TAKES_NATURAL && held & naturalKinds & (1 << kind)) {
      listAddition(state, seat, kind, number, free, moves);
    }
    if (!(takes & TAKES_WILD)) continue;
    for (let left = held & wildKinds; left !== 0; left &= left - 1) {
      listAddition(state, seat, lowestBit(left), number, free, moves);
    }
  }
}

/** Whether one more natural, and one more wild, may join the meld: `whyNotJoin` in two bits. */
function whatJoins(state: State, meld: Meld, kind: Kind): number {
  if (kind === WILD) return whyNotJoin(state, meld, 0, 1) ? 0 : TAKES_WILD;
  const { row, cells } = state.terms.meldTable;
  const takes = cells[naturalsIn(state, meld) * row + wildsIn(state, meld)];
  return isCapped(state, meld) ? takes & ~TAKES_WILD : takes;
}

function listAddition(
  state: State,
  seat: Seat,
  kind: Kind,
  to: number,
  free: boolean,
  moves: Moves,
): void {
  if (!free && whyNotLay(state, seat, [{ cards: [heldFace(state, seat, kind)], to }])) return;
  pushMove(moves, OP.add, kind, to, 0, 0);
}

function listNewMelds(state: State, seat: Seat, moves: Moves): void {
  const { rules, rankKinds, naturalKinds, meldTable } = state.terms;
  const { cards, naturals: fewest } = rules.meldStart;
  const side = sideOf(state, seat);
  const free = leavesEnough(state, seat, cards);
  const melded = kindsMelded(state, side);
  const held = heldKindsAt(state, seat);
  const least = Math.max(fewest, cards - wildsHeld(state, seat));
  for (let left = kindsHeld(state, seat, least) & rankKinds; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    if (melded & (1 << rank) && anotherOf(state, side, rank) !== 'may') continue;
    if (!(naturalKinds & (1 << rank))) {
      listLastMelds(state, seat, rank, moves);
      continue;
    }
    for (let naturals = Math.min(cards, state.cells[held + rank]); naturals >= least; naturals--) {
      if (!(meldTable.cells[naturals * meldTable.row + cards - naturals] & MAY_BEGIN)) continue;
      listNewMeld(state, seat, rank, naturals, cards - naturals, free, moves);
    }
  }
  if (rules.wildMelds > 0 && !whyNotAnother(state, side, WILD)) {
    eachWilds(state, seat, cards, (chosen) =>
      listWhole(state, seat, [{ cards: chosen }], free, moves),
    );
  }
}

/** A rank that melds only when going out is laid with all the seat holds, or all but its last discard. */
function listLastMelds(state: State, seat: Seat, rank: Kind, moves: Moves): void {
  const held = heldOfKind(state, seat, rank);
  for (let naturals = held; naturals >= held - 1; naturals--) {
    for (let kept = 0; kept <= 1; kept++) {
      eachWilds(state, seat, heldCount(state, seat) - naturals - kept, (chosen) =>
        listWhole(
          state,
          seat,
          [{ cards: [...heldCards(state, seat, rank, naturals), ...chosen] }],
          false,
          moves,
        ),
      );
    }
  }
}

function wildsHeld(state: State, seat: Seat): number {
  const { wilds } = state.terms;
  const held = heldKindsAt(state, seat);
  let count = 0;
  for (let at = 0; at < wilds.length; at++) count += state.cells[held + wilds[at]];
  return count;
}

/** The kinds of which the seat holds at least so many, a bit each. */
function kindsHeld(state: State, seat: Seat, atLeast: number): number {
  const { cells, terms } = state;
  const held = heldKindsAt(state, seat);
  let kinds = 0;
  for (let kind = 0; kind < terms.kinds; kind++)
    if (cells[held + kind] >= atLeast) kinds |= 1 << kind;
  return kinds;
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** So many naturals with every choice of so many wilds. */
function listNewMeld(
  state: State,
  seat: Seat,
  rank: Kind,
  naturals: number,
  count: number,
  sure: boolean,
  moves: Moves,
): void {
  const { wilds } = state.terms;
  if (count > 1 || !sure) {
    eachWilds(state, seat, count, (chosen) => {
      listWhole(
        state,
        seat,
        [{ cards: [...heldCards(state, seat, rank, naturals), ...chosen] }],
        sure,
        moves,
      );
    });
  } else if (count === 0) {
    pushMove(moves, OP.begin, rank, 0, naturals, NO_WILD);
  } else {
    for (let at = 0; at < wilds.length; at++) {
      if (heldOfKind(state, seat, wilds[at]) > 0)
        pushMove(moves, OP.begin, rank, 0, naturals, wilds[at]);
    }
  }
}

function listWhole(state: State, seat: Seat, lay: Lay[], sure: boolean, moves: Moves): void {
  if (sure || !whyNotLay(state, seat, lay)) pushWhole(moves, { do: 'layDown', lay });
}

function listCaps(state: State, seat: Seat, moves: Moves): void {
  if (capHeld(state, seat) < 0) return;
  for (let meld = 0; meld < meldCount(state, sideOf(state, seat)); meld++) {
    if (!whyNotCap(state, seat, meld)) pushMove(moves, OP.cap, 0, meld, 0, 0);
  }
}
