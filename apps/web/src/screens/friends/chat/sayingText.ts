import { isPhrase, type Saying } from '@hand-and-foot/protocol';
import { newTableIn } from '../shared/newTable.ts';
import { words } from '../shared/words.ts';

/** A saying for its reader: a phrase in their language, an address of a new table in words, anything else as typed. */
export function sayingText({ text, phrase }: Saying, table: string): string {
  const { ready, newTable } = words.value;
  if (phrase !== undefined && isPhrase(phrase)) return ready[phrase];
  return newTableIn(text, table) === undefined ? text : newTable;
}
