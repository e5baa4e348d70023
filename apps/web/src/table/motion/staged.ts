import type { Card, Kind } from '@hand-and-foot/engine';
import type { StagedMeld } from '../desk/desk.ts';
import type { Move } from './moves.ts';

/** Staged cards, and the number in hand. */
export interface Put {
  readonly staged: readonly StagedMeld[];
  readonly held: number;
}

/** Cards put down or taken back between two moments; played ones only changed their name. */
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

/** Cards staged in the second but not in the first. */
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
