import type { Face } from './faces.ts';
import type { Pace } from './holder.ts';
import type { Manners, TableRules } from './message.ts';

/**
 * How people meet when several tables play the same deals: two teams that exchange seats, or pairs that move by a
 * Howell or a Mitchell movement. `pairs` leaves it to their number which of the two.
 */
export type NightKind = 'match' | 'pairs' | Movement;
export type Movement = 'howell' | 'mitchell';

/** A request for a night. `rules` is anything the rule sets can resolve; four play, two against two. */
export interface NightWish {
  readonly kind: NightKind;
  readonly rules: unknown;
  readonly pace: Pace;
  readonly manners?: Manners;
  /** Deals a round. */
  readonly boards: number;
  /** At most so many rounds: a movement ends when all have met. */
  readonly rounds: number;
  /** Tables of a match; others have as many as their pairs need. */
  readonly tables?: number;
  /** The level of the bots that play for people who are missing. */
  readonly level: string;
}

export const NIGHT_LIMITS = { boards: 4, rounds: 12, matchTables: 8, players: 48 } as const;

/** One of the two teams of a match. */
export type Team = 0 | 1;

/** Something that somebody wants done on a night. */
export type NightAsk =
  /** Comes in, or changes name, face or team. `seed` is their own chance in the shuffle of every board. */
  | {
      readonly do: 'join';
      readonly name: string;
      readonly face?: string;
      readonly seed: string;
      readonly team?: Team;
    }
  | { readonly do: 'leave' }
  /** Plays with this player, with a bot, or with anybody. */
  | { readonly do: 'pair'; readonly with: number | 'bot' | 'anybody' }
  // The host
  | { readonly do: 'start' }
  | { readonly do: 'remove'; readonly player: number }
  /** Ends this round at a table that keeps the others waiting: boards it hasn't finished don't count there. */
  | { readonly do: 'skip'; readonly round: number; readonly table: number }
  | { readonly do: 'finish' }
  /** Makes this player the host. */
  | { readonly do: 'handOn'; readonly player: number };

/** Why a night refuses. */
export type NightRefusal =
  | 'notInvited'
  | 'notHost'
  | 'notIn'
  | 'begun'
  | 'notBegun'
  | 'over'
  | 'full'
  | 'tooFew'
  | 'noSuchPlayer'
  | 'hasPartner'
  | 'otherTeam'
  | 'noSuchTable'
  | 'tooMuch';

/** Somebody who has come, by number from 1. */
export interface NightPlayer {
  readonly player: number;
  readonly name: string;
  readonly face?: Face;
  readonly team?: Team;
  /** Left out, they play with anybody. */
  readonly partner?: number | 'bot';
}

/** One of a pair: a player, or a bot by name. */
export type NightSeat = { readonly player: number } | { readonly bot: string };

export interface NightPair {
  readonly pair: number;
  readonly seats: readonly [NightSeat, NightSeat];
  readonly team?: Team;
}

export interface NightTableState {
  readonly table: number;
  readonly northSouth: number;
  readonly eastWest: number;
  /** The boards it has finished. */
  readonly played: readonly number[];
  readonly skipped?: true;
  /** The shared table, for those who sit there. */
  readonly id?: string;
}

export interface NightRound {
  readonly round: number;
  readonly boards: readonly number[];
  readonly tables: readonly NightTableState[];
  /** The pair that sits out. */
  readonly out?: number;
}

/** The points that two pairs made on a board. */
export interface BoardResult {
  readonly board: number;
  readonly table: number;
  readonly northSouth: number;
  readonly eastWest: number;
  /** The points of the deal for each direction; more are better, or fewer where the lowest total wins. */
  readonly points: readonly [northSouth: number, eastWest: number];
}

/** A night as one guest may know it. Of a board that is still played somewhere, it tells nothing. */
export interface NightView {
  readonly night: string;
  readonly seq: number;
  /** When it was made, by the time of day. */
  readonly openedAt: number;
  readonly kind: NightKind;
  readonly rules: TableRules;
  readonly boards: number;
  readonly rounds: number;
  readonly tables?: number;
  readonly level: string;
  readonly host: boolean;
  /** The asker's own number, if they have joined. */
  readonly you?: number;
  readonly players: readonly NightPlayer[];
  readonly phase: 'gathering' | 'playing' | 'over';
  /** From the start on. */
  readonly movement?: 'match' | Movement;
  readonly pairs: readonly NightPair[];
  /** All rounds of the movement, once it has begun; those to come have no tables played. */
  readonly plan: readonly NightRound[];
  /** How many of them have begun. */
  readonly begun: number;
  /** Only of boards that are over everywhere. */
  readonly results: readonly BoardResult[];
  /** By board, from the first moment on. */
  readonly pledges: readonly string[];
  /** By player, once everybody's are in. */
  readonly seeds: readonly string[];
  /** By board; empty while anybody may still play it. */
  readonly secrets: readonly string[];
}
