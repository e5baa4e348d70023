import type { Terms } from '@hand-and-foot/engine';
import type { Context } from '@hand-and-foot/words';
import { bookWord } from './bookWord.ts';
import type { MeldShown } from './melds.ts';
import type { SlotContent } from './Slot.tsx';

/** A slot's content for its meld. */
export function slotContent(
  terms: Terms,
  context: Context,
  meld: MeldShown | undefined,
): SlotContent {
  if (!meld) return { is: 'empty' };
  const { look, naturals, wilds, missing, capped, cards } = meld;
  if (!meld.book) return { is: 'growing', look, naturals, wilds, bookSize: cards.length + missing };
  return { is: 'book', look, count: cards.length, word: bookWord(terms, context, meld), capped };
}
