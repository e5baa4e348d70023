import type { Kind, Pack } from '@hand-and-foot/engine';
import { speech } from '../../parts/words/wording.ts';

/** Counts per kind: "3 kings, 2 queens and 1 joker". */
export function sayCounts(pack: Pack, counts: ReadonlyMap<Kind, number>): string {
  const { figure, listed, nameOfKind } = speech.value;
  return listed(
    Array.from(counts, ([kind, count]) => `${figure(count)} ${nameOfKind(pack, kind, count)}`),
  );
}
