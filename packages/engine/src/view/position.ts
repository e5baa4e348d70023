import type { MeldNumber, Scorer, Seat, Side } from '../actions/action.ts';
import { cardsOn, hasOpened, isCapped, isJustFinished, meldsOf } from '../melds/meld.ts';
import type { MeldCards } from '../melds/meldSeen.ts';
import type { Each } from '../numbers/is.ts';
import { upTo } from '../numbers/upTo.ts';
import { waitingSeats } from '../play/turn.ts';
import type { Card } from '../rules/pack.ts';
import { totals } from '../score/score.ts';
import { cardsDiscarded, cardsIn, cardsLaid, stockCards, takenUp } from '../state/places.ts';
import { bonusOf, isPlaying, seatsIn, sideOf, type Phase, type State } from '../state/state.ts';
import { countsRefills } from '../terms/terms.ts';

/** Facts that are always public, so positions and views share them. */
export interface PublicFacts {
  round: number;
  starter: Seat;
  turn: Seat;
  phase: Phase;
  discards: Card[];
  frozen: boolean;
  melds: Each<Side, MeldCards[]>;
  /** Per side, the cards laid at once. */
  laid: Each<Side, Card[]>;
  bonus: Each<Side, number>;
  totals: Each<Scorer, number>;
  firstTurn: boolean;
  mayEndTurn: boolean;
  /** How often the stock may still be filled again, where that is counted. */
  refills?: number;
  asked?: { seat: Seat; waiting: Seat[] };
  permission?: 'yes' | 'no';
  /** The seats that have played a card from their foot, where partners must have. */
  played?: Seat[];
  /** The seats that have earned a pile and not taken it up yet, where a book earns it. */
  earned?: Seat[];
  /** The seat whose turn thaws the discards, where a freeze lasts a lap. */
  thaws?: Seat;
  /** The melds that the side to play has finished this turn, where it can't add to them before the next. */
  finished?: MeldNumber[];
  /** Told where the side to play has opened in this turn, and going out then brings a bonus. */
  downThisTurn?: boolean;
  /** The seat that has gone out, while the others have their last turn. */
  out?: Seat;
}

/** A whole position in plain data, secrets included. */
export interface Position extends PublicFacts {
  hands: Each<Seat, Card[]>;
  /** Per seat the untaken foot, or null once it is taken up. */
  feet: Each<Seat, Card[] | null>;
  /** Per seat the untaken pile between hand and foot, where there is one. */
  knees?: Each<Seat, Card[] | null>;
  stock: Card[][];
  /** Per seat while the deal goes on: its piles. */
  stacks?: Each<Seat, Card[][]>;
  mixSeed: number;
}

export function publicFacts(state: State): PublicFacts {
  const { terms } = state;
  const sides = upTo(terms.sides);
  const facts: PublicFacts = {
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    phase: state.phase,
    discards: cardsDiscarded(state),
    frozen: state.frozen,
    melds: sides.map((side) =>
      meldsOf(state, side).map((meld) => ({
        cards: cardsOn(state, meld),
        capped: isCapped(state, meld),
      })),
    ),
    laid: sides.map((side) => cardsLaid(state, side)),
    bonus: sides.map((side) => bonusOf(state, side)),
    totals: totals(state),
    firstTurn: state.firstTurn,
    mayEndTurn: state.mayEndTurn,
  };
  if (countsRefills(terms)) facts.refills = state.refills;
  if (state.waiting) facts.asked = { seat: state.turn, waiting: waitingSeats(state) };
  if (state.permission !== 'none') facts.permission = state.permission;
  if (state.played) facts.played = seatsIn(terms, state.played);
  if (state.earned) facts.earned = seatsIn(terms, state.earned);
  if (state.frozen && state.thaws >= 0) facts.thaws = state.thaws;
  if (terms.booksWait) {
    const finished = justFinished(state);
    if (finished.length > 0) facts.finished = finished;
  }
  const isJustDown = state.fresh && hasOpened(state, sideOf(state, state.turn));
  if (terms.bonusOut > 0 && isJustDown && isPlaying(state.phase)) facts.downThisTurn = true;
  if (state.outBy >= 0 && state.phase !== 'over') facts.out = state.outBy;
  return facts;
}

function justFinished(state: State): MeldNumber[] {
  return meldsOf(state, sideOf(state, state.turn)).flatMap((meld, number) =>
    isJustFinished(state, meld) ? [number] : [],
  );
}

export function positionOf(state: State): Position {
  const { terms } = state;
  const piles = terms.rules.piles.length;
  const seats = upTo(terms.players);
  const dealing = state.phase === 'deal';
  const untaken = (seat: Seat, pile: number): Card[] | null =>
    dealing || takenUp(state, seat) >= pile ? null : cardsIn(state, seat, pile);
  const position: Position = {
    ...publicFacts(state),
    hands: seats.map((seat) => (dealing ? [] : cardsIn(state, seat, takenUp(state, seat)))),
    feet: seats.map((seat) => untaken(seat, piles - 1)),
    stock: upTo(state.stockPiles).map((pile) => stockCards(state, pile)),
    mixSeed: state.mixSeed,
  };
  if (piles === 3) position.knees = seats.map((seat) => untaken(seat, 1));
  if (dealing)
    position.stacks = seats.map((seat) =>
      terms.rules.piles.map((_, pile) => cardsIn(state, seat, pile)),
    );
  return position;
}
