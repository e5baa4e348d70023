import type { Seat, Seating } from '@hand-and-foot/engine';
import type { Count } from './count.ts';

/** The players and the rules: `rules` is an id, a rule set or changes to one, as `resolveRules` reads them. */
export interface TableNotes {
  readonly rules: unknown;
  readonly players: number;
  readonly seating: Seating;
}

/** A pad as plain data, with nothing worked out. */
export interface Notes {
  readonly table: TableNotes;
  /** Per seat. */
  readonly names: readonly string[];
  /** The starter of the first round. */
  readonly starter: Seat;
  readonly rounds: readonly RoundNotes[];
  /** The id of the next round: one that no round ever had, even one that was removed. */
  readonly nextId: number;
}

export interface RoundNotes {
  /** Stays with the round when one before it is taken out. */
  readonly id: number;
  /** Per side; a side that is missing has counted nothing. */
  readonly counts: readonly (Count | undefined)[];
}
