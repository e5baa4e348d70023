import type { Action, Seat, MeldNumber } from '../actions/action.ts';
import { kindsLeftToDiscard } from '../goingOut/barredDiscards.ts';
import { whyNotAsk } from '../goingOut/goOut.ts';
import { whyNotJoin } from '../melds/fitting.ts';
import { hasOpened, meldAt, meldCount, meldKind, whyNotAnother } from '../melds/meld.ts';
import { openingFor, opensWithBook, uncounted } from '../melds/opening.ts';
import { countBits } from '../numbers/bits.ts';
import { step, TRY } from '../numbers/steps.ts';
import { upTo } from '../numbers/upTo.ts';
import { actor } from '../play/act.ts';
import { capHeld, whyNotCap } from '../play/cap.ts';
import { isGrabbing } from '../play/deal.ts';
import { isOnLastCards } from '../play/foot.ts';
import { areOutOfReach, isCleanEnough, paysFor, whyNotPickUp } from '../play/pickUp.ts';
import { inStock, pilesApart } from '../play/stock.ts';
import {
  kindsByWord,
  shedsTwo,
  whyNotAgree,
  whyNotDiscardAny,
  whyNotEndTurn,
  whyNotTakeUpcard,
} from '../play/turn.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { eachWilds, heldCards } from '../state/held.ts';
import {
  discardAt,
  heldCount,
  heldFace,
  heldOf,
  heldOfKind,
  inFoot,
  topKind,
} from '../state/places.ts';
import { sideOf, type State } from '../state/state.ts';
import { beginsMeld } from '../terms/meldTerms.ts';
import { listBookOpenings, listBookPickUps } from './bookOpenings.ts';
import {
  ASK,
  CAP,
  CHOOSE_HAND,
  codeOf,
  DRAW,
  END_TURN,
  GRAB,
  NO,
  NO_WILD,
  OPEN,
  PLAIN,
  TAKE_AND_BEGIN,
  TAKE_AND_OPEN,
  TAKE_CARD,
  TAKE_ON_MELD,
  TAKE_UPCARD,
  YES,
} from './codes.ts';
import { isTight, listPickUp } from './lastLayings.ts';
import { countLayings } from './layingAt.ts';
import { listLayings, sieve } from './layings.ts';
import { AIMS, clearMoves, moveAt, newMoves, pushMove, pushWhole, type Moves } from './moves.ts';
import { eachNewMeld } from './newMelds.ts';
import { eachOnTop } from './onTop.ts';
import { listOpeningsWithOne, listTakesWithOne } from './oneNatural.ts';
import { listOpenings } from './openings.ts';
import { listWholeHand } from './wholeHand.ts';
import { listWildOpenings, listWildPickUps } from './wildTop.ts';

const listed = newMoves();

/**
 * The legal actions of the seat to act, each in one form: the first held of cards that differ only in
 * suit, one order out of many, and the smallest steps of a laying, since larger ones follow from them.
 * Openings and last layings must happen in one action, so they're listed whole; openings up to a bound.
 */
export function legalActions(state: State): Action[] {
  listMoves(state, listed);
  return upTo(listed.count).map((index) => moveAt(state, listed, index));
}

/** The same list in its small form, replacing what `moves` held; `moveAt` makes an action of an entry. */
export function listMoves(state: State, moves: Moves): void {
  clearMoves(moves);
  if (state.waiting) listAnswers(state, moves);
  else if (state.phase === 'play') listPlays(state, state.turn, moves);
  else if (state.phase === 'draw') listDraws(state, state.turn, moves);
  else if (state.phase === 'discard') listDiscards(state, state.turn, moves);
  else if (state.phase === 'deal') listDeal(state, moves);
  moves.count = moves.layings + moves.coded + countBits(moves.discards);
}

function listAnswers(state: State, moves: Moves): void {
  if (!whyNotAgree(state, actor(state))) pushMove(moves, PLAIN, YES, 0, 0, 0);
  pushMove(moves, PLAIN, NO, 0, 0, 0);
}

function listDeal(state: State, moves: Moves): void {
  const grabbing = isGrabbing(state);
  const ways = grabbing ? AIMS : state.terms.rules.piles.length;
  for (let way = 0; way < ways; way++) pushMove(moves, grabbing ? GRAB : CHOOSE_HAND, way, 0, 0, 0);
}

// Drawing and picking up

function listDraws(state: State, seat: Seat, moves: Moves): void {
  const { draws, rules } = state.terms;
  const count = draws[state.round];
  listDrawWays(state, count, state.discards, DRAW, moves);
  if (state.firstTurn && !whyNotTakeUpcard(state)) pushMove(moves, PLAIN, TAKE_UPCARD, 0, 0, 0);
  if (areOutOfReach(state, seat) || whyNotPickUp(state, seat)) return;
  if (rules.pickUp.take === 'card')
    listDrawWays(state, count - 1, state.discards - 1, TAKE_CARD, moves);
  else if (rules.pickUpUses === 'top') listTakes(state, seat, moves);
  else eachOnTop(state, moves, listTakes);
}

function listTakes(state: State, seat: Seat, moves: Moves): void {
  if (hasOpened(state, sideOf(state, seat))) listPickUps(state, seat, moves);
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
  if (state.stockPiles > 2 || state.terms.drawsApart)
    return listManyWays(state, count, discards, op, moves);
  const first = inStock(state, 0, count, discards);
  const second = inStock(state, 1, count, discards);
  const all = first + second;
  const cards = all < count ? all : count;
  for (let b = cards > first ? cards - first : 0; b <= second && b <= cards; b++)
    moves.codes[moves.coded++] = codeOf(op, cards - b, b, 0, 0);
}

function listManyWays(
  state: State,
  count: number,
  discards: number,
  op: number,
  moves: Moves,
): void {
  const first = inStock(state, 0, count, discards);
  const second = inStock(state, 1, count, discards);
  const third = inStock(state, 2, count, discards);
  const fourth = inStock(state, 3, count, discards);
  const all = first + second + third + fourth;
  const cards = all < count ? all : count;
  const apart = pilesApart(state, count, discards);
  const { codes } = moves;
  let { coded } = moves;
  for (let d = 0; d <= fourth && d <= cards; d++)
    for (let c = 0; c <= third && c + d <= cards; c++)
      for (let b = 0; b <= second && b + c + d <= cards; b++) {
        const a = cards - b - c - d;
        if (a > first || +(a > 0) + +(b > 0) + +(c > 0) + +(d > 0) < apart) continue;
        codes[coded++] = codeOf(op, a, b, c, d);
      }
  moves.coded = coded;
}

function listOpeningPickUps(state: State, seat: Seat, moves: Moves): void {
  const rank = topKind(state);
  if (state.terms.wildKinds & (1 << rank)) return listWildOpenings(state, seat, moves);
  if (opensWithBook(state)) return listBookPickUps(state, seat, moves);
  if (state.terms.paysWith.oneNatural) listOpeningsWithOne(state, seat, moves);
  if (!paysFor(state, heldOfKind(state, seat, rank), heldCount(state, seat))) return;
  const first = moves.coded;
  const need = openingFor(state, seat) + uncounted(state, [discardAt(state, 0)]);
  listOpenings(state, seat, moves, TAKE_AND_OPEN, rank, need);
  if (isTight(state, seat) || !state.terms.plainStarts) sieve(state, seat, moves, first);
}

function listPickUps(state: State, seat: Seat, moves: Moves): void {
  const { terms } = state;
  const side = sideOf(state, seat);
  const rank = topKind(state);
  if (terms.wildKinds & (1 << rank)) return listWildPickUps(state, seat, moves);
  if (terms.paysWith.oneNatural) listTakesWithOne(state, seat, moves);
  const held = heldOfKind(state, seat, rank);
  const isNew = terms.rules.pickUpMeld !== 'any';
  if (!paysFor(state, held, heldCount(state, seat), true)) return;
  for (let number = 0; number < meldCount(state, side) && !isNew; number++) {
    if (meldKind(state, meldAt(state, side, number)) === rank)
      listOnMeld(state, seat, number, moves);
  }
  if (held === 0 || whyNotAnother(state, side, rank)) return;
  if (!terms.plainStarts) return listNewTakes(state, seat, rank, moves);
  const size = Math.max(terms.startOf[rank], 3);
  for (let naturals = Math.min(size - 1, held); naturals >= 1; naturals--) {
    const wilds = size - 1 - naturals;
    if (!paysFor(state, naturals, wilds) || !isCleanEnough(state, wilds)) continue;
    if (!beginsMeld(terms, rank, naturals + 1, wilds)) continue;
    listTake(state, seat, undefined, naturals, wilds, moves);
  }
}

/** With a new meld where the melds beside it, or its points, decide. */
function listNewTakes(state: State, seat: Seat, rank: Kind, moves: Moves): void {
  const found = (cards: Card[]): void => listPickUp(state, seat, { cards }, moves);
  eachNewMeld(state, seat, rank, moves.limit, found, discardAt(state, 0));
}

/** With nothing from hand where that will do, else with the two cards that pay. */
function listOnMeld(state: State, seat: Seat, number: MeldNumber, moves: Moves): void {
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

/** Takes the discards with this many naturals and every choice of this many wilds. */
function listTake(
  state: State,
  seat: Seat,
  to: MeldNumber | undefined,
  naturals: number,
  wilds: number,
  moves: Moves,
): void {
  const tight = isTight(state, seat);
  if (wilds === 0 && !tight) {
    pushMove(
      moves,
      to === undefined ? TAKE_AND_BEGIN : TAKE_ON_MELD,
      0,
      to ?? 0,
      naturals,
      NO_WILD,
    );
    return;
  }
  const rank = topKind(state);
  eachWilds(state, seat, wilds, moves.limit, (chosen) => {
    const cards = [...heldCards(state, seat, rank, naturals), ...chosen];
    listPickUp(state, seat, to === undefined ? { cards } : { cards, to }, moves);
  });
}

// Playing

function listPlays(state: State, seat: Seat, moves: Moves): void {
  const opened = hasOpened(state, sideOf(state, seat));
  if (isAtEase(state, seat)) {
    if (opened) moves.layings = countLayings(state, seat);
    else listFirstMelds(state, seat, moves);
    moves.discards = kindsFree(state, seat);
    return;
  }
  if (opened) {
    listLayings(state, seat, moves);
    listCaps(state, seat, moves);
  } else {
    listFirstMelds(state, seat, moves);
  }
  if ((state.terms.asksFirst || state.terms.outFromHand) && !whyNotAsk(state, seat))
    pushMove(moves, PLAIN, ASK, 0, 0, 0);
  if (!whyNotEndTurn(state, seat)) pushMove(moves, PLAIN, END_TURN, 0, 0, 0);
  listDiscards(state, seat, moves);
}

function listDiscards(state: State, seat: Seat, moves: Moves): void {
  moves.discards = kindsToDiscard(state, seat);
  if (state.terms.pack.oneThree) listRedThree(state, seat, moves);
}

/**
 * Whether the seat can only lay its first melds, or its smallest layings, and discard: it has cards to spare and a foot
 * to come, and no rare rule adds anything. Most turns are like that, so nothing else is asked then.
 */
function isAtEase(state: State, seat: Seat): boolean {
  return (
    state.terms.plainTurns &&
    !inFoot(state, seat) &&
    heldCount(state, seat) > 1 &&
    !state.mayEndTurn
  );
}

function listFirstMelds(state: State, seat: Seat, moves: Moves): void {
  if (opensWithBook(state)) return listBookOpenings(state, seat, moves);
  const first = moves.coded;
  listOpenings(state, seat, moves, OPEN);
  if (isOnLastCards(state, seat) || !state.terms.plainStarts) sieve(state, seat, moves, first);
  listWholeHand(state, seat, moves);
}

function listCaps(state: State, seat: Seat, moves: Moves): void {
  if (capHeld(state, seat) < 0) return;
  for (let meld = 0; meld < meldCount(state, sideOf(state, seat)); meld++) {
    // For a seat that has promised to go out, each is a search of its own.
    if (!step(moves.limit, TRY) && moves.coded > 0) break;
    if (!whyNotCap(state, seat, meld)) pushMove(moves, CAP, 0, meld, 0, 0);
  }
}

/** The kinds of which the seat may discard a card, a bit each. */
function kindsToDiscard(state: State, seat: Seat): number {
  return whyNotDiscardAny(state, seat) ? 0 : kindsFree(state, seat);
}

/** The same by the kinds alone. */
function kindsFree(state: State, seat: Seat): number {
  const kinds = kindsLeftToDiscard(state, seat);
  const first = kinds & state.terms.firstKinds || kinds;
  return shedsTwo(state, seat) ? first & kindsByWord(state, seat) : first;
}

/** Threes of one rank may still differ in what they cost, so a red one is listed beside the black one. */
function listRedThree(state: State, seat: Seat, moves: Moves): void {
  const { faces, kindOf } = state.terms.pack;
  const red = ['3h', '3d']
    .map((face) => faces.indexOf(face))
    .find((card) => heldOf(state, seat, card));
  if (red === undefined || !(moves.discards & (1 << kindOf[red]))) return;
  if (heldFace(state, seat, kindOf[red]) !== red) pushWhole(moves, { do: 'discard', card: red });
}
