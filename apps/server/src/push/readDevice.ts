import { ECDH } from 'node:crypto';
import type { Device } from '../store/pushes.ts';
import { endpointOf } from './endpoint.ts';

/** A browser's own account of its subscription, and the language it speaks. */
interface Told {
  readonly endpoint: unknown;
  readonly keys: { readonly p256dh: unknown; readonly auth: unknown };
  readonly language: unknown;
}

export type ReadDevice =
  | { readonly ok: true; readonly device: Omit<Device, 'site'> }
  | { readonly ok: false; readonly why: 'misshapen' | 'badEndpoint' };

/** Checks every part, because we'll call that address and encrypt with those keys. */
export function readDevice(body: string, mayBeLoopback: boolean): ReadDevice {
  try {
    const { endpoint, keys, language } = JSON.parse(body) as Told;
    const { p256dh, auth } = keys;
    if (!isPoint(p256dh) || !isSecret(auth) || !isLanguage(language)) return MISSHAPEN;
    const url = endpointOf(endpoint, mayBeLoopback);
    if (!url) return { ok: false, why: 'badEndpoint' };
    return { ok: true, device: { endpoint: url.href, p256dh, auth, language } };
  } catch {
    return MISSHAPEN;
  }
}

const MISSHAPEN = { ok: false, why: 'misshapen' } as const;

/** A point on the curve, not compressed; converting throws if it isn't one. */
function isPoint(text: unknown): text is string {
  if (typeof text !== 'string' || !/^[\w-]{87}$/.test(text)) return false;
  ECDH.convertKey(Buffer.from(text, 'base64url'), 'prime256v1');
  return true;
}

/** 16 bytes. */
function isSecret(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{22}$/.test(text);
}

function isLanguage(text: unknown): text is string {
  return typeof text === 'string' && /^[a-z]{2}$/.test(text);
}
