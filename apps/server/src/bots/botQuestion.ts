import type { Seen } from '@hand-and-foot/bots';
import type { Action } from '@hand-and-foot/engine';

/** A decision that a bot was asked for, until it's answered or given up. */
export interface BotQuestion {
  readonly table: string;
  readonly bot: number;
  readonly seen: Seen;
  readonly since: number;
  tries: number;
  readonly answer: (action: Action) => void;
  readonly fail: (error: Error) => void;
}
