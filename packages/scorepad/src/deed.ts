import type { Seat, Side } from '@hand-and-foot/engine';
import type { Field, Pile, Way } from './count.ts';
import type { TableNotes } from './notes.ts';

/** One thing that somebody did to a pad. Rounds go by their id. */
export type Deed =
  | { readonly do: 'table'; table: TableNotes }
  | { readonly do: 'name'; seat: Seat; name: string }
  | { readonly do: 'starter'; seat: Seat }
  | { readonly do: 'count'; round: number; side: Side; field: Field; number: number }
  | { readonly do: 'way'; round: number; side: Side; pile: Pile; way: Way }
  /** Takes a round out, or puts it back. Who counts in it later puts it back as well. */
  | { readonly do: 'round'; round: number; there: boolean };
