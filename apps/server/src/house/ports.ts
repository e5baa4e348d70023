import type { MakeBot } from '@hand-and-foot/bots';
import type { Absent, Clock, Corrupt, Deal, Fault } from '@hand-and-foot/table';
import type { Bus } from '../bus/bus.ts';
import type { Refusals } from '../refusals.ts';
import type { Store } from '../store/store.ts';
import type { Beacon } from './shares.ts';

/** Everything a node needs from outside; tests run a whole server on it without sockets or real time. */
export interface Surroundings {
  /** This node's name, unique among living nodes. */
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  /** 32 unguessable bytes as hexadecimal digits. */
  readonly secret: () => string;
  readonly botFor: (level: string, temperament?: string, table?: string) => MakeBot | undefined;
  readonly report: (trouble: Trouble) => void;
  /** How long it holds its tables, if different from nodes that share them. */
  readonly lease?: Lease;
  /** How long an empty table stays in memory, if not the default. */
  readonly restAfter?: number;
  /** Hears what this node is working on. */
  readonly beacon?: Beacon;
  /** Notifies people a table waits for who aren't there; returns at once. */
  readonly notify?: (waiting: Waiting) => void;
  /** Counts commands that were refused because the node was busy, or given up. */
  readonly refusals?: Pick<Refusals, 'count'>;
  /** Derives a round from its seed, if not the usual way. */
  readonly deal?: Deal;
}

/** A table that waits for somebody who isn't there. */
export interface Waiting extends Absent {
  readonly table: string;
}

/** In milliseconds: how long a node holds a table after its last renewal, and how often it renews. */
interface Lease {
  readonly span: number;
  readonly renew: number;
}

export type Trouble =
  | (Fault & { readonly table: string })
  /** The table's log or its file is damaged: it can't be opened until somebody mends it. */
  | { readonly fault: 'damaged'; readonly table: string; readonly error: Corrupt }
  /** Background work failed and will be retried. */
  | { readonly fault: 'background'; readonly table?: string; readonly error: unknown };
