import { sideOf } from '@hand-and-foot/engine';
import type { Turn } from '../link/tableLink.ts';
import { speech } from '../../parts/words/wording.ts';
import type { SeenTable } from './seen.ts';

/** A turn as a sentence, for reading or listening. */
export function turnAsSaid(
  { context, view, state }: SeenTable,
  { seat, events }: Turn,
  aloud = false,
): string | undefined {
  const melds = seat === undefined ? undefined : view.melds[sideOf(state, seat)];
  return speech.value.sayTurn(events, { ...context, aloud, ...(melds && { melds }) });
}
