import type { Seat } from '@hand-and-foot/engine';
import type { Turn } from '../link/tableLink.ts';

/** The last turn of somebody else, as far as it has come. */
export function lastTurn(turns: readonly Turn[], you: Seat): Turn | undefined {
  return turns.filter(({ seat }) => seat !== undefined && seat !== you).at(-1);
}
