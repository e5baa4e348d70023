import { fileURLToPath } from 'node:url';
import type { ServerWishes } from '../serverProcess.ts';

const PROGRAM = fileURLToPath(new URL('haltingServer.js', import.meta.url));

/** A server that ends itself at a named point; `place` is its tables' folder, or both databases' addresses. */
export function haltingAt(halt: string, place: readonly string[]): ServerWishes {
  return { program: PROGRAM, options: place, env: { HAND_AND_FOOT_HALT: halt } };
}
