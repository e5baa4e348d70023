import type { Seat } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { Refusal } from '../actions/refusal.ts';
import { kindsLeftToDiscard, neverLast, whyBarred } from '../goingOut/barredDiscards.ts';
import { canFinish } from '../goingOut/canFinish.ts';
import {
  goesOut,
  isBound,
  mayRunOut,
  partnersOf,
  whyNotAsk,
  whyNotGoOut,
} from '../goingOut/goOut.ts';
import { hasOpened, setFinished } from '../melds/meld.ts';
import { bitsOf, lowestBit } from '../numbers/bits.ts';
import type { Card } from '../rules/pack.ts';
import { addScores, leftOver, scoreRound } from '../score/score.ts';
import {
  discardCard,
  giveCard,
  heldCount,
  heldOf,
  inFoot,
  isCard,
  kindsHeld,
  notePlayed,
  takeCard,
  takeDiscard,
  takenUp,
  topKind,
} from '../state/places.ts';
import { addBonus, seatsIn, sideOf, type MutableState, type State } from '../state/state.ts';
import { outBonus } from '../terms/extent.ts';
import { isFootDue, takeUpFoot, waitsAfterDiscard, waitsInPlay, whyFootUnearned } from './foot.ts';
import { whyNotPickUp } from './pickUp.ts';
import { isStockOut, layAtOnce } from './stock.ts';

// The starter's upcard

/** Why the seat to act may not take the upcard alone, or undefined if it may. */
export function whyNotTakeUpcard(state: State): Refusal | undefined {
  if (state.terms.rules.starterUpcard === 'no')
    return { why: 'notInTheseRules', action: 'takeUpcard' };
  if (!state.firstTurn) return { why: 'notFirstTurn' };
  return state.discards === 0 ? { why: 'noDiscards' } : undefined;
}

export function takeUpcard(
  state: MutableState,
  seat: Seat,
  events: Event[] | undefined,
): Refusal | undefined {
  const refusal = whyNotTakeUpcard(state);
  if (refusal) return refusal;
  const card = takeDiscard(state);
  giveCard(state, seat, card);
  state.mayEndTurn = true;
  state.frozen = false;
  state.phase = 'play';
  events?.push({ event: 'tookUpcard', seat, card });
  layAtOnce(state, seat, 'pile', events);
  return undefined;
}

// Asking to go out

export function ask(
  state: MutableState,
  seat: Seat,
  events: Event[] | undefined,
): Refusal | undefined {
  const refusal = whyNotAsk(state, seat);
  if (refusal) return refusal;
  const waiting = state.terms.asksFirst ? partnersOf(state, seat) : [];
  state.waiting = bitsOf(waiting);
  if (waiting.length === 0) state.permission = 'yes';
  events?.push({ event: 'asked', seat, waiting });
  return undefined;
}

/** Why a partner who is asked can't say yes, or undefined if it can. */
export function whyNotAgree(state: State, seat: Seat): Refusal | undefined {
  const barred = kindsHeld(state, seat) & state.terms.outBarred;
  return barred === 0 ? undefined : { why: 'mustSayNo', kind: lowestBit(barred) };
}

/** A "no" decides at once; a "yes" when all have said it. Only those who are asked may answer. */
export function answer(
  state: MutableState,
  seat: Seat,
  yes: boolean,
  events: Event[] | undefined,
): undefined {
  state.waiting = yes ? state.waiting & ~(1 << seat) : 0;
  if (state.waiting === 0) state.permission = yes ? 'yes' : 'no';
  events?.push({ event: 'answered', seat, yes });
}

/** The seats that still owe an answer. */
export function waitingSeats(state: State): Seat[] {
  return seatsIn(state.terms, state.waiting);
}

// Ending the turn

/** Why the seat may not discard the card, or undefined if it may. */
function whyNotDiscard(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (!isCard(state, card) || heldOf(state, seat, card) === 0)
    return { why: 'notHeld', card, have: 0, need: 1 };
  const own = state.terms.plainDiscards ? undefined : whyNotDiscardThis(state, seat, card);
  return own ?? whyNotDiscardAny(state, seat);
}

/** Why not this card of those it holds, under rules that tell them apart. */
function whyNotDiscardThis(state: State, seat: Seat, card: Card): Refusal | undefined {
  return (
    whyNotFirst(state, seat, card) ??
    whyBarred(state, seat, state.terms.pack.kindOf[card]) ??
    whyNotByWord(state, seat, card)
  );
}

/** Why a seat that is bound to go out may not begin its last two discards with this card. */
function whyNotByWord(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (!shedsTwo(state, seat) || state.permission !== 'yes') return undefined;
  const mayGo = kindsByWord(state, seat) & (1 << state.terms.pack.kindOf[card]);
  return mayGo ? undefined : { why: 'mustGoOut' };
}

/** The kinds that a seat which holds several cards may discard by its word: all, unless it is bound to go out. */
export function kindsByWord(state: State, seat: Seat): number {
  if (!isBound(state, seat)) return -1;
  return shedsTwo(state, seat) && !whyNotGoOut(state, seat) ? kindsBeforeLast(state, seat) : 0;
}

/** Whether two discards would leave the seat no card. */
export function shedsTwo(state: State, seat: Seat): boolean {
  return state.terms.discardsTwice && state.phase === 'play' && heldCount(state, seat) === 2;
}

/** The kinds that may go first where the other card held must be the last discard. */
function kindsBeforeLast(state: State, seat: Seat): number {
  if (state.terms.rules.lastDiscard === 'forbidden') return 0;
  const held = kindsHeld(state, seat);
  const free = kindsLeftToDiscard(state, seat);
  const last = free & ~neverLast(state);
  let kinds = 0;
  for (let left = free; left !== 0; left &= left - 1) {
    const kind = left & -left;
    const other = held === kind ? kind : held & ~kind;
    if (other & last) kinds |= kind;
  }
  return kinds;
}

function whyNotFirst(state: State, seat: Seat, card: Card): Refusal | undefined {
  const { firstKinds, pack } = state.terms;
  const first = kindsLeftToDiscard(state, seat) & firstKinds;
  if (first === 0 || first & (1 << pack.kindOf[card])) return undefined;
  return { why: 'discardFirst', kind: lowestBit(first) };
}

/** Why the seat may not discard any card: it would leave too little, or break its word. */
export function whyNotDiscardAny(state: State, seat: Seat): Refusal | undefined {
  if (heldCount(state, seat) === 1) return whyNotDiscardLast(state, seat);
  const isFree =
    !inFoot(state, seat) || state.permission !== 'yes' || kindsByWord(state, seat) !== 0;
  return isFree ? undefined : { why: 'mustGoOut' };
}

function whyNotDiscardLast(state: State, seat: Seat): Refusal | undefined {
  const unearned = whyFootUnearned(state, seat, 0, 1);
  if (unearned) return unearned;
  if (!inFoot(state, seat)) return undefined;
  if (state.outBy >= 0) return undefined;
  if (state.terms.rules.lastDiscard === 'forbidden') return { why: 'lastDiscardForbidden' };
  if (mayRunOut(state)) return undefined;
  const because = whyNotGoOut(state, seat);
  return because ? { why: 'mustKeepCards', left: 0, need: 1, because } : undefined;
}

export function discard(
  state: MutableState,
  seat: Seat,
  card: Card,
  events: Event[] | undefined,
): Refusal | undefined {
  const refusal = whyNotDiscard(state, seat, card);
  if (refusal) return refusal;
  notePlayed(state, seat);
  takeCard(state, seat, card);
  discardCard(state, card);
  const froze = (state.terms.freezes & (1 << state.terms.pack.kindOf[card])) !== 0;
  if (froze) freeze(state, seat);
  events?.push({ event: 'discarded', seat, card, froze });
  if (heldCount(state, seat) === 0) {
    if (goesOut(state, seat, 'discarded')) return goOut(state, seat, 'discarded', events);
    if (isFootDue(state, seat) && !waitsAfterDiscard(state)) takeUpFoot(state, seat, events);
  } else if (owesAnother(state, seat)) {
    state.phase = 'discard';
    return undefined;
  }
  passTurn(state, events);
  return undefined;
}

/** Whether the seat, which has just discarded, must discard once more. */
function owesAnother(state: State, seat: Seat): boolean {
  return state.terms.discardsTwice && state.phase === 'play' && mayDiscardSome(state, seat);
}

/** Whether the seat may discard some card that it holds. */
export function mayDiscardSome(state: State, seat: Seat): boolean {
  const mayAny = heldCount(state, seat) > 0 && !whyNotDiscardAny(state, seat);
  return mayAny && kindsLeftToDiscard(state, seat) !== 0;
}

const MUST_DISCARD: Refusal = { why: 'mustDiscard' };

/** Why the turn may not end without a discard, or undefined if it may. */
export function whyNotEndTurn(state: State, seat: Seat): Refusal | undefined {
  if (state.permission === 'yes' && isBound(state, seat)) return { why: 'mustGoOut' };
  if (state.mayEndTurn || heldCount(state, seat) === 0) return undefined;
  if (kindsLeftToDiscard(state, seat) === 0) return undefined;
  const stuck = heldCount(state, seat) === 1 && whyNotDiscardAny(state, seat);
  if (!stuck) return MUST_DISCARD;
  const mustLay = stuck.why === 'lastDiscardForbidden' && !whyNotGoOut(state, seat);
  return mustLay && canFinish(state, seat) ? stuck : undefined;
}

export function endTurn(
  state: MutableState,
  seat: Seat,
  events: Event[] | undefined,
): Refusal | undefined {
  const refusal = whyNotEndTurn(state, seat);
  if (!refusal) passTurn(state, events);
  return refusal;
}

/** Handles a hand that may be empty: pick up the foot, go out, or nothing. */
export function settle(state: MutableState, seat: Seat, events: Event[] | undefined): void {
  if (heldCount(state, seat) === 0 || state.terms.footByBook) goOn(state, seat, events);
}

function goOn(state: MutableState, seat: Seat, events: Event[] | undefined): void {
  if (state.terms.outFromHand && goesOut(state, seat, 'laid'))
    return goOut(state, seat, 'laid', events);
  const before = takenUp(state, seat);
  while (isFootDue(state, seat) && !waitsInPlay(state)) takeUpFoot(state, seat, events);
  const ends = state.terms.rules.footTaken === 'endsTurn' && takenUp(state, seat) > before;
  if (ends) passTurn(state, events);
  if (ends || heldCount(state, seat) > 0) return;
  if (goesOut(state, seat, 'laid')) goOut(state, seat, 'laid', events);
  else passTurn(state, events);
}

/** A turn with nothing to play and nothing to discard ends by itself. */
export function endIdleTurn(state: MutableState, seat: Seat, events: Event[] | undefined): void {
  if (heldCount(state, seat) === 0 && inFoot(state, seat)) passTurn(state, events);
}

function goOut(
  state: MutableState,
  seat: Seat,
  last: 'laid' | 'discarded',
  events: Event[] | undefined,
): undefined {
  const side = sideOf(state, seat);
  const { afterOut } = state.terms.rules;
  const goesOn = afterOut === 'lap' || (afterOut === 'lapIfLaid' && last === 'laid');
  state.outBy = seat;
  const { bonusOut } = state.terms;
  const atOnce = bonusOut > 0 && state.fresh;
  addBonus(state, side, outBonus(state.terms.rules, state.round) + (atOnce ? bonusOut : 0));
  events?.push({
    event: 'wentOut',
    seat,
    side,
    ...(goesOn ? { lap: true } : {}),
    ...(atOnce ? { atOnce } : {}),
  });
  if (goesOn) passTurn(state, events);
  else endRound(state, events);
}

function passTurn(state: MutableState, events: Event[] | undefined): void {
  events?.push({ event: 'turnEnded', seat: state.turn });
  state.turn = state.turn + 1 === state.terms.players ? 0 : state.turn + 1;
  forgetTurn(state, 'draw');
  if (state.terms.bonusOut > 0) state.fresh = !hasOpened(state, sideOf(state, state.turn));
  if (state.turn === state.thaws) thaw(state);
  const isOut = isStockOut(state) && !mayPlayOn(state);
  if (isOut || state.turn === state.outBy) endRound(state, events);
  else if (state.terms.footWaits) takeWaitingFoot(state, events);
}

/** Whether the discards may be taken without a stock; the seat that draws nothing instead ends the round. */
function mayPlayOn(state: State): boolean {
  return state.terms.playsOn && !whyNotPickUp(state, state.turn);
}

/** A pile that waited for this turn is taken up before it begins. */
function takeWaitingFoot(state: MutableState, events: Event[] | undefined): void {
  if (!isFootDue(state, state.turn)) return;
  takeUpFoot(state, state.turn, events);
  if (state.terms.rules.footTaken === 'insteadOfDraw') state.phase = 'play';
}

function forgetTurn(state: MutableState, phase: 'draw' | 'over'): void {
  if (state.terms.booksWait) forgetFinished(state);
  state.phase = phase;
  state.firstTurn = false;
  state.mayEndTurn = false;
  state.permission = 'none';
}

/** Books finished in this turn take cards from now on. */
function forgetFinished(state: MutableState): void {
  for (let side = 0; side < state.terms.sides; side++) setFinished(state, side);
}

export function endRound(state: MutableState, events: Event[] | undefined): void {
  forgetTurn(state, 'over');
  const scores = scoreRound(state);
  addScores(state, scores);
  const by = state.outBy >= 0 ? 'goingOut' : 'stock';
  events?.push({ event: 'roundEnded', by, scores, left: leftOver(state) });
}

/** Turns the upcard's freezing into effect, where one that freezes may lie there from the start. */
export function freezeByTop(state: MutableState): void {
  if (state.discards === 0) return;
  if (state.terms.freezingUpcards & (1 << topKind(state))) freeze(state, state.starter);
}

function freeze(state: MutableState, seat: Seat): void {
  state.frozen = true;
  if (state.terms.thaws) state.thaws = seat;
}

function thaw(state: MutableState): void {
  state.frozen = false;
  state.thaws = -1;
}
