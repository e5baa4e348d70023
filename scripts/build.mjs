// npm run build: every package from src to dist, and the page.

import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from './setup.mjs';

readOptions();

await orSayWhy(async () => {
  needsNode();
  ensureInstalled();
  ensureBuilt();
  const { ensurePage } = await import('./page.mjs');
  await ensurePage();
});
console.log('Built: every package has its dist, and the page is in apps/web/dist-web.');
