// The built page on this machine alone, as the server gives it out, for whoever tests or measures it.

import { ensureBuilt } from './setup.mjs';

/** Serves `dir` at `port` or the next that is free; 0 takes any. */
export async function serve(dir, port) {
  ensureBuilt('apps/server');
  const { servePage } = await import('../apps/server/dist/index.js');
  return servePage(dir, port);
}
