import type { Event, Seat } from '@hand-and-foot/engine';

export type Sound = 'laid' | 'drawn' | 'book' | 'yourTurn' | 'refused';

/** The one sound for some events: the most important. */
export function soundOf(events: readonly Event[]): Sound | undefined {
  const is = (...names: Event['event'][]) => events.some(({ event }) => names.includes(event));
  if (is('completed', 'capped')) return 'book';
  if (is('laid', 'discarded')) return 'laid';
  if (is('drew', 'pickedUp', 'tookUpcard', 'tookFoot', 'tookHand')) return 'drawn';
  return undefined;
}

/** Whether this change started your turn; watchers have none. */
export function beganTurn(
  before: { turn: Seat; phase: string } | undefined,
  after: { turn: Seat; phase: string },
  you: Seat | undefined,
): boolean {
  return after.turn === you && after.phase === 'draw' && before?.turn !== you;
}
