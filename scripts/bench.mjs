// npm run bench: runs the packages' benchmarks (src/*.bench.ts) on the build, one after another.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, packageDirs } from './setup.mjs';

const [filter = ''] = readOptions({}, 1).positionals;

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('apps/cli', 'packages/testkit');
});

// By the sources, because not every package has a dist.
const files = packageDirs()
  .flatMap((dir) =>
    readdirSync(join(dir, 'src'), { recursive: true })
      .filter((name) => name.endsWith('.bench.ts'))
      .map((name) => join(dir, 'dist', name.replace(/ts$/, 'js'))),
  )
  .filter((path) => path.includes(filter));

if (files.length === 0) console.log('Nothing to measure: no src/*.bench.ts matches.');
for (const file of files) {
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
