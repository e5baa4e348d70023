import type { MakeBot } from '@hand-and-foot/bots';
import type { Clock, Corrupt, Deal, Fault } from '@hand-and-foot/table';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { Beacon } from './shares.ts';

/** Everything a node needs from outside, so that a whole server also runs in a test without sockets or time. */
export interface Surroundings {
  /** What this node is called; no two that live at the same time share a name. */
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  /** 32 bytes that nobody can guess, as hexadecimal digits. */
  readonly secret: () => string;
  readonly botFor: (level: string, temperament?: string, table?: string) => MakeBot | undefined;
  readonly report: (trouble: Trouble) => void;
  /** For how long it has its tables, where that is not what nodes do that share them. */
  readonly lease?: Lease;
  /** For how long a table without people is kept at hand, where it is not the usual time. */
  readonly restAfter?: number;
  /** Is told what this node is busy with. */
  readonly beacon?: Beacon;
  /** How a round follows from its seed, where it is not the usual way. */
  readonly deal?: Deal;
}

/** In milliseconds: for how long a node has a table after it was last heard of, and how often it says that it is still there. */
interface Lease {
  readonly span: number;
  readonly renew: number;
}

export type Trouble =
  | (Fault & { readonly table: string })
  /** The table's log, or the file where it lies, is damaged: it cannot be opened until somebody mends it. */
  | { readonly fault: 'damaged'; readonly table: string; readonly error: Corrupt }
  /** Something in the background failed and will be tried again. */
  | { readonly fault: 'background'; readonly table?: string; readonly error: unknown };
