import type { Weights } from '@hand-and-foot/bots';
import type { TableOptions } from '../table.ts';

/** The table and its players: everything a thread needs to play their deals. */
export interface Meeting {
  table: TableOptions;
  a: Invited;
  b: Invited;
  seed: string;
  /** In seconds. */
  execTimeout: number;
}

/** A meeting between named bots. */
export interface NamedMeeting extends Meeting {
  a: string;
  b: string;
}

/** A bot's name, `exec:COMMAND`, or the sharp bot with weights of its own. */
export type Invited = string | { name: string; weights: Weights };
