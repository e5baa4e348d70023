import { recall, remember } from '../../parts/settings/memory.ts';
import type { Staging, Step } from './staging.ts';

/** What is staged, and the entry of the table's log it was staged on. */
export interface Held {
  readonly on: number;
  readonly staging: Staging;
}

/** Where a desk keeps what is staged while the page is closed. */
export interface Drawer {
  /** What was put there last, if it can be read. */
  look(): Held | undefined;
  put(held: Held): void;
}

/** A drawer of this seat at this table, in the browser. */
export function drawerFor(table: string, seat: number): Drawer {
  const name = `staged/${table}/${seat}`;
  return {
    look: () => heldIn(recall(name)),
    put: (held) => remember(name, held.staging.steps.length > 0 ? held : undefined),
  };
}

/** Anything may lie there: what is not of its form was not staged. */
export function heldIn(found: unknown): Held | undefined {
  const { on, staging } = fieldsOf(found);
  const { takes, steps } = fieldsOf(staging);
  const isHeld = isCount(on) && typeof takes === 'boolean' && Array.isArray(steps);
  return isHeld && steps.every(isStep) ? { on, staging: { takes, steps } } : undefined;
}

function isStep(found: unknown): found is Step {
  const { cards, on, cap, card } = fieldsOf(found);
  if (cap !== undefined) return isCount(cap) && isCount(card);
  return isCount(on) && Array.isArray(cards) && cards.length > 0 && cards.every(isCount);
}

function fieldsOf(found: unknown): Record<string, unknown> {
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

const isCount = (found: unknown): found is number => Number.isInteger(found) && Number(found) >= 0;
