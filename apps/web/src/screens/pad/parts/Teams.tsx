import { sideNames, type Seated } from '../kept/names.ts';
import { words } from '../kept/words.ts';

/** The teams of a round, if anybody has a partner. */
export function Teams({ at, round }: { at: Seated; round: number }) {
  const sides = sideNames(at, round);
  return sides.length < at.terms.players ? <p>{words.value.against(sides)}</p> : null;
}
