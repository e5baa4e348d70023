import type { Time } from '../time.ts';

/** A stored entry and its writer. */
export interface Kept {
  readonly text: string;
  readonly command: string | undefined;
  readonly node: string;
  readonly epoch: number;
  /** The current holder's epoch at that moment. */
  readonly present: number | undefined;
  readonly at: number;
}

/** A node's own lease, and how many tables others took from it. */
interface Stay {
  until: number;
  taken: number;
}

export interface Lease {
  readonly node: string;
  readonly epoch: number;
  until: number;
  readonly isAfterCrash: boolean;
}

/** A letter as JSON, and its answer. */
export interface Posted {
  deliveries: number;
  readonly letter: string;
  answer?: string;
  readonly at: number;
}

/** Everything that is stored. */
export interface Shelves {
  readonly time: Time;
  readonly logs: Map<string, Kept[]>;
  readonly leases: Map<string, Lease>;
  readonly stays: Map<string, Stay>;
  readonly letters: Map<string, Map<string, Posted>>;
  readonly byGuest: Map<string, number>;
  readonly givenUp: Map<string, string>;
  readonly takings: { readonly table: string; readonly at: number }[];
  readonly notes: Map<string, Set<string>>;
  /** The logs of club nights. */
  readonly nights: Map<string, string[]>;
}
