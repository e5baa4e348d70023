import type { Action, Lay, Seat } from './action.ts';
import { actor, play } from './act.ts';
import { cardsEach, isGrabbing } from './deal.ts';
import { whyNotAsk, whyNotGoOut } from './goOut.ts';
import { capHeld, whyNotCap, whyNotJoin, whyNotLay } from './lay.ts';
import {
  hasOpened,
  meldAt,
  meldCount,
  meldKind,
  naturalsIn,
  WILD,
  whyNotAnother,
  whyNotBegin,
} from './meld.ts';
import { listOpenings } from './openings.ts';
import type { Card, Kind } from './pack.ts';
import { discardsTaken, paysFor, whyNotPickUp } from './pickUp.ts';
import {
  copyState,
  discardAt,
  heldCount,
  heldFace,
  heldOfKind,
  inFoot,
  sideOf,
  stockLeft,
  type State,
} from './state.ts';
import { drawable, whyNotDrawFrom } from './stock.ts';
import { whyNotDiscard, whyNotEndTurn } from './turn.ts';

/**
 * The legal actions of the seat to act, each in one form: of cards that differ only in suit the first
 * held, of orders one, and of a laying its smallest steps, since larger ones follow from them. Openings
 * and last layings, which must happen in one action, are listed whole; openings up to a bound.
 */
export function legalActions(state: State, actions: Action[] = []): Action[] {
  if (state.phase === 'over') return actions;
  if (state.waiting) {
    actions.push(YES, NO);
    return actions;
  }
  const seat = actor(state);
  switch (state.phase) {
    case 'deal':
      listDeal(state, actions);
      break;
    case 'draw':
      listDraws(state, seat, actions);
      break;
    case 'play':
      listPlays(state, seat, actions);
      break;
  }
  return actions;
}

const YES: Action = { do: 'answer', yes: true };
const NO: Action = { do: 'answer', yes: false };
const END_TURN: Action = { do: 'endTurn' };
const ASK: Action = { do: 'askToGoOut' };
const TAKE_UPCARD: Action = { do: 'takeUpcard' };

// The commonest actions are made once and shared: listing them costs nothing.
const DISCARDS: Action[] = [];
const ADDITIONS: Action[][] = [];
const DRAWS = new Map<string, readonly number[]>();

function discardOf(card: Card): Action {
  return (DISCARDS[card] ??= { do: 'discard', card });
}

function additionOf(card: Card, to: number): Extract<Action, { do: 'layDown' }> {
  const row = (ADDITIONS[card] ??= []);
  return (row[to] ??= { do: 'layDown', lay: [{ cards: [card], to }] }) as Extract<
    Action,
    { do: 'layDown' }
  >;
}

// The deal

/** By how many cards a cut may be aimed to miss: what an eye without a ruler does. */
const AIM = 4;

function listDeal(state: State, actions: Action[]): void {
  if (!isGrabbing(state)) {
    state.terms.rules.piles.forEach((_, stack) => actions.push({ do: 'chooseHand', stack }));
    return;
  }
  const left = stockLeft(state, 0);
  for (let miss = -AIM; miss <= AIM; miss++) {
    actions.push({
      do: 'grab',
      depth: Math.min(1, Math.max(0, (cardsEach(state.terms) + miss) / left)),
    });
  }
}

// Drawing and picking up

function listDraws(state: State, seat: Seat, actions: Action[]): void {
  const { rules } = state.terms;
  for (const from of drawWays(state, rules.draw, state.discards))
    actions.push({ do: 'draw', from });
  if (rules.starterUpcard === 'mayTake' && state.firstTurn && state.discards > 0)
    actions.push(TAKE_UPCARD);
  if (whyNotPickUp(state, seat)) return;
  if (rules.pickUp.take === 'card') {
    for (const from of drawWays(state, rules.draw - 1, state.discards - 1))
      actions.push({ do: 'pickUp', from });
  } else {
    listPickUps(state, seat, actions);
  }
}

/** The ways to share a draw out over the stock piles. */
function drawWays(state: State, count: number, discards: number): readonly (readonly number[])[] {
  const cards = drawable(state, count, discards);
  const ways: (readonly number[])[] = [];
  for (let second = 0; second <= (state.stockPiles > 1 ? cards : 0); second++) {
    const way = drawWay(cards - second, second);
    if (!whyNotDrawFrom(state, way, count, discards)) ways.push(way);
  }
  return ways;
}

function drawWay(first: number, second: number): readonly number[] {
  const key = `${first},${second}`;
  let way = DRAWS.get(key);
  if (!way)
    DRAWS.set(key, (way = [...Array<number>(first).fill(0), ...Array<number>(second).fill(1)]));
  return way;
}

function listPickUps(state: State, seat: Seat, actions: Action[]): void {
  const side = sideOf(state, seat);
  const tight = inFoot(state, seat) && discardsTaken(state) === 1;
  if (!hasOpened(state, side)) {
    const rank = state.terms.pack.kindOf[discardAt(state, 0)];
    const pays = (naturals: number, wilds: number): boolean => paysFor(state, naturals, wilds);
    const found = (lay: Lay[]): void => {
      const action: Action = { do: 'pickUp', lay };
      if (!tight || !play(copyState(state), seat, action)) actions.push(action);
    };
    if (!whyNotAnother(state, side, rank)) listOpenings(state, seat, found, { rank, pays });
    return;
  }
  const first: Lay[] = [];
  for (let number = 0; number < meldCount(state, side); number++)
    listOnMeld(state, seat, number, first);
  listWithTop(state, seat, first);
  for (const lay of first) {
    if (tight) listTightPickUp(state, seat, lay, actions);
    else actions.push({ do: 'pickUp', lay: [lay] });
  }
}

/** A pick-up that might take the seat's last cards: alone, or with more laid to go out. */
function listTightPickUp(state: State, seat: Seat, lay: Lay, actions: Action[]): void {
  const attempt = (lays: Lay[]): boolean => {
    const action: Action = { do: 'pickUp', lay: lays };
    const ok = !play(copyState(state), seat, action);
    if (ok) actions.push(action);
    return ok;
  };
  if (!attempt([lay])) combine(state, seat, [lay], 0, attempt);
}

function listOnMeld(state: State, seat: Seat, number: number, lays: Lay[]): void {
  const rank = state.terms.pack.kindOf[discardAt(state, 0)];
  const meld = meldAt(state, sideOf(state, seat), number);
  if (meldKind(state, meld) !== rank) return;
  if (paysFor(state, 0, 0, true)) {
    if (!whyNotJoin(state, meld, 1, 0)) lays.push({ cards: [], to: number });
    return;
  }
  for (let naturals = 2; naturals >= 1; naturals--) {
    const wilds = 2 - naturals;
    if (heldOfKind(state, seat, rank) < naturals || !paysFor(state, naturals, wilds)) continue;
    if (whyNotJoin(state, meld, naturals + 1, wilds)) continue;
    const cards = heldCards(state, seat, rank, naturals);
    eachWilds(state, seat, wilds, (chosen) =>
      lays.push({ cards: [...cards, ...chosen], to: number }),
    );
  }
}

/** New melds of the top discard with cards from hand. */
function listWithTop(state: State, seat: Seat, lays: Lay[]): void {
  const { rules, pack } = state.terms;
  const rank = pack.kindOf[discardAt(state, 0)];
  if (whyNotAnother(state, sideOf(state, seat), rank)) return;
  const size = Math.max(rules.meldStart.cards, 3);
  for (
    let naturals = Math.min(size - 1, heldOfKind(state, seat, rank));
    naturals >= 1;
    naturals--
  ) {
    const wilds = size - 1 - naturals;
    if (!paysFor(state, naturals, wilds) || whyNotBegin(state.terms, rank, naturals + 1, wilds))
      continue;
    const cards = heldCards(state, seat, rank, naturals);
    eachWilds(state, seat, wilds, (chosen) => lays.push({ cards: [...cards, ...chosen] }));
  }
}

// Laying

function listPlays(state: State, seat: Seat, actions: Action[]): void {
  const side = sideOf(state, seat);
  if (hasOpened(state, side)) {
    listAdditions(state, seat, actions);
    listNewMelds(state, seat, actions);
    listFinishes(state, seat, actions);
    listCaps(state, seat, actions);
  } else {
    listOpenings(state, seat, (lay) => {
      if (!whyNotLay(state, seat, lay)) actions.push({ do: 'layDown', lay });
    });
  }
  if (state.terms.rules.permission !== 'none' && !whyNotAsk(state, seat)) actions.push(ASK);
  for (let kind = 0; kind < state.terms.kinds; kind++) {
    if (heldOfKind(state, seat, kind) === 0) continue;
    const card = heldFace(state, seat, kind);
    if (!whyNotDiscard(state, seat, card)) actions.push(discardOf(card));
  }
  if (!whyNotEndTurn(state, seat)) actions.push(END_TURN);
}

/** Whether laying so many cards cannot be refused for what it leaves. */
function leavesEnough(state: State, seat: Seat, cards: number): boolean {
  const { withoutBooks } = state.terms.rules;
  if (state.permission === 'yes') return false;
  return !inFoot(state, seat) || withoutBooks === 'playOn' || heldCount(state, seat) - cards >= 2;
}

function listAdditions(state: State, seat: Seat, actions: Action[]): void {
  const side = sideOf(state, seat);
  const { wilds, role } = state.terms;
  const free = leavesEnough(state, seat, 1);
  const add = (card: Card, to: number): void => {
    const action = additionOf(card, to);
    if (free || !whyNotLay(state, seat, action.lay)) actions.push(action);
  };
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const kind = meldKind(state, meld);
    if (kind !== WILD && role[kind] === 'natural' && heldOfKind(state, seat, kind) > 0) {
      if (!whyNotJoin(state, meld, 1, 0)) add(heldFace(state, seat, kind), number);
    }
    for (let at = 0; at < wilds.length; at++) {
      if (heldOfKind(state, seat, wilds[at]) === 0) continue;
      if (whyNotJoin(state, meld, 0, 1)) break;
      add(heldFace(state, seat, wilds[at]), number);
    }
  }
}

function listNewMelds(state: State, seat: Seat, actions: Action[]): void {
  const free = leavesEnough(state, seat, state.terms.rules.meldStart.cards);
  eachNewMeld(state, seat, (cards) => {
    const lay = [{ cards }];
    if (free || !whyNotLay(state, seat, lay)) actions.push({ do: 'layDown', lay });
  });
}

/** Every smallest new meld from the cards held, the kinds that meld only at the end included. */
function eachNewMeld(state: State, seat: Seat, found: (cards: Card[]) => void): void {
  const { ranks, rules } = state.terms;
  for (let at = 0; at < ranks.length; at++) {
    if (heldOfKind(state, seat, ranks[at]) >= rules.meldStart.naturals)
      eachMeldOf(state, seat, ranks[at], found);
  }
  if (rules.wildMelds > 0 && !whyNotAnother(state, sideOf(state, seat), WILD)) {
    eachWilds(state, seat, rules.meldStart.cards, found);
  }
}

function eachMeldOf(state: State, seat: Seat, rank: Kind, found: (cards: Card[]) => void): void {
  const { meldStart } = state.terms.rules;
  if (whyNotAnother(state, sideOf(state, seat), rank)) return;
  for (
    let naturals = Math.min(meldStart.cards, heldOfKind(state, seat, rank));
    naturals >= meldStart.naturals;
    naturals--
  ) {
    const wilds = meldStart.cards - naturals;
    if (whyNotBegin(state.terms, rank, naturals, wilds)) continue;
    if (wilds === 0) found(heldCards(state, seat, rank, naturals));
    else
      eachWilds(state, seat, wilds, (chosen) =>
        found([...heldCards(state, seat, rank, naturals), ...chosen]),
      );
  }
}

/** Every choice of so many held wilds, by kind. */
function eachWilds(state: State, seat: Seat, count: number, found: (cards: Card[]) => void): void {
  const { wilds } = state.terms;
  const choose = (at: number, left: number, chosen: Card[]): void => {
    if (left === 0) {
      found(chosen);
      return;
    }
    if (at === wilds.length) return;
    for (let take = Math.min(left, heldOfKind(state, seat, wilds[at])); take >= 0; take--) {
      choose(at + 1, left - take, [...chosen, ...heldCards(state, seat, wilds[at], take)]);
    }
  };
  choose(0, count, []);
}

/** The first `count` cards held of the kind. */
function heldCards(state: State, seat: Seat, kind: Kind, count: number): Card[] {
  const cards: Card[] = [];
  for (let skip = 0; skip < count; skip++) cards.push(heldFace(state, seat, kind, skip));
  return cards;
}

// Going out in one action, where no smaller step could be left standing

function listFinishes(state: State, seat: Seat, actions: Action[]): void {
  const { withoutBooks, meldStart } = state.terms.rules;
  const held = heldCount(state, seat);
  if (!inFoot(state, seat) || withoutBooks === 'playOn' || held < 2 || held > meldStart.cards + 1)
    return;
  if (whyNotGoOut(state, seat)?.why !== 'booksMissing') return;
  combine(state, seat, [], 0, (lay) => {
    const ok = lay.length > 1 && !whyNotLay(state, seat, lay);
    if (ok) actions.push({ do: 'layDown', lay });
    return ok;
  });
}

/** Tries ever longer lists of single cards and smallest melds after `lays`, until one holds. */
function combine(
  state: State,
  seat: Seat,
  lays: Lay[],
  from: number,
  attempt: (lays: Lay[]) => boolean,
): void {
  const steps = smallSteps(state, seat);
  for (let at = from; at < steps.length; at++) {
    const longer = [...lays, steps[at]];
    if (!isHeld(state, seat, longer)) continue;
    if (!attempt(longer)) combine(state, seat, longer, at, attempt);
  }
}

function smallSteps(state: State, seat: Seat): Lay[] {
  const side = sideOf(state, seat);
  const steps: Lay[] = [];
  eachNewMeld(state, seat, (cards) => steps.push({ cards }));
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const kinds =
      naturalsIn(state, meld) > 0
        ? [meldKind(state, meld), ...state.terms.wilds]
        : state.terms.wilds;
    for (const kind of kinds) {
      for (let skip = 0; skip < heldOfKind(state, seat, kind); skip++) {
        steps.push({ cards: [heldFace(state, seat, kind, skip)], to: number });
      }
    }
  }
  return steps;
}

function isHeld(state: State, seat: Seat, lays: readonly Lay[]): boolean {
  const used = new Map<Kind, number>();
  for (const { cards } of lays) {
    for (const card of cards) {
      const kind = state.terms.pack.kindOf[card];
      used.set(kind, (used.get(kind) ?? 0) + 1);
    }
  }
  return [...used].every(([kind, count]) => count <= heldOfKind(state, seat, kind));
}

function listCaps(state: State, seat: Seat, actions: Action[]): void {
  if (capHeld(state, seat) < 0) return;
  for (let meld = 0; meld < meldCount(state, sideOf(state, seat)); meld++) {
    if (!whyNotCap(state, seat, meld)) actions.push({ do: 'cap', meld });
  }
}
