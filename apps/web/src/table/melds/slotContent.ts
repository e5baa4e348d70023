import type { Terms } from '@hand-and-foot/engine';
import type { Context } from '@hand-and-foot/words';
import { bookWord } from './bookWord.ts';
import type { MeldSeen } from './melds.ts';
import type { SlotContent } from './Slot.tsx';

/** What a slot shows of the meld that lies there. */
export function slotContent(
  { rules }: Terms,
  context: Context,
  meld: MeldSeen | undefined,
): SlotContent {
  if (!meld) return { is: 'empty' };
  const { look, naturals, wilds, capped, cards } = meld;
  if (!meld.book) return { is: 'growing', look, naturals, wilds, bookSize: rules.bookSize };
  return { is: 'book', look, count: cards.length, word: bookWord(context, meld), capped };
}
