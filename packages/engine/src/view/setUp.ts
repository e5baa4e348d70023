import type { Seat, Side, MeldNumber } from '../actions/action.ts';
import type { Refusal } from '../actions/refusal.ts';
import { partnersOf } from '../goingOut/goOut.ts';
import { rankOf, wildsAmong } from '../melds/fitting.ts';
import {
  beginMeld,
  capMeld,
  hasOpened,
  isBook,
  meldNature,
  putOnMeld,
  setFinished,
  whyNotAnother,
} from '../melds/meld.ts';
import type { MeldCards } from '../melds/meldSeen.ts';
import { bitsOf } from '../numbers/bits.ts';
import { isLaidBy } from '../play/stock.ts';
import { mayDiscardSome } from '../play/turn.ts';
import type { Card } from '../rules/pack.ts';
import { discardCard, fillStock, heldCount, layAside, takeUp, stackCard } from '../state/places.ts';
import {
  emptyState,
  enterRound,
  isPlaying,
  sideOf,
  type MutableState,
  type State,
} from '../state/state.ts';
import { roundsIn } from '../terms/extent.ts';
import { whyNotBegin } from '../terms/meldShape.ts';
import { copiesInPlay, staysFrozen, type Terms } from '../terms/terms.ts';
import type { Position } from './position.ts';

/** A position to be set up: only the hands must be told, the rest has defaults. */
export type PartialPosition = Pick<Position, 'hands'> & Partial<Position>;

/** A reason why a position is impossible. */
export type PositionProblem =
  | { problem: 'wrongLength'; field: string; have: number; need: number }
  | { problem: 'outOfRange'; field: string; have: number; least: number; most: number }
  | { problem: 'tooManyCopies'; card: Card; have: number; most: number }
  | { problem: 'tooManyStockPiles'; have: number; most: number }
  | { problem: 'heldButLaid'; seat: Seat; card: Card }
  | { problem: 'notLaidHere'; side: Side; card: Card }
  | { problem: 'badMeld'; side: Side; meld: MeldNumber; refusal: Refusal }
  | { problem: 'badCap'; side: Side; meld: MeldNumber }
  | { problem: 'frozenWithoutWild' }
  | { problem: 'neverFrozen' }
  | { problem: 'neverAsked' }
  | { problem: 'wronglyAsked' }
  | { problem: 'wronglyDiscarding' }
  | { problem: 'wronglyOut' }
  | { problem: 'wronglyFinished' }
  | { problem: 'wronglyDown' }
  | { problem: 'kneeMisplaced'; seat: Seat }
  | { problem: 'dealing' };

/** Sets the position up, or says what makes it impossible. It may hold fewer cards than the deck. */
export function setUp(terms: Terms, partial: PartialPosition): MutableState | PositionProblem {
  const position = withDefaults(terms, partial);
  const problem = shapeProblem(terms, position) ?? copyProblem(terms, position);
  if (problem) return problem;
  const state = emptyState(terms);
  placeFacts(state, position);
  placePiles(state, position);
  const bad =
    meldProblem(state, position) ??
    laidProblem(state, position) ??
    finishedProblem(state, position) ??
    downProblem(state, position) ??
    askedProblem(state, position) ??
    outProblem(state) ??
    discardProblem(state);
  if (bad) return bad;
  state.fresh = position.downThisTurn === true || !hasOpened(state, sideOf(state, state.turn));
  state.inAir = 0;
  return state;
}

function withDefaults(terms: Terms, partial: PartialPosition): Position {
  const perSeat = <T>(value: T): T[] => Array<T>(terms.players).fill(value);
  const perSide = <T>(value: T): T[] => Array<T>(terms.sides).fill(value);
  const position: Position = {
    round: 1,
    turn: 0,
    phase: 'draw',
    feet: perSeat(null),
    stock: [[]],
    discards: [],
    frozen: false,
    melds: perSide([]),
    laid: perSide([]),
    bonus: perSide(0),
    totals: Array<number>(terms.scorers).fill(0),
    mayEndTurn: false,
    mixSeed: 0,
    firstTurn: false,
    starter: partial.turn ?? 0,
    ...partial,
  };
  return { ...position, firstTurn: partial.firstTurn ?? looksFirst(terms, position) };
}

/** As on a round's first turn: no melds, every foot untaken, hands as dealt, one discard. */
function looksFirst(terms: Terms, { phase, melds, feet, hands, discards }: Position): boolean {
  return (
    phase === 'draw' &&
    discards.length === 1 &&
    melds.every((ofSide) => ofSide.length === 0) &&
    feet.every((foot) => foot !== null) &&
    hands.every((hand) => hand.length === terms.rules.piles[0])
  );
}

/** A field, its value, and the least and the most it may be. */
type Range = [string, number, number, number];

function shapeProblem(terms: Terms, position: Position): PositionProblem | undefined {
  const { players, sides, scorers, rules } = terms;
  if (position.phase === 'deal') return { problem: 'dealing' };
  const lengths: [string, readonly unknown[] | undefined, number][] = [
    ['hands', position.hands, players],
    ['feet', position.feet, players],
    ['knees', position.knees, players],
    ['melds', position.melds, sides],
    ['redThrees', position.laid, sides],
    ['bonus', position.bonus, sides],
    ['totals', position.totals, scorers],
  ];
  for (const [field, list, need] of lengths) {
    if (list && list.length !== need)
      return { problem: 'wrongLength', field, have: list.length, need };
  }
  const seat = (position.knees ?? []).findIndex(
    (knee, at) => knee && (rules.piles.length < 3 || !position.feet[at]),
  );
  if (seat >= 0) return { problem: 'kneeMisplaced', seat };
  const ranges: Range[] = [
    ['round', position.round, 1, roundsIn(rules).rounds],
    ['turn', position.turn, 0, players - 1],
    ['starter', position.starter, 0, players - 1],
    ['refills', position.refills ?? 0, 0, terms.refills],
    ...(position.played ?? []).map((each): Range => ['played', each, 0, players - 1]),
    ...(position.earned ?? []).map((each): Range => ['earned', each, 0, players - 1]),
    ['out', position.out ?? 0, 0, players - 1],
    ['thaws', position.thaws ?? 0, 0, players - 1],
  ];
  for (const [field, have, least, most] of ranges) {
    if (have < least || have > most) return { problem: 'outOfRange', field, have, least, most };
  }
  const { stock, frozen, discards } = position;
  if (stock.length > rules.stockPiles)
    return { problem: 'tooManyStockPiles', have: stock.length, most: rules.stockPiles };
  if (!frozen) return undefined;
  if (terms.freezingUpcards === 0) return { problem: 'neverFrozen' };
  return staysFrozen(terms, discards) ? undefined : { problem: 'frozenWithoutWild' };
}

function copyProblem(terms: Terms, position: Position): PositionProblem | undefined {
  const left = copiesInPlay(terms, position.refills);
  const take = (cards: readonly Card[] | null): void => {
    if (cards) for (const card of cards) left[card]--;
  };
  position.hands.forEach(take);
  position.feet.forEach(take);
  position.knees?.forEach(take);
  position.stock.forEach(take);
  take(position.discards);
  position.laid.forEach(take);
  const cap = capCard(terms);
  for (const melds of position.melds)
    for (const meld of melds) {
      take(meld.cards);
      if (meld.capped && cap !== undefined) left[cap]--;
    }
  const card = left.findIndex((copies) => copies < 0);
  if (card < 0) return undefined;
  const most = copiesInPlay(terms, position.refills)[card];
  return { problem: 'tooManyCopies', card, have: most - left[card], most };
}

/** The card for a cap in a position, which only says that there is one. */
function capCard(terms: Terms): Card | undefined {
  const [kind] = terms.caps;
  return kind === undefined ? undefined : terms.pack.firstFace[kind];
}

function placeFacts(state: MutableState, position: Position): void {
  enterRound(state, position.round);
  state.starter = position.starter;
  state.turn = position.turn;
  state.phase = position.phase;
  state.frozen = position.frozen;
  state.firstTurn = position.firstTurn;
  state.mayEndTurn = position.mayEndTurn;
  state.permission = position.permission ?? 'none';
  state.mixSeed = position.mixSeed;
  state.refills = position.refills ?? state.terms.refills;
  state.waiting = bitsOf(position.asked?.waiting ?? []);
  state.played = bitsOf(position.played ?? []);
  state.earned = bitsOf(position.earned ?? []);
  state.outBy = position.out ?? -1;
  state.thaws = thawsIn(state, position);
  position.totals.forEach((points, scorer) => (state.points[scorer] = points));
  position.bonus.forEach((points, side) => (state.points[state.terms.scorers + side] = points));
}

function placePiles(
  state: MutableState,
  { hands, feet, knees, stock, discards, laid }: Position,
): void {
  const { terms } = state;
  const foot = terms.rules.piles.length - 1;
  hands.forEach((hand, seat) => {
    const middle = foot === 2 ? knees?.[seat] : undefined;
    const taken = feet[seat] === null ? foot : foot === 2 && !middle ? 1 : 0;
    for (const card of hand) stackCard(state, seat, taken, card);
    for (const card of feet[seat] ?? []) stackCard(state, seat, foot, card);
    if (middle && taken === 0) for (const card of middle) stackCard(state, seat, 1, card);
    takeUp(state, seat, taken);
  });
  state.stockPiles = Math.max(1, stock.length);
  fillStock(state, stock);
  for (const card of discards) discardCard(state, card);
  laid.forEach((cards, side) => cards.forEach((card) => layAside(state, side, card)));
}

// Melds are judged one by one as they are placed, by the questions that judge their laying

function meldProblem(state: MutableState, position: Position): PositionProblem | undefined {
  for (let side = 0; side < position.melds.length; side++) {
    const melds = position.melds[side];
    for (let number = 0; number < melds.length; number++) {
      const problem = placeMeld(state, side, number, melds[number]);
      if (problem) return problem;
    }
  }
  return undefined;
}

function placeMeld(
  state: MutableState,
  side: Side,
  meld: MeldNumber,
  { cards, capped }: MeldCards,
): PositionProblem | undefined {
  const { terms } = state;
  const rank = rankOf(state, cards);
  if (typeof rank !== 'number')
    return { problem: 'badMeld', side, meld, refusal: { why: 'mixedRanks' } };
  const wilds = wildsAmong(state, cards);
  const refusal =
    whyNotAnother(state, side, rank) ??
    whyNotBegin(overTurns(terms), rank, cards.length - wilds, wilds);
  if (refusal) return { problem: 'badMeld', side, meld, refusal };
  const at = beginMeld(state, side, rank);
  putOnMeld(state, side, at, cards);
  if (!capped) return undefined;
  const cap = capCard(terms);
  if (cap === undefined || !isBook(state, at) || meldNature(state, at) === 'dirty')
    return { problem: 'badCap', side, meld };
  capMeld(state, side, at, cap);
  return undefined;
}

/** A meld in a position may have grown over several turns. */
function overTurns(terms: Terms): Terms {
  return terms.booksWait ? { ...terms, booksWait: false } : terms;
}

function laidProblem(state: State, { hands, laid, phase }: Position): PositionProblem | undefined {
  const { terms } = state;
  for (let side = 0; side < laid.length; side++) {
    const card = laid[side].find((other) => terms.laidFaces[other] === 0);
    if (card !== undefined) return { problem: 'notLaidHere', side, card };
  }
  if (phase === 'over' || terms.laidAtOnce.length === 0) return undefined;
  for (let seat = 0; seat < hands.length; seat++) {
    const card = hands[seat].find((held) => isLaidBy(state, sideOf(state, seat), held));
    if (card !== undefined) return { problem: 'heldButLaid', seat, card };
  }
  return undefined;
}

/** Marks the books that this turn has finished: those that the side to play can't add to yet. */
function finishedProblem(
  state: MutableState,
  { finished = [], melds, turn }: Position,
): PositionProblem | undefined {
  const { booksWait, rules, sides } = state.terms;
  const own = melds[sideOf(state, turn)];
  const isBookOf = (number: number): boolean =>
    number in own && own[number].cards.length >= rules.bookSize;
  if (finished.length > 0 && !(booksWait && finished.every(isBookOf)))
    return { problem: 'wronglyFinished' };
  if (!booksWait) return undefined;
  for (let side = 0; side < sides; side++)
    setFinished(state, side, side === sideOf(state, turn) ? finished : []);
  return undefined;
}

/** A side that has gone down in this turn has melds, and the rules pay for going out in the same. */
function downProblem(state: State, { downThisTurn }: Position): PositionProblem | undefined {
  if (!downThisTurn) return undefined;
  const isDown = isPlaying(state.phase) && hasOpened(state, sideOf(state, state.turn));
  return isDown && state.terms.bonusOut > 0 ? undefined : { problem: 'wronglyDown' };
}

function askedProblem(
  state: State,
  { asked, permission, phase }: Position,
): PositionProblem | undefined {
  if (!asked && !permission) return undefined;
  const partners = partnersOf(state, state.turn);
  // A seat that asked from its hand may hold its foot by now.
  const { asksFirst, outFromHand } = state.terms;
  if (!asksFirst && !outFromHand) return { problem: 'neverAsked' };
  if (phase !== 'play' && (phase !== 'discard' || asked)) return { problem: 'wronglyAsked' };
  if (!asked) return undefined;
  const fits =
    asked.seat === state.turn &&
    asked.waiting.length > 0 &&
    asked.waiting.every((seat) => partners.includes(seat));
  return fits && !permission ? undefined : { problem: 'wronglyAsked' };
}

/** A seat that is out holds nothing and has no turn, and the rules let the others play on. */
function outProblem(state: State): PositionProblem | undefined {
  const { outBy, terms, turn } = state;
  if (outBy < 0) return undefined;
  const fits = terms.rules.afterOut !== 'ends' && turn !== outBy && heldCount(state, outBy) === 0;
  return fits ? undefined : { problem: 'wronglyOut' };
}

/** A seat owes a second discard only where the rules ask for one and it may make it, after the first. */
function discardProblem(state: State): PositionProblem | undefined {
  if (state.phase !== 'discard') return undefined;
  const fits = state.terms.discardsTwice && state.discards > 0 && mayDiscardSome(state, state.turn);
  return fits ? undefined : { problem: 'wronglyDiscarding' };
}

/** A position that doesn't say so was frozen by the seat before the one whose turn it is. */
function thawsIn({ terms }: State, { frozen, thaws, turn }: Position): Seat {
  if (!frozen || !terms.thaws) return -1;
  return thaws ?? (turn + terms.players - 1) % terms.players;
}
