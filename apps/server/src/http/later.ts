import type { Charge, Limits } from './limits.ts';
import type { Said } from './said.ts';

/** The answer to a client that had too much. */
export function later(limits: Limits, charge: Charge): Said {
  const retryAfter = limits.retryAfter(charge);
  return { status: 429, value: { why: 'tooFast', sentence: tooFast(retryAfter) }, retryAfter };
}

export function tooFast(retryAfter: number): string {
  const span = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`;
  return `Too much has come from this address. Try again in ${span}.`;
}
