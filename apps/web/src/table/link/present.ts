import type { Seat } from '@hand-and-foot/engine';
import type { Present as Told } from '@hand-and-foot/protocol';

/** The people at the table right now. */
export interface PresentSince {
  readonly seats: readonly Seat[];
  readonly watchers: number;
  /** How long each present seat has been here, or each absent one away, by the page's clock. */
  readonly since: (seat: Seat) => number;
  /** The turn's start, if it was told. */
  readonly turnBegan: number | undefined;
}

export const NOBODY: PresentSince = {
  seats: [],
  watchers: 0,
  since: () => 0,
  turnBegan: undefined,
};

/** A server being replaced may not tell how long. */
type MaybeTold = Pick<Told, 'seats' | 'watchers'> & Partial<Told>;

export function presentFrom({
  seats,
  watchers,
  ages = {},
  open = 0,
  turnAge,
}: MaybeTold): PresentSince {
  const now = performance.now();
  const turnBegan = turnAge === undefined ? undefined : now - turnAge;
  return { seats, watchers, since: (seat) => now - (ages[seat] ?? open), turnBegan };
}
