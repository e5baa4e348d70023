import type { RulesDifference } from '@hand-and-foot/words';
import { words } from './words.ts';

/** What a line that was changed comes to. Values may differ and yet be told, and played, alike. */
export function sayEffect({ here, there }: RulesDifference): string {
  const said = words.value;
  if (here.length > 0) return here.join(' ');
  return there.length > 0 ? said.noLonger(there.join(' ')) : said.comesToTheSame;
}
