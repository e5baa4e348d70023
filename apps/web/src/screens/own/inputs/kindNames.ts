import type { Pack } from '@hand-and-foot/engine';
import { capitalised } from '@hand-and-foot/words';
import { speech } from '../../../parts/words/wording.ts';

/** "Sevens", "Red threes". */
export function nameOfKinds(pack: Pack, kind: string): string {
  return capitalised(speech.value.nameOfKind(pack, pack.kinds.indexOf(kind), 2));
}
