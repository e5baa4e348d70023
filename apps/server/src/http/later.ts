import type { Charge, Limits } from './limits.ts';
import type { Said } from './said.ts';
import { sentences } from '../sentences.ts';

/** The answer to a client that had too much. */
export function later(limits: Limits, charge: Charge): Said {
  const retryAfter = limits.retryAfter(charge);
  return { status: 429, value: { why: 'tooFast', sentence: tooFast(retryAfter) }, retryAfter };
}

export function tooFast(retryAfter: number): string {
  return sentences.tooFast(retryAfter);
}
