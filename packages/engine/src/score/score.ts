import type { MeldNumber, Scorer, Side } from '../actions/action.ts';
import type { LeftPile, SideScore } from '../actions/event.ts';
import {
  bookBonus,
  capOn,
  cardsOn,
  hasOpened,
  isBook,
  meldAt,
  meldCount,
  meldKind,
  meldPoints,
  meldsOf,
  type Meld,
} from '../melds/meld.ts';
import { upTo } from '../numbers/upTo.ts';
import type { Card, Kind } from '../rules/pack.ts';
import type { Penalty, Rules } from '../rules/rules.ts';
import { cardsIn, caughtIn, inFoot, takenUp } from '../state/places.ts';
import {
  bonusOf,
  seatsOf,
  seatsOfScorer,
  sideOf,
  totalOf,
  type MutableState,
  type State,
} from '../state/state.ts';
import { leadIn, lowestWins, onlyHeldCounts } from '../terms/lead.ts';
import { WILD } from '../terms/meldShape.ts';
import type { Terms } from '../terms/terms.ts';
import { laidPoints } from './laid.ts';

/** Per seat: the cards in hand, then each pile never picked up. They're turned over when the round ends. */
export function leftOver(state: State): LeftPile[][] {
  const { players, rules } = state.terms;
  return upTo(players).map((seat) =>
    upTo(rules.piles.length - takenUp(state, seat)).map((at) => {
      const pile = takenUp(state, seat) + at;
      return {
        cards: cardsIn(state, seat, pile),
        caught: charge(rules, caughtIn(state, seat, pile)),
      };
    }),
  );
}

/** The points that cards left over add to the score, from their charges. */
export function charge(rules: Rules, points: number): number {
  return lowestWins(rules) ? points : 0 - points;
}

/** The score of the round as the table stands. */
export function scoreRound(state: State): SideScore[] {
  const scores: SideScore[] = [];
  for (let side = 0; side < state.terms.sides; side++) scores.push(scoreSide(state, side));
  return scores;
}

function scoreSide(state: State, side: Side): SideScore {
  if (onlyHeldCounts(state.terms.rules)) return scoreHeld(state, side);
  let books = 0;
  let bonus = bonusOf(state, side) + laidPoints(state, side);
  let cards = 0;
  let against = 0;
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const counts = meldCounts(state, side, number);
    if (counts === 'against') against += meldCaught(state, meld);
    else if (counts === 'for') cards += meldPoints(state, meld);
    if (isBook(state, meld)) books += bookBonus(state, meld);
    const cap = capOn(state, meld);
    if (cap >= 0) bonus += valueOf(state, cap);
  }
  for (const { times, points } of penaltiesOf(state, side)) against += times * points;
  const caught = -caughtPoints(state, side) - against + 0;
  return { side, books, bonus, cards, caught, total: books + bonus + cards + caught };
}

function scoreHeld(state: State, side: Side): SideScore {
  const isOut = state.outBy >= 0 && sideOf(state, state.outBy) === side;
  const caught = isOut ? 0 : charge(state.terms.rules, caughtPoints(state, side));
  return { side, books: 0, bonus: 0, cards: 0, caught, total: caught };
}

/** The points that a side loses each time; 0 without such a penalty. */
export function penaltyFor(rules: Rules, what: Penalty['for']): number {
  return rules.penalties.find((each) => each.for === what)?.points ?? 0;
}

/** The penalties that these rules have, and how many times the side gets each. They are part of what is caught. */
export function penaltiesOf(state: State, side: Side): (Penalty & { times: number })[] {
  return state.terms.rules.penalties.map((each) => ({
    ...each,
    times: timesOf(state, side, each.for),
  }));
}

function timesOf(state: State, side: Side, what: Penalty['for']): number {
  switch (what) {
    case 'foot':
      return seatsOf(state, side).filter((seat) => !inFoot(state, seat)).length;
    case 'wildMeld':
      return meldsOf(state, side).filter(
        (meld) => meldKind(state, meld) === WILD && !isBook(state, meld),
      ).length;
    case 'notDown':
      return Number(!hasOpened(state, side));
  }
}

/** How the cards of an unfinished first meld of the kind count. */
export function unfinishedCounts(
  { minusKinds, rules }: Pick<Terms, 'minusKinds' | 'rules'>,
  kind: Kind,
): 'for' | 'nothing' | 'against' {
  const { unfinished } = rules;
  if (unfinished === 'minus' || (kind !== WILD && minusKinds & (1 << kind))) return 'against';
  return unfinished === 'none' ? 'nothing' : 'for';
}

/** How the cards of the side's meld count. Those of an unfinished one may count as if they were held. */
export function meldCounts(
  state: State,
  side: Side,
  number: MeldNumber,
): 'for' | 'nothing' | 'against' {
  const { minusKinds, rules } = state.terms;
  const { unfinished } = rules;
  if (unfinished === 'plus' && minusKinds === 0) return 'for';
  const meld = meldAt(state, side, number);
  const kind = meldKind(state, meld);
  if (isBook(state, meld)) return 'for';
  const counts = unfinishedCounts(state.terms, kind);
  if (counts !== 'for' || unfinished !== 'laterMinus') return counts;
  for (let earlier = 0; earlier < number; earlier++)
    if (meldKind(state, meldAt(state, side, earlier)) === kind) return 'against';
  return 'for';
}

/** The charge for the meld's cards, should they be held. */
function meldCaught(state: State, meld: Meld): number {
  const { caughtFaces } = state.terms;
  return cardsOn(state, meld).reduce((sum, card) => sum + caughtFaces[card], 0);
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
  return upTo(state.terms.scorers).map((scorer) => totalOf(state, scorer));
}

export function isGameOver(state: State): boolean {
  if (state.phase !== 'over') return false;
  const { gameEnd } = state.terms.rules;
  if (gameEnd.after === 'rounds') return state.round >= gameEnd.rounds;
  return state.round >= gameEnd.atMost || farthest(state) >= gameEnd.points;
}

/** The points that end the game, as far as anybody has them: where cards held are charged, totals go below nothing. */
export function farthest(state: State): number {
  const all = totals(state);
  return state.terms.rules.counts === 'held' ? 0 - Math.min(...all) : Math.max(...all);
}

/** The best totals: equal ones share the win. */
export function winners(state: State): readonly Scorer[] {
  return leadIn(state.terms.rules, totals(state)).scorers;
}
