import type { Seat } from '@hand-and-foot/engine';
import type { Turn } from '../link/tableLink.ts';

/** Somebody else's last turn, as far as it got. */
export function lastTurn(turns: readonly Turn[], you: Seat): Turn | undefined {
  return turns.filter(({ seat }) => seat !== undefined && seat !== you).at(-1);
}
