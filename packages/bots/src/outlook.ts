import {
  bookGoals,
  cardsDrawn,
  cardsToBook,
  cardsCaught,
  cardsToPlay,
  heldCount,
  inFoot,
  outBonus,
  penaltyFor,
  seatsOf,
  sideOf,
  stockSize,
  stockToCome,
  unfinishedCounts,
  WILD,
  takenUp,
  type Kind,
  type Seat,
  type Side,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { clamp, fillAtLeast, power } from './chances.ts';
import { paceFor, rankShare, turnsAhead, type HandPace } from './pace.ts';
import type { Phases } from './phases.ts';
import type { Prospects } from './prospects.ts';
import { turnsLeft, turnsOfStock } from './turnsLeft.ts';
import type { Weights } from './weights.ts';

/** Turns after which a foot is mostly played. */
const USUAL_TURNS = 8;

/** A seat's facts, worked out once before it weighs its plans; none depends on cards it can't see. */
export interface Outlook {
  readonly terms: Terms;
  readonly weights: Weights;
  readonly seat: Seat;
  readonly side: Side;
  readonly round: number;
  /** The seat's current pile. */
  readonly pile: number;
  /** For each kind its share of the unseen cards. */
  readonly share: Float64Array;
  /** The usual share of one rank. */
  readonly rankShare: number;
  /** The seat's own turns to expect after this one. */
  readonly turns: number;
  /** The chance that the round ends before its next turn. */
  readonly endSoon: number;
  /** The same for other sides alone. */
  readonly othersEnd: number;
  /** The chance of this many more cards of a kind, as `kind * row + missing`; and with wilds among them. */
  readonly clean: Float64Array;
  readonly dirty: Float64Array;
  readonly row: number;
  /** The chance of this many more wilds. */
  readonly wild: Float64Array;
  /** The most wilds that a dirty book can hold. */
  readonly wildsInBook: number;
  readonly needs: readonly Need[];
  /** The average cost of being caught with an unseen card. */
  readonly meanCaught: number;
  /** Points lost on top of its cards with a foot never picked up. */
  readonly footPenalty: number;
  /** Points lost by a side that never goes down. */
  readonly notDownPenalty: number;
  /** Points lost with melds that stay unfinished; undefined where they count like any other cards. */
  readonly unfinished: UnfinishedLoss | undefined;
  /** Points the partners are caught with if the round ends now. */
  readonly partnersCaught: number;
  /** Other sides' average loss if the round ends now: cards caught and turns not played. */
  readonly othersLoss: number;
  /** The value of going out compared with not going out. */
  readonly outStake: number;
  readonly opening: number;
  /** Points for each turn that its hand will still take. */
  readonly tempo: number;
  readonly pace: HandPace;
  /** Turns that the pace looks ahead. */
  readonly lapsLeft: number;
  /** Needed books in all. */
  readonly booksNeeded: number;
  /** Weighs standings. */
  readonly prospects: Prospects;
}

/** The cost of a meld that stays unfinished. */
interface UnfinishedLoss {
  /** For each kind, how often the worth of its cards is lost: once if they count nothing, twice if against. */
  readonly times: Uint8Array;
  readonly wildTimes: number;
  readonly wildPenalty: number;
  /** The worth of a wild card in a meld. */
  readonly wildValue: number;
}

/** A number of books of a kind that going out needs. */
interface Need {
  readonly kind: 'clean' | 'dirty' | 'wild' | 'any';
  readonly rank: Kind | undefined;
  readonly count: number;
}

/** `unseen` counts per kind what the seat cannot see. */
export function outlookFor(
  state: State,
  seat: Seat,
  unseen: Int32Array,
  opening: number,
  phases: Phases,
  prospects: Prospects,
): Outlook {
  const { terms } = state;
  const weights = inFoot(state, seat) ? phases.foot : phases.hand;
  const side = sideOf(state, seat);
  const share = sharesOf(unseen);
  const turns = turnsLeft(state, share, weights);
  const meanCaught = share.reduce((sum, part, kind) => sum + part * terms.caught[kind]!, 0);
  const coming = cardsToCome(state, seat, turns, weights);
  const wildsToCome = terms.wilds.reduce((sum, kind) => sum + share[kind]! * coming, 0);
  const needs = needsOf(state, side);
  const row = cardsToBook(terms, 0) + 1;
  const othersLoss = lossOfOthers(state, side, meanCaught, turns, weights);
  return {
    terms,
    weights,
    seat,
    side,
    round: state.round,
    pile: takenUp(state, seat),
    share,
    rankShare: rankShare(terms),
    turns,
    endSoon: chanceOfEnd(state, (other) => other !== seat),
    othersEnd: chanceOfEnd(state, (other) => sideOf(state, other) !== side),
    clean: chanceTable(terms, row, (kind) => share[kind]! * coming),
    dirty: chanceTable(
      terms,
      row,
      (kind) => share[kind]! * coming + wildsToCome * weights.wildShare,
    ),
    row,
    wild: wildChances(row, wildsToCome * weights.wildBookShare),
    wildsInBook: wildsInBook(terms),
    needs,
    meanCaught,
    footPenalty: penaltyFor(terms.rules, 'foot'),
    notDownPenalty: penaltyFor(terms.rules, 'notDown'),
    unfinished: unfinishedOf(terms),
    partnersCaught: caughtWith(state, side, meanCaught, seat),
    othersLoss,
    outStake:
      outBonus(terms.rules, state.round) + bonusAtOnce(state, side) + othersLoss + weights.outNow,
    opening,
    tempo: weights.tempo * (1 - weights.late + (weights.late * USUAL_TURNS) / Math.max(1, turns)),
    pace: paceFor(terms, weights, turnsOfStock(state), state.round),
    lapsLeft: turnsAhead(turnsOfStock(state)),
    booksNeeded: needs.reduce((sum, { count }) => sum + count, 0),
    prospects,
  };
}

/** The bonus for going out in the turn in which a side goes down, while the side can still earn it. */
function bonusAtOnce(state: State, side: Side): number {
  const isTurn = side === sideOf(state, state.turn);
  const canEarn = isTurn ? state.fresh : (state.opened & (1 << side)) === 0;
  return canEarn ? state.terms.bonusOut : 0;
}

const TIMES = { for: 0, nothing: 1, against: 2 };

function unfinishedOf(terms: Terms): UnfinishedLoss | undefined {
  const times = new Uint8Array(terms.kinds);
  for (const rank of terms.ranks) times[rank] = TIMES[unfinishedCounts(terms, rank)];
  const wildTimes = TIMES[unfinishedCounts(terms, WILD)];
  const wildPenalty = penaltyFor(terms.rules, 'wildMeld');
  if (wildPenalty === 0 && wildTimes === 0 && times.every((each) => each === 0)) return undefined;
  const values = terms.wilds.map((wild) => terms.value[wild]!);
  return { times, wildTimes, wildPenalty, wildValue: Math.min(...values, 50) };
}

function sharesOf(unseen: Int32Array): Float64Array {
  const total = unseen.reduce((sum, count) => sum + count, 0);
  return Float64Array.from(unseen, (count) => (total === 0 ? 0 : count / total));
}

function chanceTable(terms: Terms, row: number, meanOf: (kind: Kind) => number): Float64Array {
  const table = new Float64Array(terms.kinds * row);
  for (const rank of terms.ranks) fillAtLeast(table, rank * row, row, meanOf(rank));
  return table;
}

function wildChances(row: number, mean: number): Float64Array {
  const chances = new Float64Array(row);
  fillAtLeast(chances, 0, row, mean);
  return chances;
}

function wildsInBook(terms: Terms): number {
  let naturals = terms.enough;
  while (cardsToBook(terms, naturals + terms.wildsWith[naturals]!) > 0) naturals++;
  return cardsToBook(terms, naturals);
}

function needsOf(state: State, side: Side): Need[] {
  return bookGoals(state, side).map(({ kind, rank, need }) => ({ kind, rank, count: need }));
}

/** Unseen cards that will come to the seat's side: by drawing, and those that lie with it already. */
function cardsToCome(state: State, seat: Seat, turns: number, weights: Weights): number {
  const { players, rules } = state.terms;
  const seats = seatsOf(state, sideOf(state, seat));
  const each = cardsDrawn(rules, state.round);
  const drawn = Math.min(turns * each, stockSize(state) / players) * seats.length;
  let lying = -heldCount(state, seat);
  for (const other of seats) lying += cardsToPlay(state, other);
  return drawn * weights.supply + lying * weights.unheld;
}

/** The chance that one of these seats ends the round in its next turn, or that the stock does. */
function chanceOfEnd(state: State, counts: (seat: Seat) => boolean): number {
  const { players, rules } = state.terms;
  const drawn = (players - 1) * cardsDrawn(rules, state.round);
  if (stockToCome(state) <= drawn) return 1;
  let goesOn = 1;
  for (let other = 0; other < players; other++)
    if (counts(other)) goesOn *= 1 - chanceOfGoingOut(state, other);
  return 1 - goesOn;
}

/** Judged by public facts: in the foot, with the books, and few cards. */
function chanceOfGoingOut(state: State, seat: Seat): number {
  if (!inFoot(state, seat)) return 0.005;
  const missing = bookGoals(state, sideOf(state, seat)).reduce(
    (sum, { have, need }) => sum + Math.max(0, need - have),
    0,
  );
  const few = clamp(0.36 - 0.03 * heldCount(state, seat), 0.02, 0.3);
  return few * (missing === 0 ? 1 : power(0.2, missing));
}

/** Points the side's seats are caught with if the round ends now, leaving out `but`. */
function caughtWith(state: State, side: Side, meanCaught: number, but?: Seat): number {
  let cards = 0;
  for (const seat of seatsOf(state, side)) if (seat !== but) cards += cardsCaught(state, seat);
  return cards * meanCaught;
}

function lossOfOthers(
  state: State,
  own: Side,
  meanCaught: number,
  turns: number,
  weights: Weights,
): number {
  const { sides } = state.terms;
  let loss = 0;
  for (let side = 0; side < sides; side++) {
    if (side === own) continue;
    const seats = seatsOf(state, side).length;
    loss += weights.othersCaught * caughtWith(state, side, meanCaught);
    loss += weights.othersTurn * turns * seats;
  }
  return loss / Math.max(1, sides - 1);
}
