import type { Action, Seat } from '@hand-and-foot/engine';
import type { Holder, TableTerms } from '@hand-and-foot/protocol';

/** The form in which entries are written now. Every form that was ever written can be read for ever. */
export const LOG_VERSION = 1;

/** Something that becomes of a table. The table is what follows from them all, in order. */
export type Deed =
  | { readonly entry: 'opened'; readonly terms: TableTerms; readonly seats: readonly Holder[] }
  /** Each round has a seed of its own, so that none can be foreseen from the one before. */
  | { readonly entry: 'dealt'; readonly round: number; readonly seed: string }
  | { readonly entry: 'acted'; readonly seat: Seat; readonly action: Action }
  | { readonly entry: 'seated'; readonly seat: Seat; readonly holder: Holder }
  | { readonly entry: 'closed' };

/** A seat, or whoever keeps the table. */
export type Asker = Seat | 'host';

/** A line of the log: plain data, secrets included. */
export type Entry = Deed & {
  readonly version: typeof LOG_VERSION;
  /** From 1, without a gap. */
  readonly seq: number;
  /** When it was written, by the table's clock. */
  readonly at: number;
  /** The command it was done for; bots have none. */
  readonly answers?: { readonly from: Asker; readonly command: string };
};
