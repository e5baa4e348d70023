// npm run build: every package from src to dist, and nothing but that.

import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from './setup.mjs';

await orSayWhy(() => {
  needsNode(20);
  ensureInstalled();
  ensureBuilt();
});
console.log('Built: every package has its dist.');
