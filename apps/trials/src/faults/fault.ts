import type { Invariant } from '../simulator/failure.ts';

/** A mistake somebody could make, and the checks that should notice it. */
export interface PlantedFault {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Any of these is expected; any check catches it. */
  readonly noticedBy: readonly Invariant[];
}

/** Replaces this text in this source by that one. */
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
): PlantedFault {
  return { name, changes: [{ file, text, by }], noticedBy };
}
