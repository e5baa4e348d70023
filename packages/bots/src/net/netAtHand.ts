import { readNet } from './readNet.ts';
import type { Net } from './net.ts';

let net: Net | undefined;

/** The learned net once it is loaded. */
export function netAtHand(): Net | undefined {
  return net;
}

/**
 * Loads the learned net. Only `expert` plays with it, so pages bring it when somebody first needs it. Until then
 * the first decision of `expert` waits, and it gives no reasons.
 */
export async function loadNet(): Promise<Net> {
  const { STORED } = await import('./stored.ts');
  return (net ??= readNet(STORED));
}
