import type { Face, NightKind, NightPair, TableTerms, Team } from '@hand-and-foot/protocol';

/** Something that happens on a night. Play them all in order, and you have the night. */
export type NightChange =
  | { readonly entry: 'opened'; readonly terms: NightTerms; readonly doors: NightDoors }
  | {
      readonly entry: 'joined';
      readonly player: number;
      readonly guest: string;
      readonly name: string;
      readonly face?: Face;
      readonly seed: string;
      readonly team?: Team;
      /** Somebody who came late has a bot's place from the next round on. */
      readonly takes?: { readonly pair: number; readonly seat: 0 | 1 };
    }
  | { readonly entry: 'left'; readonly player: number }
  | { readonly entry: 'paired'; readonly player: number; readonly with: number | 'bot' | 'anybody' }
  /** From here on pairs and shuffles stand. */
  | { readonly entry: 'started'; readonly pairs: readonly NightPair[] }
  /** The next round begins at these shared tables, table 1 first. They're made from this entry alone. */
  | { readonly entry: 'round'; readonly round: number; readonly tables: readonly string[] }
  /** A table has finished a board; its own log says so, too. */
  | {
      readonly entry: 'played';
      readonly table: number;
      readonly board: number;
      readonly points: readonly [northSouth: number, eastWest: number];
    }
  | { readonly entry: 'skipped'; readonly table: number }
  /** From here on this player is the host. */
  | { readonly entry: 'handedOn'; readonly player: number }
  | { readonly entry: 'finished' };

/** The parts of a night that never change. */
export interface NightTerms {
  readonly kind: NightKind;
  /** The rules and manners of every table. */
  readonly table: TableTerms;
  readonly boards: number;
  readonly rounds: number;
  /** Only in a match. */
  readonly tables?: number;
  readonly level: string;
}

/** The ways in, and the secrets of the boards. Codes and guests are kept as hashes. */
export interface NightDoors {
  readonly night: string;
  readonly host: string;
  readonly code: string;
  /** By board. */
  readonly secrets: readonly string[];
}

/** A line of a night's log: plain data, secrets included. */
export type NightEntry = NightChange & {
  readonly version: NightLogVersion;
  /** From 1, without a gap. */
  readonly seq: number;
  /** When it was written, by the time of day. */
  readonly at: number;
  /** The guest who asked for it, if somebody did. */
  readonly by?: string;
  /** The sum of this entry and all before it. */
  readonly sum: string;
};

/** An older program refuses entries of a newer version, and it must: it would skip a change it doesn't know. */
export const NIGHT_LOG_VERSIONS = [1, 2] as const;

export type NightLogVersion = (typeof NIGHT_LOG_VERSIONS)[number];

/** The first version that has this entry, so older programs still read logs without it. */
export function versionOf({ entry }: NightChange): NightLogVersion {
  return entry === 'handedOn' ? 2 : 1;
}
