import { meldSeen, type BookKind, type Kind, type MeldCards } from '@hand-and-foot/engine';
import type { Context } from './context.ts';

/** The owner of something, from the listener's side. */
export type Owner = 'we' | 'you' | 'they' | { name: string };

/** The place on the table for one rank of a side. */
export interface Slot {
  owner: Owner;
  /** Undefined for melds that are all wild. */
  rank: Kind | undefined;
  /** The side's melds of that rank in the order of their numbers. */
  melds: readonly MeldCards[];
  /** How many of the cards are only put there so far, and can be taken back. */
  staged?: number;
}

export interface SlotMeld {
  cards: number;
  wilds: number;
  /** How many cards are missing to a book; 0 for a book. */
  missing: number;
  kind: BookKind;
  capped: boolean;
}

/** The meld that a slot shows, and the books that lie beside it. */
export function meldsIn(
  { melds }: Slot,
  context: Context,
): { shown: SlotMeld | undefined; beside: BookKind[] } {
  const read = melds.map((meld) => meldIn(meld, context));
  const shown = read.find(({ missing }) => missing > 0) ?? read.at(-1);
  return { shown, beside: read.filter((meld) => meld !== shown).map(({ kind }) => kind) };
}

function meldIn(meld: MeldCards, { ruleSet, pack }: Context): SlotMeld {
  const { wilds, missing, nature, capped } = meldSeen({ rules: ruleSet.rules, pack }, meld);
  return { cards: meld.cards.length, wilds, missing, kind: nature, capped };
}
