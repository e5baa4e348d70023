import type { Action, Seat } from './action.ts';
import { assert } from './assert.ts';
import { chooseHand, grab } from './deal.ts';
import type { Event } from './event.ts';
import { booksOf, cap, lay, tellLaid } from './lay.ts';
import { takeDiscards } from './pickUp.ts';
import type { Refusal } from './refusal.ts';
import { isGameOver } from './score.ts';
import { copyState, sideOf, type State } from './state.ts';
import { drawFrom, pilesByDefault, whyNotDrawFrom } from './stock.ts';
import {
  answer,
  ask,
  discard,
  endIdleTurn,
  endTurn,
  settle,
  takeUpcard,
  waitingSeats,
} from './turn.ts';

/** What became of an action. */
export type Outcome =
  | { readonly ok: true; readonly state: State; readonly events: Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Plays the action on a copy of the state. Anything may be proposed; the state given never changes. */
export function apply(state: State, seat: Seat, action: Action): Outcome {
  const next = copyState(state);
  const events: Event[] = [];
  const refusal = play(next, seat, action, events);
  return refusal ? { ok: false, refusal } : { ok: true, state: next, events };
}

/** Plays the action on the state itself, unless it is refused: then nothing changes. */
export function play(
  state: State,
  seat: Seat,
  action: Action,
  events?: Event[],
): Refusal | undefined {
  const refusal = whyNotNow(state, seat, action) ?? perform(state, seat, action, events);
  assert(state.inAir === 0, 'every card is in exactly one place');
  return refusal;
}

/** The action with what it leaves open written out: the stock piles of a draw. */
export function spelledOut(state: State, action: Action): Action {
  const { draw: count, pickUp: way } = state.terms.rules;
  if (action.do === 'draw')
    return { do: 'draw', from: action.from ?? pilesByDefault(state, count) };
  if (action.do !== 'pickUp' || way.take !== 'card') return action;
  return { ...action, from: action.from ?? pilesByDefault(state, count - 1, state.discards - 1) };
}

/** The seat that must act: while a question is open, the first that owes an answer. */
export function actor(state: State): Seat {
  return state.waiting === 0 ? state.turn : waitingSeats(state)[0];
}

/** Why the seat may not do such a thing at this moment, whatever its particulars. */
function whyNotNow(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.phase === 'over') return { why: isGameOver(state) ? 'gameOver' : 'roundOver' };
  if (action.do === 'answer')
    return waitingSeats(state).includes(seat) ? undefined : { why: 'notAsked' };
  const notDealing = whyNotDealing(state, action);
  if (notDealing) return notDealing;
  if (state.waiting) return { why: 'waitingForAnswer', waiting: waitingSeats(state) };
  if (seat !== state.turn) return { why: 'notYourTurn', turn: state.turn };
  return whyNotInPhase(state, action);
}

/** Dealing has its own actions, and they have no place after it. */
function whyNotDealing({ phase, terms }: State, action: Action): Refusal | undefined {
  const { deal, handChoice } = terms.rules;
  if (action.do !== 'grab' && action.do !== 'chooseHand')
    return phase === 'deal' ? { why: 'dealFirst' } : undefined;
  const known = action.do === 'grab' ? deal === 'grabbed' : handChoice !== 'first';
  if (!known) return { why: 'notInTheseRules', action: action.do };
  return phase === 'deal' ? undefined : { why: 'alreadyDealt' };
}

function whyNotInPhase({ phase }: State, action: Action): Refusal | undefined {
  switch (action.do) {
    case 'draw':
    case 'takeUpcard':
    case 'pickUp':
      return phase === 'draw' ? undefined : { why: 'alreadyDrawn' };
    case 'layDown':
    case 'cap':
    case 'askToGoOut':
    case 'discard':
    case 'endTurn':
      return phase === 'play' ? undefined : { why: 'drawFirst' };
    case 'grab':
    case 'chooseHand':
    case 'answer':
      return undefined;
  }
}

function perform(
  state: State,
  seat: Seat,
  action: Action,
  events: Event[] | undefined,
): Refusal | undefined {
  switch (action.do) {
    case 'draw':
      return draw(state, seat, action.from, events);
    case 'discard':
      return discard(state, seat, action.card, events);
    case 'layDown':
      return layDown(state, seat, action.lay, events);
    case 'pickUp':
      return pickUp(state, seat, action, events);
    case 'takeUpcard':
      return takeUpcard(state, seat, events);
    case 'cap':
      return capMeld(state, seat, action.meld, events);
    case 'askToGoOut':
      return ask(state, seat, events);
    case 'answer':
      return answer(state, seat, action.yes, events);
    case 'endTurn':
      return endTurn(state, seat, events);
    case 'grab':
      return grab(state, seat, action.depth, events);
    case 'chooseHand':
      return chooseHand(state, seat, action.stack, events);
  }
}

function draw(
  state: State,
  seat: Seat,
  from: readonly number[] | undefined,
  events: Event[] | undefined,
): Refusal | undefined {
  const count = state.terms.rules.draw;
  const refusal = whyNotDrawFrom(state, from, count);
  if (refusal) return refusal;
  drawFrom(state, seat, from, count, events);
  state.phase = 'play';
  endIdleTurn(state, seat, events);
  return undefined;
}

function pickUp(
  state: State,
  seat: Seat,
  { lay: lays = [], from }: Extract<Action, { do: 'pickUp' }>,
  events: Event[] | undefined,
): Refusal | undefined {
  const refusal = takeDiscards(state, seat, lays, from, events);
  if (refusal) return refusal;
  state.phase = 'play';
  settle(state, seat, events);
  return undefined;
}

function layDown(
  state: State,
  seat: Seat,
  lays: Parameters<typeof lay>[2],
  events: Event[] | undefined,
): Refusal | undefined {
  if (lays.length === 0) return { why: 'nothingLaid' };
  const before = events && booksOf(state, sideOf(state, seat));
  const refusal = lay(state, seat, lays);
  if (refusal) return refusal;
  if (events && before) tellLaid(state, seat, lays, before, events);
  settle(state, seat, events);
  return undefined;
}

function capMeld(
  state: State,
  seat: Seat,
  meld: number,
  events: Event[] | undefined,
): Refusal | undefined {
  const refusal = cap(state, seat, meld);
  if (refusal) return refusal;
  events?.push({ event: 'capped', seat, meld });
  settle(state, seat, events);
  return undefined;
}
