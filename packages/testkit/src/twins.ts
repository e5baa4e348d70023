import {
  copyState,
  legalActions,
  play,
  positionOf,
  type Action,
  type Card,
  type Seat,
  type State,
} from '@hand-and-foot/engine';

/** The bound up to which openings are listed: a list this long may be cut off. */
const OPENINGS = 16;

/**
 * Whether listed actions lead to where an accepted action led, suits aside. Layings may take several
 * listed steps; where openings are cut off at the bound, it is enough that some are listed.
 */
export function twinOf(state: State, seat: Seat, action: Action, after: State): boolean {
  const listed = legalActions(state).filter((other) => other.do === action.do);
  if (action.do === 'grab') return listed.length > 0;
  if (listed.length >= OPENINGS && isOpening(state, seat)) return true;
  return stepsTo(state, seat, listed, laidKinds(state, action), summary(after));
}

function isOpening(state: State, seat: Seat): boolean {
  const { melds, round } = positionOf(state);
  const sides = state.terms.sideOf[(round - 1) % state.terms.sideOf.length]!;
  return melds[sides[seat]!]!.length === 0;
}

/** How many of each kind the action lays from hand. */
function laidKinds(state: State, action: Action): number[] {
  const counts = Array<number>(state.terms.kinds).fill(0);
  const lays = action.do === 'layDown' || action.do === 'pickUp' ? (action.lay ?? []) : [];
  for (const card of lays.flatMap((lay) => lay.cards)) counts[state.terms.pack.kindOf[card]!]!++;
  return counts;
}

/** Searches listed actions that use only cards of the budget for a way to the summary. */
function stepsTo(
  state: State,
  seat: Seat,
  actions: readonly Action[],
  budget: number[],
  wanted: string,
): boolean {
  return actions.some((action) => {
    const used = laidKinds(state, action);
    const left = budget.map((count, kind) => count - used[kind]!);
    if (left.some((count) => count < 0)) return false;
    const next = copyState(state);
    if (play(next, seat, action)) return false;
    if (summary(next) === wanted) return true;
    if (next.phase !== 'play' || next.turn !== seat || left.every((count) => count === 0))
      return false;
    const layings = legalActions(next).filter((other) => other.do === 'layDown');
    return stepsTo(next, seat, layings, left, wanted);
  });
}

/** The state by kinds of cards, melds in no order. */
function summary(state: State): string {
  const { kindOf } = state.terms.pack;
  const kinds = (cards: readonly Card[] | null): string =>
    (cards ?? [])
      .map((card) => kindOf[card])
      .sort((a, b) => a! - b!)
      .join();
  const {
    hands,
    feet,
    discards,
    melds,
    laid,
    turn,
    phase,
    totals,
    stock,
    asked,
    permission,
    mayEndTurn,
  } = positionOf(state);
  return JSON.stringify([
    turn,
    phase,
    totals,
    hands.map(kinds),
    feet.map((foot) => foot?.length),
    stock.map((pile) => pile.length),
    kinds(discards),
    melds.map((ofSide) => ofSide.map((meld) => `${kinds(meld.cards)} ${meld.capped}`).sort()),
    laid.map(kinds),
    asked,
    permission,
    mayEndTurn,
  ]);
}
