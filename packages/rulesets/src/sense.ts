import type { Rules } from '@hand-and-foot/engine';
import type { Problem } from './problem.ts';

export function whatIsSenseless(_rules: Rules): Problem[] {
  return [];
}
