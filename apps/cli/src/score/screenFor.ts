import { paintFor, wantsColours } from '../paint.ts';
import type { Screen } from '../screen.ts';

/** What the lines are made for that go to this output. */
export function screenFor(output: { isTTY?: boolean; columns?: number }): Screen {
  return {
    paint: paintFor(wantsColours(output, process.env)),
    width: Math.min(100, Math.max(40, (output.columns ?? 80) - 1)),
  };
}
