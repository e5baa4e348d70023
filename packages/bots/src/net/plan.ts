import type { Terms } from '@hand-and-foot/engine';
import type { Choice } from '../search.ts';
import { writer } from './writer.ts';

/** Numbers in the row of a plan. */
export const PLAN_INPUTS = 7;

/** Points behind the best plan that no longer matter, in hundreds. */
const FAR = 8;

/** Writes what tells one plan from the others: how far it is behind by its own value, and how it begins. */
export function readPlan(
  { steps, value, asks }: Choice,
  best: number,
  terms: Terms,
  row: Float32Array,
): void {
  const behind = Math.min(FAR, (best - value) / pointsOf(terms));
  const first = steps[0]?.do;
  writer(row, 0)(
    behind,
    behind / (0.3 + behind),
    Number(behind === 0),
    Number(steps.length === 0),
    Number(first === 'pickUp'),
    Number(asks === true),
    1,
  );
}

/** A measure of points under the rules: 100 where a clean book brings 500 and a dirty one 300. */
function pointsOf({ bookBonus, ranks }: Terms): number {
  const books = ranks.reduce(
    (sum, rank) => sum + bookBonus.clean[rank]! + bookBonus.dirty[rank]!,
    0,
  );
  return Math.max(40, books / ranks.length / 8);
}
