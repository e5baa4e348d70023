import type { Kind, Pack } from '@hand-and-foot/engine';
import { capitalised } from './capitalised.ts';
import { kindsInRuns, namesOfKinds } from './kindRuns.ts';

const SIGNS: Readonly<Record<string, string>> = { T: '10', red3: '3♥♦', black3: '3♣♠' };

/** Short names of kinds: "4–7", "A, 2", "3♥♦". Kinds without a sign use their name. */
export function signsOf(
  pack: Pack,
  kinds: readonly Kind[],
  nameOfKind: (pack: Pack, kind: Kind, count: number) => string,
): string {
  const sign = (kind: Kind): string => {
    const name = pack.kinds[kind]!;
    return SIGNS[name] ?? (name.length < 3 ? name : capitalised(nameOfKind(pack, kind, 1)));
  };
  const names = namesOfKinds(pack, kinds);
  return kindsInRuns(pack, names, sign, (first, last) => `${sign(first)}–${sign(last)}`).join(', ');
}
