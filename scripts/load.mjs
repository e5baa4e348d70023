// npm run load: measures the load a server can take; the first form exits with 1 if a limit is missed.
//   npm run load                          one server, compared to bare ws on the same core; --short for a quick run
//   npm run load -- --curve               with 500, 2,000, 5,000 and 10,000 tables of four sockets each
//   npm run load -- --nodes 1,2,3         with 1, 2 and 3 nodes on PostgreSQL and Redis
//   --together           with --nodes: everybody of a table at one node
//   --tables 500,2000    other numbers of tables           --rate 0.2    actions per second at each
//   --seconds 600        how long to play                  --node FLAG   a flag for Node, say --node=--cpu-prof

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, root } from './setup.mjs';

const { values } = readOptions({
  short: { type: 'boolean', default: false },
  curve: { type: 'boolean', default: false },
  nodes: { type: 'string' },
  together: { type: 'boolean', default: false },
  tables: { type: 'string' },
  rate: { type: 'string', default: '0.2' },
  seconds: { type: 'string', default: '60' },
  node: { type: 'string', multiple: true, default: [] },
});

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('apps/trials');
});

const program = values.curve ? 'curve' : values.nodes === undefined ? 'main' : 'nodes';
const file = join(root, 'apps', 'trials', 'dist', 'load', `${program}.js`);
const { status } = spawnSync(process.execPath, [file, JSON.stringify(values)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
