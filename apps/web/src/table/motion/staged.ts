import type { Card, Kind } from '@hand-and-foot/engine';
import type { StagedMeld } from '../desk/desk.ts';
import type { Move } from './moves.ts';

/** What lies staged, and how many cards are held. */
export interface Put {
  readonly staged: readonly StagedMeld[];
  readonly held: number;
}

/** The cards that were put down or taken back between two moments; what was played has only changed its name. */
export function movesBetween(before: Put, after: Put, kindOf: (card: Card) => Kind): Move[] {
  const hand = (card: Card) => [`hand-${kindOf(card)}`];
  if (after.held < before.held)
    return added(before, after).map(({ slot, card }) => ({
      from: hand(card),
      to: [`slot-${slot}`],
      card,
    }));
  if (after.held > before.held)
    return added(after, before).map(({ slot, card }) => ({
      from: [`slot-${slot}`],
      to: hand(card),
      card,
    }));
  return [];
}

/** What is staged in the second and not in the first. */
function added(first: Put, second: Put): { slot: Kind; card: Card }[] {
  return second.staged.flatMap(({ slot, meld, cards }) => {
    const left = [...(first.staged.find((other) => other.meld === meld)?.cards ?? [])];
    return cards.flatMap((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 ? [] : [{ slot, card }];
    });
  });
}
