import type { Invariant } from '../simulator/failure.ts';

/** A mistake that somebody could make, and what should notice it. */
export interface Fault {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Any of these is expected; it is caught whatever notices it. */
  readonly noticedBy: readonly Invariant[];
}

/** In this source, this text would be that one. */
interface Change {
  readonly file: string;
  readonly text: string;
  readonly by: string;
}

export function fault(
  name: string,
  noticedBy: readonly Invariant[],
  file: string,
  text: string,
  by = '',
): Fault {
  return { name, changes: [{ file, text, by }], noticedBy };
}
