import type { Lay, Seat, Side, MeldNumber } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { Refusal } from '../actions/refusal.ts';
import { canFinish } from '../goingOut/canFinish.ts';
import { isBound, mayRunOut, whyNotGoOut, whyNotPermitted } from '../goingOut/goOut.ts';
import {
  beginMeld,
  capMeld,
  hasOpened,
  isBook,
  isCapped,
  isJustFinished,
  isMeld,
  meldAt,
  meldCount,
  meldKind,
  meldNature,
  meldsOf,
  naturalsIn,
  putOnMeld,
  sizeOf,
  takesOne,
  unbeginMeld,
  uncapMeld,
  whyNotAnother,
  whyNotBeside,
  whyNotTurnDirty,
  wildsIn,
  type Meld,
} from '../melds/meld.ts';
import { kindsForFoot } from '../melds/meldable.ts';
import { pointsOf, whyNotOpen } from '../melds/opening.ts';
import type { Card, Kind } from '../rules/pack.ts';
import {
  giveCard,
  heldCount,
  heldFace,
  heldOf,
  inFoot,
  isCard,
  takeCard,
} from '../state/places.ts';
import { sideOf, type MutableState, type State } from '../state/state.ts';
import { whyNotBegin, whyNotGrow, WILD } from '../terms/meldShape.ts';
import { booksThatEarn, isOnLastCards, whyFootUnearned } from './foot.ts';

const NO_CARDS: readonly Card[] = [];

/**
 * Lays the cards, in the order given, as the seat's next play. `coming` discards join the hand right after; it is left
 * out where none are picked up. Of the cards laid, those `taken` are discards. A refusal changes nothing.
 */
export function lay(
  state: MutableState,
  seat: Seat,
  lays: readonly Lay[],
  coming?: number,
  taken: readonly Card[] = NO_CARDS,
): Refusal | undefined {
  const side = sideOf(state, seat);
  const opened = hasOpened(state, side);
  const bound = isBound(state, seat);
  const { plainLays } = state.terms;
  const books = plainLays ? 0 : booksThatEarn(state, side);
  const notHeld = takeAll(state, seat, lays);
  if (notHeld) return notHeld;
  let done = 0;
  let refusal: Refusal | undefined;
  while (done < lays.length && !(refusal = layOne(state, side, lays[done]))) done++;
  refusal ??=
    (plainLays ? undefined : whyNotFromHand(state, seat, lays)) ??
    (opened ? undefined : whyNotOpen(state, seat, lays, coming, taken)) ??
    (plainLays ? undefined : whyNotRare(state, seat, lays, coming ?? 0, books)) ??
    whyNotLeft(state, seat, coming ?? 0) ??
    whyNotKept(state, seat, bound);
  if (refusal) undo(state, seat, lays, done);
  return refusal;
}

/** Why not, under rules with kinds that meld only in going out, or a foot that only a book earns. */
function whyNotRare(
  state: State,
  seat: Seat,
  lays: readonly Lay[],
  coming: number,
  books: number,
): Refusal | undefined {
  const earned = booksThatEarn(state, sideOf(state, seat)) > books;
  return (
    whyNotLast(state, seat, lays, coming) ??
    (earned ? undefined : whyTooFewInHand(state, seat, coming))
  );
}

/** Why the seat may not lay these. They are laid and taken back, so the state stays as it was. */
export function whyNotLay(state: State, seat: Seat, lays: readonly Lay[]): Refusal | undefined {
  const refusal = lay(state as MutableState, seat, lays);
  if (!refusal) undo(state as MutableState, seat, lays, lays.length);
  return refusal;
}

/** Takes the cards from the seat, or says which it does not hold. */
function takeAll(state: MutableState, seat: Seat, lays: readonly Lay[]): Refusal | undefined {
  let taken = 0;
  for (let at = 0; at < lays.length; at++) {
    const { cards } = lays[at];
    for (let next = 0; next < cards.length; next++) {
      const card = cards[next];
      if (isCard(state, card) && heldOf(state, seat, card) > 0) {
        takeCard(state, seat, card);
        taken++;
        continue;
      }
      giveBack(state, seat, lays, taken);
      const have = isCard(state, card) ? heldOf(state, seat, card) : 0;
      return { why: 'notHeld', card, have, need: have + 1 };
    }
  }
  return undefined;
}

function giveBack(state: MutableState, seat: Seat, lays: readonly Lay[], taken: number): void {
  for (const { cards } of lays)
    for (const card of cards) if (taken-- > 0) giveCard(state, seat, card);
}

/** Takes back the first `done` lays, and all the cards. */
function undo(state: MutableState, seat: Seat, lays: readonly Lay[], done: number): void {
  const side = sideOf(state, seat);
  while (done > 0) {
    const { cards, to } = lays[--done];
    putOnMeld(state, side, meldAt(state, side, to ?? meldCount(state, side) - 1), cards, -1);
    if (to === undefined) unbeginMeld(state, side);
  }
  giveBack(state, seat, lays, Infinity);
}

function layOne(state: MutableState, side: Side, { cards, to }: Lay): Refusal | undefined {
  const { terms } = state;
  if (cards.length === 0) return { why: 'nothingLaid' };
  if (to !== undefined && !isMeld(state, side, to)) return { why: 'noSuchMeld', meld: to };
  const rank = rankOf(state, cards);
  if (typeof rank !== 'number') return rank;
  const wilds = wildsAmong(state, cards);
  const naturals = cards.length - wilds;
  let meld: Meld;
  if (to === undefined) {
    const refusal =
      whyNotAnother(state, side, rank) ??
      whyNotBegin(terms, rank, naturals, wilds) ??
      (terms.plainStarts ? undefined : whyNotBeginHere(state, side, rank, cards, wilds));
    if (refusal) return refusal;
    meld = beginMeld(state, side, rank);
  } else {
    meld = meldAt(state, side, to);
    const refusal =
      whyWrongRank(state, meldKind(state, meld), rank, cards) ??
      whyNotJoin(state, meld, naturals, wilds) ??
      (terms.oneOfEach ? whyNotTurnDirty(state, side, meld, naturals, wilds) : undefined);
    if (refusal) return refusal;
  }
  putOnMeld(state, side, meld, cards);
  return undefined;
}

/** Why these cards may not begin a meld, for the melds beside it or for their points. */
export function whyNotBeginHere(
  state: State,
  side: Side,
  rank: Kind,
  cards: readonly Card[],
  wilds: number,
): Refusal | undefined {
  const { startPoints: need } = state.terms;
  const have = need === 0 ? 0 : pointsOf(state, cards);
  if (have < need) return { why: 'tooFewPoints', have, need };
  return whyNotBeside(state, side, rank, cards.length - wilds, wilds);
}

/** The rank of the naturals among the cards; WILD if there are none. */
export function rankOf({ terms }: State, cards: readonly Card[]): Kind | Refusal {
  let rank: Kind = WILD;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at];
    const kind = terms.pack.kindOf[card];
    if (terms.wildKinds & (1 << kind)) continue;
    if (!(terms.rankKinds & (1 << kind))) return { why: 'notMeldable', card };
    if (rank !== WILD && rank !== kind) return { why: 'mixedRanks' };
    rank = kind;
  }
  return rank;
}

export function wildsAmong({ terms }: State, cards: readonly Card[]): number {
  let wilds = 0;
  for (let at = 0; at < cards.length; at++)
    wilds += (terms.wildKinds >> terms.pack.kindOf[cards[at]]) & 1;
  return wilds;
}

/** Why these cards may not begin a meld of this rank, or an all-wild one; how many there may be is not asked. */
export function whyNotBeginAs(
  state: State,
  kind: Kind,
  cards: readonly Card[],
): Refusal | undefined {
  const rank = rankOf(state, cards);
  if (typeof rank !== 'number') return rank;
  const wilds = wildsAmong(state, cards);
  return (
    whyWrongRank(state, kind, rank, cards) ??
    whyNotBegin(state.terms, kind, cards.length - wilds, wilds)
  );
}

function whyWrongRank(
  state: State,
  kind: Kind,
  rank: Kind,
  cards: readonly Card[],
): Refusal | undefined {
  if (rank === WILD || rank === kind) return undefined;
  if (kind === WILD) return { why: 'wildMeldsOnlyWilds' };
  return {
    why: 'wrongRank',
    card: cards.find((card) => state.terms.pack.kindOf[card] === rank)!,
    rank: kind,
  };
}

/** Why these naturals and wilds may not join the meld. */
export function whyNotJoin(
  state: State,
  meld: Meld,
  naturals: number,
  wilds: number,
): Refusal | undefined {
  const kind = meldKind(state, meld);
  if (naturals + wilds === 1 && takesOne(state, meld, wilds)) return undefined;
  if (isJustFinished(state, meld))
    return {
      why: 'bookJustFinished',
      rank: kind,
      have: sizeOf(state, meld),
      size: state.terms.rules.bookSize,
    };
  if (wilds > 0 && kind !== WILD && isCapped(state, meld))
    return { why: 'cappedStaysClean', rank: kind };
  return whyNotGrow(
    state.terms,
    kind,
    naturalsIn(state, meld),
    wildsIn(state, meld),
    naturals,
    wilds,
  );
}

/** Kinds that meld only from the foot. */
function whyNotFromHand(state: State, seat: Seat, lays: readonly Lay[]): Refusal | undefined {
  const barred = kindsForFoot(state, seat);
  if (barred === 0) return undefined;
  const { kindOf } = state.terms.pack;
  const card = lays.flatMap(({ cards }) => cards).find((each) => barred & (1 << kindOf[each]));
  return card === undefined ? undefined : { why: 'onlyFromFoot', rank: kindOf[card] };
}

/** Kinds that meld only when going out, such as black threes in some families. */
function whyNotLast(
  state: State,
  seat: Seat,
  lays: readonly Lay[],
  coming: number,
): Refusal | undefined {
  const { terms } = state;
  if (terms.rankKinds === terms.naturalKinds) return undefined;
  for (const { cards } of lays) {
    for (const card of cards) {
      const rank = terms.pack.kindOf[card];
      if (terms.role[rank] === 'lastMeld')
        return heldCount(state, seat) + coming > 1 || whyNotGoOut(state, seat)
          ? { why: 'onlyGoingOut', rank }
          : undefined;
    }
  }
  return undefined;
}

/** The same before the foot is earned, where only a book earns it. */
function whyTooFewInHand(state: State, seat: Seat, coming: number): Refusal | undefined {
  return whyFootUnearned(state, seat, heldCount(state, seat) + coming, state.mayEndTurn ? 1 : 2);
}

/** Why the seat may not be left with the cards it now holds, and those coming, before its discard. */
function whyNotLeft(state: State, seat: Seat, coming: number): Refusal | undefined {
  const left = heldCount(state, seat) + coming;
  if (left > 1 || !inFoot(state, seat)) return undefined;
  const { lastDiscard } = state.terms.rules;
  if (mayRunOut(state)) return undefined;
  const because = whyNotGoOut(state, seat);
  if (left === 1 && because?.why === 'booksMissing' && mayFinish(state, seat)) return undefined;
  const endsWithout = state.mayEndTurn || lastDiscard === 'forbidden';
  const need = because && !endsWithout ? 2 : 1;
  if (because && left < need) return { why: 'mustKeepCards', left, need, because };
  if (left === 0 && lastDiscard === 'needed') {
    return { why: 'mustKeepCards', left, need: 1, because: { why: 'lastDiscardNeeded' } };
  }
  return undefined;
}

/** Whether the seat needs nobody's leave to go out with the cards it has left, and can. */
function mayFinish(state: State, seat: Seat): boolean {
  return !whyNotPermitted(state) && canFinish(state, seat);
}

/** After a binding yes, a seat that could go out must still be able to. */
function whyNotKept(state: State, seat: Seat, bound: boolean): Refusal | undefined {
  return bound && heldCount(state, seat) > 0 && !canFinish(state, seat)
    ? { why: 'mustGoOut' }
    : undefined;
}

/** Puts a capping card of the seat's on the side's meld. On a refusal everything is as it was. */
export function cap(state: MutableState, seat: Seat, number: MeldNumber): Refusal | undefined {
  const refusal = whyNotPlaceCap(state, seat, number);
  if (refusal) return refusal;
  const side = sideOf(state, seat);
  const meld = meldAt(state, side, number);
  const bound = isBound(state, seat);
  const card = capHeld(state, seat);
  takeCard(state, seat, card);
  capMeld(state, side, meld, card);
  const left =
    whyTooFewInHand(state, seat, 0) ?? whyNotLeft(state, seat, 0) ?? whyNotKept(state, seat, bound);
  if (left) giveCard(state, seat, uncapMeld(state, side, meld));
  return left;
}

/** Whether laying so many cards can't be refused for what it leaves the seat. */
export function leavesEnough(state: State, seat: Seat, cards: number): boolean {
  if (state.permission === 'yes') return false;
  if (!isOnLastCards(state, seat)) return true;
  if (inFoot(state, seat) && mayRunOut(state)) return true;
  return heldCount(state, seat) - cards >= 2;
}

/** Why the seat may not cap the meld. Where that might leave too little, it's done and taken back. */
export function whyNotCap(state: State, seat: Seat, number: MeldNumber): Refusal | undefined {
  if (leavesEnough(state, seat, 1)) return whyNotPlaceCap(state, seat, number);
  const refusal = cap(state as MutableState, seat, number);
  const side = sideOf(state, seat);
  if (!refusal)
    giveCard(
      state as MutableState,
      seat,
      uncapMeld(state as MutableState, side, meldAt(state, side, number)),
    );
  return refusal;
}

function whyNotPlaceCap(state: State, seat: Seat, number: MeldNumber): Refusal | undefined {
  const side = sideOf(state, seat);
  const card = capHeld(state, seat);
  const { terms } = state;
  if (terms.caps.length === 0) return { why: 'notInTheseRules', action: 'cap' };
  if (card < 0)
    return { why: 'notHeld', card: terms.pack.firstFace[terms.caps[0]], have: 0, need: 1 };
  if (!isMeld(state, side, number)) return { why: 'noSuchMeld', meld: number };
  const meld = meldAt(state, side, number);
  if (isCapped(state, meld)) return { why: 'alreadyCapped' };
  if (!isBook(state, meld))
    return { why: 'capNeedsBook', have: sizeOf(state, meld), need: terms.rules.bookSize };
  return meldNature(state, meld) === 'dirty' ? { why: 'capNeedsClean' } : undefined;
}

/** A capping card that the seat holds, or -1. */
export function capHeld(state: State, seat: Seat): Card {
  const { caps } = state.terms;
  for (let at = 0; at < caps.length; at++) {
    const face = heldFace(state, seat, caps[at]);
    if (face >= 0) return face;
  }
  return -1;
}

/** Tells what was laid, and which books it finished. */
export function tellLaid(
  state: State,
  seat: Seat,
  lays: readonly Lay[],
  before: Set<Meld>,
  events: Event[],
): void {
  const side = sideOf(state, seat);
  events.push({ event: 'laid', seat, lay: lays.map(copyLay) });
  meldsOf(state, side).forEach((at, meld) => {
    if (isBook(state, at) && !before.has(at))
      events.push({ event: 'completed', seat, meld, kind: meldNature(state, at) });
  });
}

export function booksOf(state: State, side: Side): Set<Meld> {
  return new Set(meldsOf(state, side).filter((meld) => isBook(state, meld)));
}

function copyLay({ cards, to }: Lay): Lay {
  return to === undefined ? { cards: [...cards] } : { cards: [...cards], to };
}
