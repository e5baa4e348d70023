import type { RulesDifference } from '@hand-and-foot/words';
import { words } from './words.ts';

/** A changed line's effect. Different values may read and play the same. */
export function sayEffect({ here, there }: RulesDifference): string {
  const said = words.value;
  if (here.length > 0) return here.join(' ');
  return there.length > 0 ? said.noLonger(there.join(' ')) : said.comesToTheSame;
}
