import type { Undone } from '@hand-and-foot/protocol';
import type { Turn } from './tableLink.ts';

/** A player takes back a few steps at most. */
const KEPT = 40;

/** The turns as they were after each of the last entries, in case steps are taken back. */
export interface PastTurns {
  keep(seq: number, turns: readonly Turn[]): void;
  /** The turns before those steps; undefined if it was too long ago. */
  before(undone: Undone): readonly Turn[] | undefined;
}

export function pastTurns(): PastTurns {
  let past: { readonly seq: number; readonly turns: readonly Turn[] }[] = [];
  return {
    keep(seq, turns) {
      past = [...past, { seq, turns }].slice(-KEPT);
    },
    before({ to }) {
      past = past.filter(({ seq }) => seq <= to);
      return past.at(-1)?.turns;
    },
  };
}
