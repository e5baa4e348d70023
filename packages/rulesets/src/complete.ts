import type { Rules } from '@hand-and-foot/engine';
import { catalogue } from './catalogue.ts';

/** Rules as they were stored, with the knobs that didn't exist then set to how everybody played. */
export function completeRules(stored: Partial<Rules>): Partial<Rules> {
  const later = catalogue.flatMap(({ knob, before }) =>
    before === undefined || Object.hasOwn(stored, knob) ? [] : [[knob, before] as const],
  );
  return later.length === 0 ? stored : { ...stored, ...Object.fromEntries(later) };
}
