import {
  heldCards,
  heldOfKind,
  meldAt,
  naturalsIn,
  roomInMeld,
  wildsIn,
  type Action,
  type Card,
  type Lay,
  type State,
} from '@hand-and-foot/engine';
import type { Outlook } from './outlook.ts';

/**
 * The layings worth trying for a listed one, which is the smallest step. With naturals alone, people lay
 * all of them, or keep two back.
 */
export function largest(state: State, look: Outlook, action: Action): Action[] {
  if (action.do !== 'layDown' || action.lay.length !== 1) return [action];
  const lay = action.lay[0]!;
  const { pack, role } = state.terms;
  const kind = pack.kindOf[lay.cards[0]!]!;
  if (role[kind] !== 'natural' || lay.cards.some((card) => pack.kindOf[card] !== kind))
    return [action];
  const held = heldOfKind(state, look.seat, kind);
  const most = Math.min(held, roomFor(state, look, lay));
  if (most === lay.cards.length) return [action];
  const cards = heldCards(state, look.seat, kind, most);
  const sizes = most - 2 > lay.cards.length ? [most, most - 2] : [most];
  const steps: Action[] = sizes.map((size) => layOf(cards.slice(0, size), lay));
  steps.push(action);
  return steps;
}

function layOf(cards: Card[], { to }: Lay): Action {
  return { do: 'layDown', lay: [to === undefined ? { cards } : { cards, to }] };
}

/** How many naturals the meld takes that they go on, or that they begin. */
function roomFor(state: State, look: Outlook, lay: Lay): number {
  const wilds = lay.to === undefined ? 0 : wildsIn(state, meldAt(state, look.side, lay.to));
  return roomInMeld(state.terms, sizeBefore(state, look, lay), wilds);
}

/** The size of the meld that the cards go on; 0 for a new one. */
function sizeBefore(state: State, look: Outlook, { to }: Lay): number {
  if (to === undefined) return 0;
  const meld = meldAt(state, look.side, to);
  return naturalsIn(state, meld) + wildsIn(state, meld);
}
