import {
  staysFrozen,
  type Card,
  type Seat,
  type Secret,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { shared } from './advanceDeal.ts';
import { addCards, addSorted, countOf, takeCards } from './cards.ts';
import { replaceAt, sideInView, type Told } from './told.ts';

export function withHand(view: View, { seat, cards }: { seat: Seat; cards: Secret }): View {
  return { ...view, hands: replaceAt(view.hands, seat, cards) };
}

export function gain(view: View, { seat, cards }: { seat: Seat; cards: Secret }): View {
  return withHand(view, { seat, cards: addCards(view.hands[seat]!, cards) });
}

export function lose(view: View, seat: Seat, cards: readonly Card[]): View {
  return withHand(view, { seat, cards: takeCards(view.hands[seat]!, cards) });
}

export function draw(view: View, from: readonly number[]): View {
  const stock = [...view.stock];
  for (const pile of from) stock[pile]!--;
  return { ...view, stock };
}

export function takeDiscards(terms: Terms, view: View, count: number): View {
  return leaveDiscards(terms, view, view.discards.slice(0, view.discards.length - count));
}

/** Discards stay frozen only while what froze them may lie among them. */
function leaveDiscards(terms: Terms, view: View, discards: Card[]): View {
  const { thaws, ...rest } = view;
  const frozen = view.frozen && staysFrozen(terms, discards);
  return { ...rest, discards, frozen, ...(frozen && thaws !== undefined ? { thaws } : {}) };
}

export function reshuffle(terms: Terms, view: View): View {
  return leaveDiscards(terms, view, view.discards.slice(-1));
}

/** The stock with so many cards more under it. */
export function refilled(view: View, cards: number): View {
  const share = shared(cards, view.stock.length);
  return {
    ...view,
    stock: view.stock.map((left, pile) => left + share[pile]!),
    ...(view.refills === undefined ? {} : { refills: view.refills - 1 }),
  };
}

/** Cards laid in their turn came from the stock and were never held. */
export function replace(terms: Terms, view: View, event: Told<'replaced'>): View {
  const { seat, laid, cards, from } = event;
  const side = sideInView(terms, view, seat);
  const held = laid.slice(0, laid.length - (from.length - countOf(cards)));
  return {
    ...gain(lose(draw(view, from), seat, held), event),
    laid: replaceAt(view.laid, side, addSorted(view.laid[side]!, laid)),
  };
}

export function takeFoot(
  { rules }: Terms,
  before: View,
  { seat, cards, left }: Told<'tookFoot'>,
): View {
  const { earned = [], ...view } = before;
  const waiting = earned.filter((other) => other !== seat);
  const drawn = rules.footTaken === 'insteadOfDraw' && view.phase === 'draw' && view.turn === seat;
  const held: View = {
    ...withHand(view, { seat, cards }),
    ...(waiting.length > 0 ? { earned: waiting } : {}),
    ...(drawn ? { phase: 'play' } : {}),
  };
  if (left === 0) return { ...held, feet: replaceAt(view.feet, seat, null) };
  return { ...held, knees: replaceAt(view.knees!, seat, null) };
}
