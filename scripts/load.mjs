// npm run load: measures the load a server can take; the first form exits with 1 if a limit is missed.
//   npm run load                          one server, compared to bare ws on the same core; --short for a quick run
//   npm run load -- --curve               with 500, 2,000, 5,000 and 10,000 tables of four sockets each
//   npm run load -- --nodes 1,2,3         with 1, 2 and 3 nodes on PostgreSQL and Redis
//   --together           with --nodes: everybody of a table at one node
//   --tables 500,2000    other numbers of tables           --rate 0.2    actions per second at each
//   --seconds 600        how long to play                  --node FLAG   a flag for Node, say --node=--cpu-prof

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, root } from './setup.mjs';

await orSayWhy(() => {
  needsNode(20);
  ensureInstalled();
  ensureBuilt('apps/trials');
});

const args = process.argv.slice(2);
const program = args.includes('--curve')
  ? 'curve'
  : args.some((arg) => arg.startsWith('--nodes'))
    ? 'nodes'
    : 'main';
const file = join(root, 'apps', 'trials', 'dist', 'load', `${program}.js`);
const { status } = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' });
process.exitCode = status ?? 1;
