import type { Context } from '@hand-and-foot/words';
import { speech, wording } from '../words/wording.ts';
import type { MeldSeen } from './melds.ts';

/** What a book is marked with: "Clean", "Red", or the card that caps it. */
export function bookWord({ ruleSet, pack }: Context, { look, capped }: MeldSeen): string {
  if (!capped) return wording.value.table.bookWord(ruleSet.words[look], ruleSet.words.book.one);
  const cap = pack.kinds.findIndex((kind) => ruleSet.rules.roles[kind] === 'cap');
  return speech.value.nameOfKind(pack, cap, 1);
}
