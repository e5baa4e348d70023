import type { Seat } from '@hand-and-foot/engine';
import type { Present as Told } from '@hand-and-foot/protocol';

/** Who is at a table at this moment. */
export interface Present {
  readonly seats: readonly Seat[];
  readonly watchers: number;
  /** Since when each of these seats is here, or any other is away, by the page's own clock. */
  readonly since: (seat: Seat) => number;
  /** When the turn began, if that was told. */
  readonly turnBegan: number | undefined;
}

export const NOBODY: Present = { seats: [], watchers: 0, since: () => 0, turnBegan: undefined };

/** A server that is just being replaced may not tell how long. */
type MaybeTold = Pick<Told, 'seats' | 'watchers'> & Partial<Told>;

export function presentFrom({ seats, watchers, ages = {}, open = 0, turnAge }: MaybeTold): Present {
  const now = performance.now();
  const turnBegan = turnAge === undefined ? undefined : now - turnAge;
  return { seats, watchers, since: (seat) => now - (ages[seat] ?? open), turnBegan };
}
