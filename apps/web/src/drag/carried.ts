import type { Kind } from '@hand-and-foot/engine';
import { signal } from '@preact/signals';

/** What is being dragged at the moment. */
export interface Carried {
  readonly kinds: ReadonlySet<Kind>;
}

export const carried = signal<Carried | undefined>(undefined);
