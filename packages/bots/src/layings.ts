import {
  heldCards,
  heldOfKind,
  meldAt,
  meldKind,
  naturalsIn,
  WILD,
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
  const { pack, role, rules } = state.terms;
  const kind = pack.kindOf[lay.cards[0]!]!;
  if (role[kind] !== 'natural' || lay.cards.some((card) => pack.kindOf[card] !== kind))
    return [action];
  const held = heldOfKind(state, look.seat, kind);
  const most = rules.bookGrows === 'never' ? Math.min(held, roomFor(state, look, lay)) : held;
  if (most === lay.cards.length) return [action];
  const cards = heldCards(state, look.seat, kind, most);
  const sizes = most - 2 > lay.cards.length ? [most, most - 2] : [most];
  const steps: Action[] = sizes.map((size) => layOf(cards.slice(0, size), lay));
  steps.push(action);
  return steps;
}

/**
 * Whether the step leaves as much room in melds as the seat means to leave to a partner. A new meld begins as
 * small as it can, or is a book at once; one may be closed where the next of its rank follows.
 */
export function leavesRoom(state: State, look: Outlook, step: Action): boolean {
  if (look.leaves === 0 || step.do !== 'layDown') return true;
  const { bookSize, meldStart } = state.terms.rules;
  return step.lay.every((lay) => {
    const size = lay.cards.length;
    if (lay.to === undefined) return size === meldStart.cards || size === bookSize;
    const room = roomFor(state, look, lay) - size;
    return room >= look.leaves || (room === 0 && canBeginAnew(state, look, lay));
  });
}

/** Whether the seat has enough of the rank for another meld once the laying has closed this one. */
function canBeginAnew(state: State, look: Outlook, { to, cards }: Lay): boolean {
  const { pack, rules } = state.terms;
  const rank = meldKind(state, meldAt(state, look.side, to!));
  if (rank === WILD || rules.meldsOfRank.most !== 'any') return false;
  const laid = cards.filter((card) => pack.kindOf[card] === rank).length;
  return heldOfKind(state, look.seat, rank) - laid >= rules.meldStart.cards;
}

function layOf(cards: Card[], { to }: Lay): Action {
  return { do: 'layDown', lay: [to === undefined ? { cards } : { cards, to }] };
}

function roomFor(state: State, look: Outlook, { to }: Lay): number {
  if (to === undefined) return state.terms.rules.bookSize;
  const meld = meldAt(state, look.side, to);
  return state.terms.rules.bookSize - naturalsIn(state, meld) - wildsIn(state, meld);
}
