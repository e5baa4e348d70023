import type { Rules, Terms } from '@hand-and-foot/engine';
import { KNOBS } from './usualRounds.ts';

/**
 * A short text that tells tables apart by their players and by the rules that the usual rounds were measured
 * under; a rule added later changes none of them.
 */
export function markOf({ rules, players, seating }: Terms, knobs = KNOBS): string {
  const values = knobs.map((knob) => inOrder(rules[knob as keyof Rules]));
  return hash(JSON.stringify([players, seating, values]));
}

/** The same value, however its keys are ordered. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([key, each]) => [key, inOrder(each)]);
}

/** Two hashes (FNV) in 36 signs: enough to tell some thousand tables apart. */
function hash(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}
