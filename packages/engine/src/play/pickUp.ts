import type { Lay, Seat } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { Refusal } from '../actions/refusal.ts';
import {
  hasOpened,
  meldAt,
  meldCount,
  meldKind,
  naturalsIn,
  sizeOf,
  wildsIn,
  type Meld,
  isMeld,
} from '../melds/meld.ts';
import { kindsForFoot } from '../melds/meldable.ts';
import { upTo } from '../numbers/upTo.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { inRound } from '../rules/rules.ts';
import { without } from '../state/held.ts';
import {
  cardsDiscarded,
  discardAt,
  discardCard,
  giveCard,
  cardsHeld,
  heldOfKind,
  isCard,
  takeCard,
  swapWithTop,
  takeDiscard,
  topKind,
  stockSize,
} from '../state/places.ts';
import { sideOf, type MutableState, type State } from '../state/state.ts';
import { WILD, whyNotGrow } from '../terms/meldShape.ts';
import { staysFrozen } from '../terms/terms.ts';
import { booksOf, lay, tellLaid } from './lay.ts';
import { drawFrom, layAtOnce, whyNotDrawFrom } from './stock.ts';

/** How many discards a pick-up takes, from those that lie there now. */
export function discardsTaken(state: State): number {
  const { pickUp } = state.terms.rules;
  switch (pickUp.take) {
    case 'nothing':
      return 0;
    case 'card':
      return Math.min(1, state.discards);
    case 'top':
      return Math.min(inRound(pickUp.cards, state.round), state.discards);
    case 'all':
      return state.discards;
  }
}

/** How many cards the stock adds to a pick-up that finds too few discards. */
function toppedUp(state: State): number {
  const { pickUp, pickUpShort } = state.terms.rules;
  if (pickUpShort === 'fewer' || pickUp.take !== 'top') return 0;
  return Math.min(inRound(pickUp.cards, state.round) - discardsTaken(state), stockSize(state));
}

/** Whether a glance tells that the seat may not pick up the discards: they are too few, or it can't take the top one. */
export function areOutOfReach(state: State, seat: Seat): boolean {
  const { pickUpAtLeast } = state.terms.rules;
  return (
    state.discards === 0 ||
    state.discards < pickUpAtLeast ||
    (state.terms.topKinds & (1 << topKind(state))) === 0 ||
    heldOfKind(state, seat, topKind(state)) < state.terms.topHeld
  );
}

/** Why nobody, or not this seat, may pick up the discards right now, with any cards. */
export function whyNotPickUp(state: State, seat: Seat): Refusal | undefined {
  const { terms } = state;
  const { pickUp, pickUpAtLeast, pickUpUnopened } = terms.rules;
  if (pickUp.take === 'nothing') return { why: 'notInTheseRules', action: 'pickUp' };
  if (pickUpUnopened === 'never' && !hasOpened(state, sideOf(state, seat)))
    return { why: 'openFirst' };
  if (state.discards === 0) return { why: 'noDiscards' };
  const card = discardAt(state, 0);
  const kind = terms.pack.kindOf[card];
  if (terms.blockedKinds & (1 << kind)) return { why: 'topBlocked', card };
  if (state.discards < pickUpAtLeast)
    return { why: 'tooFewDiscards', have: state.discards, need: pickUpAtLeast };
  if (pickUp.take !== 'card')
    return canPlayAny(state, kind) ? undefined : { why: 'topBlocked', card };
  if (pickUp.mayComplete === 'yes') return undefined;
  const rank = completedBy(state, seat, kind);
  return rank === undefined ? undefined : { why: 'wouldComplete', rank };
}

/** Whether a top discard of the kind can be played at all, with the right cards. */
function canPlay(state: State, kind: Kind): boolean {
  const { naturalKinds, paysWith, wildKinds } = state.terms;
  const { anyWilds, likeWilds, naturalAndWild, oneNatural, onMeld, pair } = paysWith;
  if (naturalKinds & (1 << kind) & ~kindsForFoot(state, state.turn))
    return pair || onMeld || naturalAndWild || oneNatural;
  // A side that needs a pair of naturals can't take a wild.
  return (wildKinds & (1 << kind)) !== 0 && (likeWilds || anyWilds) && !needsPairToOpen(state);
}

/** The rank of a meld of the side's that a card of the kind would make a book, or undefined. */
function completedBy(state: State, seat: Seat, kind: Kind): Kind | undefined {
  const side = sideOf(state, seat);
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const nearly = sizeOf(state, meld) === state.terms.rules.bookSize - 1;
    if (nearly && couldTake(state, meld, kind)) return meldKind(state, meld);
  }
  return undefined;
}

function couldTake(state: State, meld: Meld, kind: Kind): boolean {
  const rank = meldKind(state, meld);
  if (kind === rank) return true;
  if (state.terms.role[kind] !== 'wild') return false;
  return (
    rank === WILD ||
    !whyNotGrow(state.terms, rank, naturalsIn(state, meld), wildsIn(state, meld), 0, 1)
  );
}

/** Takes from the discards. On a refusal everything is as it was. */
export function takeDiscards(
  state: MutableState,
  seat: Seat,
  lays: readonly Lay[],
  from: readonly number[] | undefined,
  events: Event[] | undefined,
): Refusal | undefined {
  const refusal = whyNotPickUp(state, seat);
  if (refusal) return refusal;
  if (state.terms.rules.pickUp.take !== 'card') return takeAnd(state, seat, lays, events);
  return lays.length > 0 ? { why: 'layAfterwards' } : takeTopCard(state, seat, from, events);
}

function takeTopCard(
  state: MutableState,
  seat: Seat,
  from: readonly number[] | undefined,
  events: Event[] | undefined,
): Refusal | undefined {
  const rest = state.terms.draws[state.round] - 1;
  const refusal = whyNotDrawFrom(state, from, rest, state.discards - 1);
  if (refusal) return refusal;
  const card = takeDiscard(state);
  giveCard(state, seat, card);
  events?.push({ event: 'pickedUp', seat, cards: [card] });
  state.frozen &&= staysFrozen(state.terms, cardsDiscarded(state));
  drawFrom(state, seat, from, rest, events);
  layAtOnce(state, seat, 'pile', events);
  return undefined;
}

/** The depths of the cards that can be played, one of each kind, if any card that is taken may be. */
export function playableDepths(state: State): number[] {
  const kinds: Kind[] = [];
  for (let depth = 0; depth < discardsTaken(state); depth++)
    kinds.push(state.terms.pack.kindOf[discardAt(state, depth)]);
  return kinds.flatMap((kind, depth) =>
    kinds.indexOf(kind) === depth && canPlay(state, kind) ? [depth] : [],
  );
}

function canPlayAny(state: State, top: Kind): boolean {
  return state.terms.rules.pickUpUses === 'top'
    ? canPlay(state, top)
    : playableDepths(state).length > 0;
}

/** Takes with the first card that the lays can play. Where there is none, the refusal of one that they paid for. */
function takeAnd(
  state: MutableState,
  seat: Seat,
  lays: readonly Lay[],
  events: Event[] | undefined,
): Refusal | undefined {
  if (state.terms.rules.pickUpUses === 'top')
    return whyNotPaid(state, lays[0]) ?? takeAndLay(state, seat, filledUp(state, lays), events);
  let refusal: Refusal | undefined;
  for (const depth of playableDepths(state)) {
    swapWithTop(state, depth);
    if (!whyNotPaid(state, lays[0])) {
      refusal = takeAndLay(state, seat, filledUp(state, lays), events);
      if (!refusal) return undefined;
    }
    swapWithTop(state, depth);
  }
  if (refusal) return refusal;
  const unpaid = whyNotPaid(state, lays[0]);
  return unpaid?.why === 'takeAsNew'
    ? unpaid
    : { why: 'needMatch', rank: topKind(state), of: 'any' };
}

function takeAndLay(
  state: MutableState,
  seat: Seat,
  lays: readonly Lay[],
  events: Event[] | undefined,
): Refusal | undefined {
  const before = events && booksOf(state, sideOf(state, seat));
  const rest = discardsTaken(state) - 1;
  const more = toppedUp(state);
  const top = takeDiscard(state);
  giveCard(state, seat, top);
  const lent = lentFrom(state, seat, lays[0], top, rest);
  giveAll(state, seat, lent);
  const withTop = lays.slice();
  if (lays.length > 0) withTop[0] = withCard(lays[0], top);
  const used = lent.length === 0 ? [top] : [top, ...lent];
  const refusal = lay(state, seat, withTop, rest - lent.length + more, used);
  if (refusal) {
    for (let at = 0; at < used.length; at++) takeCard(state, seat, used[at]);
    discardCard(state, top);
    return withoutLent(refusal, used);
  }
  const taken: Card[] = [];
  while (taken.length < rest) taken.push(takeDiscard(state));
  // Cards held until the side opened go down first: they don't come from the pile, and replacing them may mix what is
  // left of it into the stock.
  const early: Event[] | undefined = events && [];
  if (state.terms.laid.late) layAtOnce(state, seat, 'deal', early);
  giveAll(state, seat, lent.length === 0 ? taken : without(taken, lent));
  state.frozen &&= staysFrozen(state.terms, cardsDiscarded(state));
  if (events && before) {
    events.push({ event: 'pickedUp', seat, cards: [top, ...taken] });
    tellLaid(state, seat, withTop, before, events);
    if (early) events.push(...early);
  }
  if (more > 0) drawFrom(state, seat, undefined, more, events);
  layAtOnce(state, seat, 'pile', events);
  return undefined;
}

function giveAll(state: MutableState, seat: Seat, cards: readonly Card[]): void {
  for (let at = 0; at < cards.length; at++) giveCard(state, seat, cards[at]);
}

function withCard(first: Lay, card: Card): Lay {
  const cards = [...first.cards, card];
  return first.to === undefined ? { cards } : { cards, to: first.to };
}

/** These discards stood among the held cards while the lays were judged: they are not the seat's yet. */
function withoutLent(refusal: Refusal, lent: readonly Card[]): Refusal {
  if (refusal.why !== 'notHeld') return refusal;
  const others = lent.filter((card) => card === refusal.card).length;
  return { ...refusal, have: refusal.have - others, need: refusal.need - others };
}

/**
 * The cards beneath the top one that the first lay names and the seat does not hold, where one natural from hand and
 * others of the rank among the cards taken will do. They lie on the pile still.
 */
function lentFrom(
  state: State,
  seat: Seat,
  first: Lay | undefined,
  top: Card,
  rest: number,
): readonly Card[] {
  const { pack, paysWith } = state.terms;
  if (!paysWith.oneNatural || !first || first.to !== undefined) return NO_CARDS;
  const missing = notHeldOf(state, seat, first.cards);
  return without(missing, without(missing, discardsOf(state, pack.kindOf[top], 0, rest)));
}

/** The discards of the kind at these depths, from the top down. */
export function discardsOf(state: State, kind: Kind, from: number, to: number): Card[] {
  const { kindOf } = state.terms.pack;
  const discards = upTo(to - from).map((depth) => discardAt(state, from + depth));
  return discards.filter((card) => kindOf[card] === kind);
}

const NO_CARDS: readonly Card[] = [];

/** Of these cards, those that the seat does not hold. */
function notHeldOf(state: State, seat: Seat, cards: readonly Card[]): Card[] {
  return without(cards, cardsHeld(state, seat)).filter((card) => isCard(state, card));
}

/** The lays with what the first leaves open: cards from the pile, where one natural from hand needs them to begin a meld. */
function filledUp(state: State, lays: readonly Lay[]): readonly Lay[] {
  if (!mayPayWithOne(state)) return lays;
  const { kindOf } = state.terms.pack;
  const [first, ...others] = lays;
  if (!first || first.to !== undefined) return lays;
  const rank = topKind(state);
  const short = state.terms.startOf[rank] - 1 - first.cards.length;
  if (short <= 0 || first.cards.some((card) => kindOf[card] !== rank)) return lays;
  const more = discardsOf(state, rank, 1, discardsTaken(state)).slice(0, short);
  return [{ cards: [...first.cards, ...more] }, ...others];
}

/** Whether these naturals and wilds from hand pay for the top discard, on a meld of its rank or not. */
export function paysFor(state: State, naturals: number, wilds: number, onMeld = false): boolean {
  const { paysWith } = state.terms;
  const pairOnly = state.frozen || needsPairToOpen(state);
  if (naturals >= 2 && (pairOnly || paysWith.pair)) return true;
  if (pairOnly) return false;
  return (onMeld && paysWith.onMeld) || (naturals >= 1 && wilds >= 1 && paysWith.naturalAndWild);
}

/** Whether one natural from hand is enough, with others of its rank among the cards taken. */
export function mayPayWithOne(state: State): boolean {
  return state.terms.paysWith.oneNatural && !state.frozen && !needsPairToOpen(state);
}

/** Whether the side to play has not opened, and takes only with a pair until it has. */
function needsPairToOpen(state: State): boolean {
  return state.terms.pairToOpen && !hasOpened(state, sideOf(state, state.turn));
}

/** Whether these wilds from hand pay for a wild on top: two of them, of its kind where the rules want that. */
export function wildsPay(state: State, cards: readonly Card[]): boolean {
  const { pack, paysWith } = state.terms;
  const like = cards.filter((card) => pack.kindOf[card] === topKind(state)).length;
  return (paysWith.anyWilds && cards.length >= 2) || (paysWith.likeWilds && like >= 2);
}

/** Whether a first lay with this many wilds is as clean as the rules want it. */
export function isCleanEnough({ terms }: State, wilds: number): boolean {
  return wilds === 0 || terms.rules.pickUpMeld !== 'newClean';
}

/** Why a wild on top is not taken with this first lay, which must be all wild. */
function whyNotPaidInWilds(state: State, first: Lay | undefined): Refusal | undefined {
  const { terms, turn } = state;
  const cards = first?.cards ?? [];
  const card = discardAt(state, 0);
  const kinds = terms.paysWith.anyWilds ? terms.wildKinds : 1 << terms.pack.kindOf[card];
  const wilds = cards.filter((each) => kinds & (1 << terms.pack.kindOf[each])).length;
  const isAllWild = cards.every((each) => terms.wildPlace[each] >= 0);
  const to = first?.to;
  const side = sideOf(state, turn);
  const goesOnRank =
    to !== undefined &&
    isMeld(state, side, to) &&
    meldKind(state, meldAt(state, side, to)) !== WILD;
  if (isAllWild && !goesOnRank && wildsPay(state, cards)) return undefined;
  return { why: 'needWilds', card, like: !terms.paysWith.anyWilds, have: wilds, need: 2 };
}

/** Why this first lay does not pay for the top discard, or undefined if it does. */
function whyNotPaid(state: State, first: Lay | undefined): Refusal | undefined {
  const { terms } = state;
  const rank = topKind(state);
  if (first?.to !== undefined && terms.rules.pickUpMeld !== 'any') return { why: 'takeAsNew' };
  if (terms.wildKinds & (1 << rank)) return whyNotPaidInWilds(state, first);
  let naturals = 0;
  let wilds = 0;
  for (const card of first?.cards ?? []) {
    if (terms.pack.kindOf[card] === rank) naturals++;
    else if (terms.wildPlace[card] >= 0) wilds++;
  }
  if (!isCleanEnough(state, wilds)) return { why: 'takeClean', rank };
  const own = terms.paysWith.oneNatural
    ? naturals - notHeldOf(state, state.turn, first?.cards ?? []).length
    : naturals;
  if (first && paysFor(state, own, wilds, first.to !== undefined)) return undefined;
  if (first && own >= 1 && wilds === 0 && first.to === undefined && mayPayWithOne(state))
    return undefined;
  if (state.frozen) return { why: 'discardsFrozen', rank, have: naturals, need: 2 };
  if (needsPairToOpen(state))
    return { why: 'needPair', rank, have: naturals, need: 2, until: 'opened' };
  const { naturalAndWild, oneNatural, onMeld } = terms.paysWith;
  return !naturalAndWild && !onMeld && !oneNatural
    ? { why: 'needPair', rank, have: naturals, need: 2 }
    : { why: 'needMatch', rank };
}
