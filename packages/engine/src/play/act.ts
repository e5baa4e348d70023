import type { Action, Seat, MeldNumber } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { Refusal } from '../actions/refusal.ts';
import { assert } from '../numbers/assert.ts';
import { isGameOver } from '../score/score.ts';
import { notePlayed, stockSize } from '../state/places.ts';
import { copyState, sideOf, type MutableState, type State } from '../state/state.ts';
import { isGrabbed } from '../terms/extent.ts';
import { cap } from './cap.ts';
import { chooseHand, grab } from './deal.ts';
import { booksOf, lay, tellLaid } from './lay.ts';
import { beforePlay, notePlay } from './notePlay.ts';
import { takeDiscards } from './pickUp.ts';
import { drawFrom, pilesByDefault, whyNotDrawFrom } from './stock.ts';
import {
  answer,
  ask,
  discard,
  endIdleTurn,
  endRound,
  endTurn,
  settle,
  takeUpcard,
  waitingSeats,
  whyNotAgree,
} from './turn.ts';

/** The result of an action. */
export type ActionResult =
  | { readonly ok: true; readonly state: MutableState; readonly events: Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Plays the action on a copy of the state, or on `next` where the caller has made one. Anything may be proposed; the
 * state given never changes.
 */
export function apply(
  state: State,
  seat: Seat,
  action: Action,
  next = copyState(state),
): ActionResult {
  const events: Event[] = [];
  const refusal = play(next, seat, action, events);
  return refusal ? { ok: false, refusal } : { ok: true, state: next, events };
}

/** Plays the action on the state itself, unless it is refused: then nothing changes. */
export function play(
  state: MutableState,
  seat: Seat,
  action: Action,
  events?: Event[],
): Refusal | undefined {
  const refusal = perform(state, seat, action, events);
  assert(state.inAir === 0, 'a card is astray');
  return refusal;
}

/** The action with what it leaves open written out: the stock piles of a draw. */
export function spelledOut(state: State, action: Action): Action {
  const count = state.terms.draws[state.round];
  const { pickUp: way } = state.terms.rules;
  if (action.do === 'draw')
    return { do: 'draw', from: action.from ?? pilesByDefault(state, count) };
  if (action.do !== 'pickUp' || way.take !== 'card') return action;
  return { ...action, from: action.from ?? pilesByDefault(state, count - 1, state.discards - 1) };
}

/** The seats that must act: while a question is open, all that owe an answer. */
export function actors(state: State): Seat[] {
  return state.waiting === 0 ? [state.turn] : waitingSeats(state);
}

/** The seat that must act first. */
export function actor(state: State): Seat {
  return state.waiting === 0 ? state.turn : waitingSeats(state)[0];
}

function perform(
  state: MutableState,
  seat: Seat,
  action: Action,
  events: Event[] | undefined,
): Refusal | undefined {
  switch (action.do) {
    case 'draw':
      return whyNotNow(state, seat, 'draw') ?? draw(state, seat, action.from, events);
    case 'discard':
      return (
        whyNotNow(state, seat, state.phase === 'discard' ? 'discard' : 'play') ??
        discard(state, seat, action.card, events)
      );
    case 'layDown':
      return whyNotNow(state, seat, 'play') ?? layDown(state, seat, action.lay, events);
    case 'pickUp':
      return whyNotNow(state, seat, 'draw') ?? pickUp(state, seat, action, events);
    case 'takeUpcard':
      return whyNotNow(state, seat, 'draw') ?? takeUpcard(state, seat, events);
    case 'cap':
      return whyNotNow(state, seat, 'play') ?? capMeld(state, seat, action.meld, events);
    case 'askToGoOut':
      return whyNotNow(state, seat, 'play') ?? ask(state, seat, events);
    case 'endTurn':
      return whyNotNow(state, seat, 'play') ?? endTurn(state, seat, events);
    case 'answer':
      return whyNotAnswer(state, seat, action.yes) ?? answer(state, seat, action.yes, events);
    case 'grab':
      return whyNotDeal(state, seat, 'grab') ?? grab(state, seat, action.depth, events);
    case 'chooseHand':
      return whyNotDeal(state, seat, 'chooseHand') ?? chooseHand(state, seat, action.stack, events);
  }
}

type Half = 'draw' | 'play' | 'discard';

/** Why the seat may not do anything of this part of a turn right now. */
function whyNotNow(state: State, seat: Seat, half: Half): Refusal | undefined {
  const now = state.phase === half && seat === state.turn && state.waiting === 0;
  return now ? undefined : whyNotYet(state, seat, half);
}

function whyNotYet(state: State, seat: Seat, half: Half): Refusal {
  if (state.phase === 'over') return whyOver(state);
  if (state.phase === 'deal') return { why: 'dealFirst' };
  const notTurn = whyNotTurn(state, seat);
  if (notTurn) return notTurn;
  if (state.phase === 'discard') return { why: 'alreadyDiscarded' };
  return { why: half === 'draw' ? 'alreadyDrawn' : 'drawFirst' };
}

function whyOver(state: State): Refusal {
  return { why: isGameOver(state) ? 'gameOver' : 'roundOver' };
}

function whyNotTurn(state: State, seat: Seat): Refusal | undefined {
  if (state.waiting !== 0) return { why: 'waitingForAnswer', waiting: waitingSeats(state) };
  return seat === state.turn ? undefined : { why: 'notYourTurn', turn: state.turn };
}

function whyNotAnswer(state: State, seat: Seat, yes: boolean): Refusal | undefined {
  if (state.phase === 'over') return whyOver(state);
  if (!waitingSeats(state).includes(seat)) return { why: 'notAsked' };
  return yes ? whyNotAgree(state, seat) : undefined;
}

/** Dealing has its own actions, and they have no place after it. */
function whyNotDeal(state: State, seat: Seat, action: 'grab' | 'chooseHand'): Refusal | undefined {
  const { deal, handChoice } = state.terms.rules;
  if (state.phase === 'over') return whyOver(state);
  const known = action === 'grab' ? isGrabbed({ deal }) : handChoice !== 'first';
  if (!known) return { why: 'notInTheseRules', action };
  return state.phase === 'deal' ? whyNotTurn(state, seat) : { why: 'alreadyDealt' };
}

function draw(
  state: MutableState,
  seat: Seat,
  from: readonly number[] | undefined,
  events: Event[] | undefined,
): Refusal | undefined {
  const count = state.terms.draws[state.round];
  const refusal = whyNotDrawFrom(state, from, count);
  if (refusal) return refusal;
  if (state.terms.playsOn && stockSize(state) === 0) {
    endRound(state, events);
    return undefined;
  }
  drawFrom(state, seat, from, count, events);
  state.phase = 'play';
  endIdleTurn(state, seat, events);
  return undefined;
}

function pickUp(
  state: MutableState,
  seat: Seat,
  { lay: lays = [], from }: Extract<Action, { do: 'pickUp' }>,
  events: Event[] | undefined,
): Refusal | undefined {
  const before = state.terms.notesPlay ? beforePlay(state, seat) : undefined;
  const refusal = takeDiscards(state, seat, lays, from, events);
  if (refusal) return refusal;
  state.phase = 'play';
  if (before) notePlay(state, seat, before, lays.length > 0, events);
  settle(state, seat, events);
  return undefined;
}

function layDown(
  state: MutableState,
  seat: Seat,
  lays: Parameters<typeof lay>[2],
  events: Event[] | undefined,
): Refusal | undefined {
  if (lays.length === 0) return { why: 'nothingLaid' };
  const books = events && booksOf(state, sideOf(state, seat));
  const before = state.terms.notesPlay ? beforePlay(state, seat) : undefined;
  const refusal = lay(state, seat, lays);
  if (refusal) return refusal;
  if (events && books) tellLaid(state, seat, lays, books, events);
  if (before) notePlay(state, seat, before, true, events);
  settle(state, seat, events);
  return undefined;
}

function capMeld(
  state: MutableState,
  seat: Seat,
  meld: MeldNumber,
  events: Event[] | undefined,
): Refusal | undefined {
  const refusal = cap(state, seat, meld);
  if (refusal) return refusal;
  events?.push({ event: 'capped', seat, meld });
  notePlayed(state, seat);
  settle(state, seat, events);
  return undefined;
}
