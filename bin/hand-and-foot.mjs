#!/usr/bin/env node
// Sets up a fresh clone if need be, then becomes the program: same process, so pipes, signals and exit codes are its own.

import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from '../scripts/setup.mjs';

await orSayWhy(() => {
  needsNode(20);
  ensureInstalled();
  ensureBuilt();
});

await import('../apps/cli/dist/main.js');
