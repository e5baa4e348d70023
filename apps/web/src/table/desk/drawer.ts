import type { Seat } from '@hand-and-foot/engine';
import { recall, storeValue } from '../../parts/settings/memory.ts';
import type { Staging, StagedStep } from './staging.ts';

/** The staged cards, and the log entry they were staged on. */
export interface Held {
  readonly on: number;
  readonly staging: Staging;
}

/** Stores a desk's staged cards while the page is closed. */
export interface Drawer {
  /** The last value, if it's readable. */
  look(): Held | undefined;
  put(held: Held): void;
}

/** This seat's drawer at this table, in the browser. */
export function drawerFor(table: string, seat: Seat): Drawer {
  const name = `staged/${table}/${seat}`;
  return {
    look: () => heldIn(recall(name)),
    put: (held) => storeValue(name, held.staging.steps.length > 0 ? held : undefined),
  };
}

/** Storage may hold anything: a wrong form wasn't staged. */
export function heldIn(found: unknown): Held | undefined {
  const { on, staging } = fieldsOf(found);
  const { takes, steps } = fieldsOf(staging);
  const isHeld = isCount(on) && typeof takes === 'boolean' && Array.isArray(steps);
  return isHeld && steps.every(isStep) ? { on, staging: { takes, steps } } : undefined;
}

function isStep(found: unknown): found is StagedStep {
  const { cards, on, cap, card } = fieldsOf(found);
  if (cap !== undefined) return isCount(cap) && isCount(card);
  return isCount(on) && Array.isArray(cards) && cards.length > 0 && cards.every(isCount);
}

function fieldsOf(found: unknown): Record<string, unknown> {
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

const isCount = (found: unknown): found is number => Number.isInteger(found) && Number(found) >= 0;
