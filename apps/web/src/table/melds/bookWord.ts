import { capitalised, type Context } from '@hand-and-foot/words';
import { speech, wording } from '../../parts/words/wording.ts';
import type { MeldSeen } from './melds.ts';

/** A book's short label: "Clean", "Red", or its cap card. */
export function bookWord({ pack, ruleSet }: Context, { look, capped }: MeldSeen): string {
  if (capped) return speech.value.nameOfKind(pack, capOf(pack, ruleSet), 1);
  return look === 'wild'
    ? wording.value.table.wild
    : capitalised(speech.value.qualityOf(ruleSet, look));
}

function capOf({ kinds }: Context['pack'], { rules }: Context['ruleSet']): number {
  return kinds.findIndex((kind) => rules.roles[kind] === 'cap');
}
