import type { Weights } from '@hand-and-foot/bots';
import type { TableOptions } from '../table.ts';

/** Who plays whom, and where: all that a thread must know to play their deals. */
export interface Meeting {
  table: TableOptions;
  a: Invited;
  b: Invited;
  seed: string;
  /** In seconds. */
  execTimeout: number;
}

/** A meeting of bots that were named. */
export interface NamedMeeting extends Meeting {
  a: string;
  b: string;
}

/** The name of a bot, `exec:COMMAND`, or sharp with weights of its own. */
export type Invited = string | { name: string; weights: Weights };
