import { expect, test } from 'vitest';

import { judge } from './check-tree.mjs';

// Put together here, so that this file does not hold what it looks for.
const path = (...names) => `/${names.join('/')}`;

test.each([
  ['a home directory', 'a.md', `see ${path('home', 'ann', 'notes')}`],
  ['a home directory of macOS', 'a.ts', `open('${path('Users', 'ann', 'x')}')`],
  ['a registry', '.npmrc', `//${['registry', 'example', 'org'].join('.')}/:x=1`],
  ['an unfinished merge', 'a.ts', `x\n${'<'.repeat(7)} HEAD\n`],
  ['a download address', 'package-lock.json', '"resolved": "https://example.org/x.tgz"'],
])('refuses %s', (_, file, text) => {
  expect(judge(file, text)).toHaveLength(1);
});

test.each([
  ['an address', 'a.md', `https://example.org${path('home', 'page')}`],
  ['a relative path', 'a.ts', `import '..${path('work', 'bench.ts')}'`],
  ['a linked workspace', 'package-lock.json', '"resolved": "packages/engine"'],
])('allows %s', (_, file, text) => {
  expect(judge(file, text)).toEqual([]);
});
