import {
  cardsEach,
  countsRefills,
  grabbers,
  type Seat,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { replaceAt, type Told } from './told.ts';

/** The view before the first deal, for a watcher who is there in time. */
export function viewBeforeDeal(terms: Terms, seat: Seat | undefined): View {
  const totals = Array<number>(terms.scorers).fill(0);
  return beginRound(terms, { seat, totals }, { round: 1, starter: 0 });
}

export function beginRound(
  terms: Terms,
  { seat, totals }: Pick<View, 'seat' | 'totals'>,
  { round, starter }: Pick<Told<'roundBegan'>, 'round' | 'starter'>,
): View {
  const perSeat = <T>(value: T): T[] => Array<T>(terms.players).fill(value);
  const perSide = <T>(value: T): T[] => Array<T>(terms.sides).fill(value);
  return {
    seat,
    round,
    starter,
    turn: grabbers(terms, starter)[0] ?? starter,
    phase: 'deal',
    discards: [],
    frozen: false,
    melds: perSide([]),
    laid: perSide([]),
    bonus: perSide(0),
    totals,
    firstTurn: false,
    mayEndTurn: false,
    ...(countsRefills(terms) ? { refills: terms.refills } : {}),
    hands: perSeat(0),
    feet: perSeat(null),
    ...(terms.rules.piles.length === 3 ? { knees: perSeat(null) } : {}),
    stock: [terms.deckSize],
    stacks: perSeat(terms.rules.piles.map(() => 0)),
  };
}

/** The seat has its piles in front of it. */
export function stacked({ rules }: Terms, view: View, seat: Seat): View {
  return {
    ...view,
    stock: [view.stock[0]! - cardsEach(rules)],
    stacks: replaceAt(view.stacks ?? [], seat, rules.piles),
  };
}

export function chooseHand(view: View, { seat, stack }: Told<'choseHand'>): View {
  const chosen = {
    ...view,
    stacks: replaceAt(view.stacks!, seat, swapped(view.stacks![seat]!, stack)),
  };
  if (seat !== view.seat) return chosen;
  return {
    ...chosen,
    ...(view.bottoms ? { bottoms: swapped(view.bottoms, stack) } : {}),
    ...(view.seen ? { seen: swapped(view.seen, stack) } : {}),
  };
}

/** The seat's own cards, pile by pile, where they are seen before the hand is chosen. */
export function seePiles({ rules }: Terms, view: View, { cards }: Told<'sawPiles'>): View {
  const own = view.seat === undefined ? 0 : cards[view.seat]!;
  if (typeof own === 'number') return view;
  let from = 0;
  return { ...view, seen: rules.piles.map((size) => own.slice(from, (from += size))) };
}

function swapped<T>(list: readonly T[], at: number): T[] {
  const copy = [...list];
  copy[0] = list[at]!;
  copy[at] = list[0]!;
  return copy;
}

/** Hands are taken up, feet lie ready, and the stock is shared out over its piles. */
export function finishDeal({ rules }: Terms, view: View): View {
  const { stacks = [], bottoms: _, seen: __, ...rest } = view;
  return {
    ...rest,
    phase: 'draw',
    turn: view.starter,
    firstTurn: true,
    hands: stacks.map((sizes) => sizes[0]!),
    feet: stacks.map((sizes) => sizes.at(-1)!),
    ...(view.knees ? { knees: stacks.map((sizes) => sizes[1]!) } : {}),
    stock: shared(view.stock[0]!, rules.stockPiles),
  };
}

/** The sizes of piles that share these cards; the first ones get those left over. */
export function shared(cards: number, piles: number): number[] {
  return Array.from({ length: piles }, (_, pile) => Math.ceil((cards - pile) / piles));
}
