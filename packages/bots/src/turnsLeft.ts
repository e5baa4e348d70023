import {
  bookGoals,
  cardsDrawn,
  cardsToPlay,
  isBook,
  meldAt,
  meldCount,
  meldKind,
  naturalsIn,
  roomInMeld,
  seatsOf,
  stockToCome,
  WILD,
  wildsIn,
  type Side,
  type State,
} from '@hand-and-foot/engine';
import type { Weights } from './weights.ts';

/** The fewest turns in which some side might be out, and never more than the stock allows. */
export function turnsLeft(state: State, share: Float64Array, weights: Weights): number {
  if (state.outBy >= 0) return 0;
  let turns = Math.min(weights.longest, turnsOfStock(state));
  for (let side = 0; side < state.terms.sides; side++)
    turns = Math.min(turns, turnsToOut(state, side, share, weights));
  return Math.max(0, turns);
}

/** Turns of each seat that the stock is enough for. */
export function turnsOfStock(state: State): number {
  const { players, rules } = state.terms;
  return stockToCome(state) / (cardsDrawn(rules, state.round) * players);
}

function turnsToOut(state: State, side: Side, share: Float64Array, weights: Weights): number {
  const toGo = seatsOf(state, side).map((seat) => cardsToPlay(state, seat));
  const needed = state.terms.rules.partnersInFoot !== 'notNeeded';
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
  let ranks = 0;
  let wilds = false;
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const kind = meldKind(state, meld);
    const naturals = naturalsIn(state, meld);
    const wildsThere = wildsIn(state, meld);
    if (kind !== WILD && roomInMeld(terms, naturals + wildsThere, wildsThere) > 0)
      ranks |= 1 << kind;
    if (!isBook(state, meld) && (kind === WILD || terms.wildsWith[naturals]! > wildsThere))
      wilds = true;
  }
  let taken = 0;
  for (let kind = 0; kind < terms.kinds; kind++)
    if (ranks & (1 << kind) || (wilds && terms.role[kind] === 'wild')) taken += share[kind]!;
  return taken;
}
