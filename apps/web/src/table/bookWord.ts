import type { BookKind } from '@hand-and-foot/engine';
import type { Context } from '@hand-and-foot/words';
import { speech, wording } from '../words/wording.ts';
import type { MeldSeen } from './melds.ts';

/** What a book is marked with: "Clean", "Red", or the card that caps it. */
export function bookWord(context: Context, { look, capped }: MeldSeen): string {
  if (!capped) return bookKind(context, look);
  const { pack, ruleSet } = context;
  const cap = pack.kinds.findIndex((kind) => ruleSet.rules.roles[kind] === 'cap');
  return speech.value.nameOfKind(pack, cap, 1);
}

/** A kind of book by the word that the players of the rule set have for it. */
export function bookKind({ ruleSet: { words } }: Context, kind: BookKind): string {
  return wording.value.table.bookWord(words[kind], words.book.one);
}
