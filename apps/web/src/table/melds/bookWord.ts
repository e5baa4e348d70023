import type { Terms } from '@hand-and-foot/engine';
import { capitalised, type Context } from '@hand-and-foot/words';
import { speech, wording } from '../../parts/words/wording.ts';
import type { MeldShown } from './melds.ts';

/** A book's short label: "Clean", "Red", or its cap card. */
export function bookWord(
  { caps, pack }: Terms,
  { ruleSet }: Context,
  { look, capped }: MeldShown,
): string {
  if (capped) return speech.value.nameOfKind(pack, caps[0]!, 1);
  return look === 'wild'
    ? wording.value.table.wild
    : capitalised(speech.value.qualityOf(ruleSet, look));
}
