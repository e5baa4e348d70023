import { paintFor, wantsColours } from '../paint.ts';
import type { Screen } from '../screen.ts';

/** The kind of screen this output is. */
export function screenFor(output: { isTTY?: boolean; columns?: number }): Screen {
  return {
    paint: paintFor(wantsColours(output, process.env)),
    width: Math.min(100, Math.max(40, (output.columns ?? 80) - 1)),
  };
}
