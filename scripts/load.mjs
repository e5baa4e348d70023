// npm run load [-- --short]: how much the server does, beside bare ws on the same core; exits 1 where a limit is missed.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, root } from './setup.mjs';

await orSayWhy(() => {
  needsNode(20);
  ensureInstalled();
  ensureBuilt('apps/server');
});

const main = join(root, 'apps', 'server', 'dist', 'trials', 'load', 'main.js');
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
