import { hashOf } from '@hand-and-foot/fair';

const LENGTH = 16;

/** 16 unguessable bytes in URL-safe letters. */
export function newCode(): string {
  return spelled(crypto.getRandomValues(new Uint8Array(LENGTH)));
}

/**
 * The next table's code for the chat of this one, or back from there. Only this table's own invitation opens it,
 * because watchers read the chat too and aren't invited.
 */
export function veiled(code: string, invite: string, table: string): string {
  const veil = hashOf(`${invite}/${table}`);
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return spelled(
    Uint8Array.from(
      bytes,
      (byte, at) => byte.charCodeAt(0) ^ Number.parseInt(veil.slice(2 * at, 2 * at + 2), 16),
    ),
  );
}

function spelled(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
