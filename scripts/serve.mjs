// Serves the built page on this machine only, just as the server does, for tests and measurements.

import { ensureBuilt } from './setup.mjs';

/** Serves `dir` at `port` or the next free one; 0 takes any. */
export async function serve(dir, port) {
  ensureBuilt('apps/server');
  const { servePage } = await import('../apps/server/dist/index.js');
  return servePage(dir, port);
}
