import type { Lay, Seat, Side } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { Refusal } from '../actions/refusal.ts';
import { isBound, whyNotGoOut } from '../goingOut/goOut.ts';
import { rankOf, whyNotBeginHere, whyNotJoin, whyWrongRank, wildsAmong } from '../melds/fitting.ts';
import {
  beginMeld,
  hasOpened,
  isBook,
  isMeld,
  meldAt,
  meldCount,
  meldKind,
  meldNature,
  meldsOf,
  putOnMeld,
  unbeginMeld,
  whyNotAnother,
  whyNotTurnDirty,
  type Meld,
} from '../melds/meld.ts';
import { kindsForFoot } from '../melds/meldable.ts';
import { whyNotOpen } from '../melds/opening.ts';
import type { Card } from '../rules/pack.ts';
import { giveCard, heldCount, heldOf, isCard, takeCard } from '../state/places.ts';
import { sideOf, type MutableState, type State } from '../state/state.ts';
import { whyNotBegin } from '../terms/meldShape.ts';
import { booksThatEarn } from './foot.ts';
import { whyNotKept, whyNotLeft, whyTooFewInHand } from './left.ts';

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
