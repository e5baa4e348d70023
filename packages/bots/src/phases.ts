import { roomInMeld, type Terms } from '@hand-and-foot/engine';
import type { Weights } from './weights.ts';

/** The weights while the hand is played, and those in the foot. */
export interface Phases {
  readonly hand: Weights;
  readonly foot: Weights;
}

/** Weights, and how they change with the table and the time. */
export interface Habits {
  readonly weights: Weights;
  /** How many times as much each counts while the hand is played: cards in it bring a side on for long. */
  readonly inHand?: Partial<Weights>;
  /** Weights that count instead where melds fill up: there's time to hold cards until their book is near. */
  readonly patient?: Partial<Weights>;
  /** How much of that patience a table asks for, from 0 to 1. */
  readonly patience?: (terms: Terms) => number;
}

export function phasesFor(
  { weights, inHand = {}, patient = {}, patience = patienceUnder }: Habits,
  terms: Terms,
): Phases {
  const foot = changed(weights, patient, (here, there) => here + patience(terms) * (there - here));
  const early = 1 - fillingOf(terms);
  return { foot, hand: changed(foot, inHand, (here, times) => here * (1 + early * (times - 1))) };
}

function changed(
  weights: Weights,
  by: Partial<Weights>,
  change: (here: number, by: number) => number,
): Weights {
  const changes = { ...weights } as Record<keyof Weights, number>;
  for (const [name, number] of Object.entries(by))
    changes[name as keyof Weights] = change(weights[name as keyof Weights], number);
  return changes;
}

/** Partners share their melds, so each has less time. */
export function patienceUnder(terms: Terms): number {
  return (fillingOf(terms) * terms.sides) / terms.players;
}

/**
 * How surely a side's melds are full before the stock is gone, from 0 to 1; a hand no longer shrinks then.
 * Compares a side's share of each rank with the size of a book.
 */
function fillingOf(terms: Terms): number {
  const { copies, pack, ranks, reshuffles, sides } = terms;
  const room = Math.max(roomInMeld(terms, 0, 0), roomInMeld(terms, 0, 1));
  if (room === Infinity || reshuffles) return 0;
  let cards = 0;
  copies.forEach((count, card) => (cards += pack.kindOf[card] === ranks[0] ? count : 0));
  return Math.min(1, cards / sides / room);
}
