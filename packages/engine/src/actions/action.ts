import type { Is } from '../numbers/is.ts';
import type { Card } from '../rules/pack.ts';

/** A seat at the table, from 0; play goes to the next higher, which is the left. */
export type Seat = number & Is<'seat'>;

/** The seats that score together, numbered by where their first seat sits. */
export type Side = number & Is<'side'>;

/** Has a running total: a side, or a seat where sides change. */
export type Scorer = Seat | Side;

/** A side's melds are numbered from 0 in the order begun. */
export type MeldNumber = number & Is<'meldNumber'>;

/** Cards laid together: as a new meld, or to the side's meld of that number. */
export interface Lay {
  readonly cards: readonly Card[];
  readonly to?: MeldNumber;
}

/** Something a seat may do. It happens completely or not at all. */
export type Action =
  /** Cut the deck by eye at this fraction of its height. */
  | { readonly do: 'grab'; readonly depth: number }
  | { readonly do: 'chooseHand'; readonly stack: number }
  /** `from` names the stock pile of each card; left out, the first that has one. */
  | { readonly do: 'draw'; readonly from?: readonly number[] }
  | { readonly do: 'takeUpcard' }
  /** The top discard joins the first lay. `from` is for rules where the rest of the draw follows. */
  | { readonly do: 'pickUp'; readonly lay?: readonly Lay[]; readonly from?: readonly number[] }
  | { readonly do: 'layDown'; readonly lay: readonly Lay[] }
  | { readonly do: 'cap'; readonly meld: MeldNumber }
  | { readonly do: 'askToGoOut' }
  | { readonly do: 'answer'; readonly yes: boolean }
  | { readonly do: 'discard'; readonly card: Card }
  | { readonly do: 'endTurn' };

export type ActionName = Action['do'];
