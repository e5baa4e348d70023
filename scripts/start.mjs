// npm start: set up, then sit down at a table.

import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, root } from './setup.mjs';

await orSayWhy(() => {
  needsNode(20);
  ensureInstalled();
  ensureBuilt();
});

console.error('Starting Hand and Foot: hand-and-foot play');
process.argv = [process.execPath, `${root}bin/hand-and-foot.mjs`, 'play', ...process.argv.slice(2)];
await import('../apps/cli/dist/main.js');
