import {
  bookGoals,
  heldCount,
  meldAt,
  meldCount,
  meldKind,
  naturalsIn,
  pileCount,
  seatsOf,
  stockSize,
  takenUp,
  WILD,
  wildsIn,
  type Seat,
  type Side,
  type State,
} from '@hand-and-foot/engine';
import type { Weights } from './weights.ts';

/** The fewest turns in which some side might be out, and never more than the stock allows. */
export function turnsLeft(state: State, share: Float64Array, weights: Weights): number {
  let turns = Math.min(weights.longest, turnsOfStock(state));
  for (let side = 0; side < state.terms.sides; side++)
    turns = Math.min(turns, turnsToOut(state, side, share, weights));
  return Math.max(0, turns);
}

/** Turns of each seat that the stock is enough for. */
export function turnsOfStock(state: State): number {
  const { players, rules } = state.terms;
  return rules.emptyStock === 'reshuffle' ? Infinity : stockSize(state) / (rules.draw * players);
}

function turnsToOut(state: State, side: Side, share: Float64Array, weights: Weights): number {
  const toGo = seatsOf(state, side).map((seat) => cardsOf(state, seat));
  const needed = state.terms.rules.partnersInFoot === 'needed';
  const cards = needed ? Math.max(...toGo) : Math.min(...toGo);
  let missing = 0;
  let books = 0;
  for (const { have, need } of bookGoals(state, side)) {
    missing += Math.max(0, need - have);
    books += need;
  }
  const unlaid = Math.max(0, weights.reach - takenShare(state, side, share));
  return (
    weights.shortest +
    (weights.forBooks * missing) / Math.max(1, books) +
    cards * (weights.forCard + weights.forUnlaid * unlaid)
  );
}

/** The share of the unseen cards that the melds of the side take. */
function takenShare(state: State, side: Side, share: Float64Array): number {
  const { terms } = state;
  const { bookGrows, bookSize } = terms.rules;
  let ranks = 0;
  let wilds = false;
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const kind = meldKind(state, meld);
    const naturals = naturalsIn(state, meld);
    const isBook = naturals + wildsIn(state, meld) >= bookSize;
    if (kind !== WILD && (!isBook || bookGrows !== 'never')) ranks |= 1 << kind;
    if (!isBook && (kind === WILD || terms.wildsWith[naturals]! > wildsIn(state, meld)))
      wilds = true;
  }
  let taken = 0;
  for (let kind = 0; kind < terms.kinds; kind++)
    if (ranks & (1 << kind) || (wilds && terms.role[kind] === 'wild')) taken += share[kind]!;
  return taken;
}

/** All the cards that the seat must still play. */
export function cardsOf(state: State, seat: Seat): number {
  let cards = heldCount(state, seat);
  for (let pile = takenUp(state, seat) + 1; pile < state.terms.rules.piles.length; pile++)
    cards += pileCount(state, seat, pile);
  return cards;
}
