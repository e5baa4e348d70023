#!/usr/bin/env node
// Sets up a fresh clone if needed, then becomes the program in the same process, so pipes, signals
// and exit codes work.

import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from '../scripts/setup.mjs';

await orSayWhy(async () => {
  needsNode();
  ensureInstalled();
  ensureBuilt();
  if (process.argv[2] !== 'serve') return;
  const { ensurePage } = await import('../scripts/page.mjs');
  await ensurePage();
});

await import('../apps/cli/dist/main.js');
