import type { TableOptions } from '../table.ts';

/** Who plays whom, and where: all that a thread must know to play their deals. */
export interface Meeting {
  table: TableOptions;
  /** Names of bots, or `exec:COMMAND`. */
  a: string;
  b: string;
  seed: string;
  /** In seconds. */
  execTimeout: number;
}
