import type { Side } from './action.ts';
import { laidPoints } from './laid.ts';
import { bookBonus, capOn, isBook, meldAt, meldCount, meldPoints } from './meld.ts';
import type { Card } from './pack.ts';
import { cardsIn, caughtIn, takenUp } from './places.ts';
import {
  bonusOf,
  seatsOf,
  seatsOfScorer,
  sideOf,
  totalOf,
  type Scorer,
  type MutableState,
  type State,
} from './state.ts';

/** A side's round, line by line. `caught` is negative or zero. */
export interface SideScore {
  side: Side;
  books: number;
  /** Going out, exact grabs, caps and cards laid at once. */
  bonus: number;
  cards: number;
  caught: number;
  total: number;
}

/** A pile that a seat was caught with: `caught` is negative or zero. */
export interface LeftPile {
  cards: Card[];
  caught: number;
}

/** Per seat: the cards in hand, then each pile never picked up. They're turned over when the round ends. */
export function leftOver(state: State): LeftPile[][] {
  const piles = state.terms.rules.piles.length;
  return Array.from({ length: state.terms.players }, (_, seat) =>
    Array.from({ length: piles - takenUp(state, seat) }, (_none, at) => {
      const pile = takenUp(state, seat) + at;
      return { cards: cardsIn(state, seat, pile), caught: -caughtIn(state, seat, pile) + 0 };
    }),
  );
}

/** The score of the round as the table stands. */
export function scoreRound(state: State): SideScore[] {
  const scores: SideScore[] = [];
  for (let side = 0; side < state.terms.sides; side++) scores.push(scoreSide(state, side));
  return scores;
}

function scoreSide(state: State, side: Side): SideScore {
  let books = 0;
  let bonus = bonusOf(state, side) + laidPoints(state, side);
  let cards = 0;
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    cards += meldPoints(state, meld);
    if (isBook(state, meld)) books += bookBonus(state, meld);
    const cap = capOn(state, meld);
    if (cap >= 0) bonus += valueOf(state, cap);
  }
  const caught = -caughtPoints(state, side) + 0;
  return { side, books, bonus, cards, caught, total: books + bonus + cards + caught };
}

function caughtPoints(state: State, side: Side): number {
  const piles = state.terms.rules.piles.length;
  let points = 0;
  for (const seat of seatsOf(state, side)) {
    for (let pile = takenUp(state, seat); pile < piles; pile++)
      points += caughtIn(state, seat, pile);
  }
  return points;
}

function valueOf({ terms }: State, card: Card): number {
  return terms.value[terms.pack.kindOf[card]];
}

/** Adds a round to the running totals: per side, or per seat where sides change. */
export function addScores(state: MutableState, scores: readonly SideScore[]): void {
  for (let scorer = 0; scorer < state.terms.scorers; scorer++) {
    const side = sideOf(state, seatsOfScorer(state.terms, scorer)[0]);
    state.points[scorer] += scores[side].total;
  }
}

export function totals(state: State): number[] {
  return Array.from({ length: state.terms.scorers }, (_, scorer) => totalOf(state, scorer));
}

export function isGameOver(state: State): boolean {
  if (state.phase !== 'over') return false;
  const { gameEnd } = state.terms.rules;
  if (gameEnd.after === 'rounds') return state.round >= gameEnd.rounds;
  return state.round >= gameEnd.atMost || Math.max(...totals(state)) >= gameEnd.points;
}

/** The highest totals: equal ones share the win. */
export function winners(state: State): Scorer[] {
  const all = totals(state);
  const best = Math.max(...all);
  return all.flatMap((total, scorer) => (total === best ? [scorer] : []));
}
