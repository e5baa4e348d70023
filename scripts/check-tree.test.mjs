import { expect, test } from 'vitest';

import { judge } from './check-tree.mjs';

// Assembled here, so this file doesn't contain what it looks for.
const path = (...names) => `/${names.join('/')}`;
const slashes = '/'.repeat(2);

test.each([
  ['a home directory', 'a.md', `see ${path('home', 'ann', 'notes')}`],
  ['a home directory of macOS', 'a.ts', `open('${path('Users', 'ann', 'x')}')`],
  ['a registry', '.npmrc', `//${['registry', 'example', 'org'].join('.')}/:x=1`],
  ['an unfinished merge', 'a.ts', `x\n${'<'.repeat(7)} HEAD\n`],
  ['a download address', 'package-lock.json', '"resolved": "https://example.org/x.tgz"'],
  ['a comment that begins with What', 'packages/a/src/b.ts', `a();\n  ${slashes} What is left.`],
  ['the same at the end of a line', 'apps/a/src/b.tsx', `a(); ${slashes} Whoever asks.`],
  ['the same in a doc comment', 'packages/a/src/b/c.ts', '/**\n * So that it ends.\n */'],
  ['the same in markup', 'apps/a/src/b.tsx', `{${'/'}* Where the hand is. */}`],
  ['the same in a style sheet', 'apps/a/src/b.css', `${'/'}* Which of them. */`],
  ['a breakpoint without a name', 'apps/a/src/b.css', '@media (--a) and (height < 7px) {}'],
  ['the same in a script', 'scripts/a.mjs', `${slashes} Whatever is left.`],
  ['the same in a shell script', 'deploy/a.sh', 'a\n  # Who may come.'],
  ['the same in a Dockerfile', 'deploy/a.Dockerfile', '# Where it runs.'],
])('refuses %s', (_, file, text) => {
  expect(judge(file, text)).toHaveLength(1);
});

test('names the line', () => {
  expect(judge('packages/a/src/b.ts', `a();\n\n${slashes} What is left.`)[0]).toContain('b.ts:3:');
});

test.each([
  ['an address', 'a.md', `https://example.org${path('home', 'page')}`],
  ['a relative path', 'a.ts', `import '..${path('work', 'bench.ts')}'`],
  ['a linked workspace', 'package-lock.json', '"resolved": "packages/engine"'],
  ['a comment that begins with the thing', 'packages/a/src/b.ts', '/** Anything else. What? */'],
  ['a breakpoint with a name', 'apps/a/src/b.css', '@media (--phone) {\n  a { top: 7px; }\n}'],
  ['a question put to a player', 'packages/a/src/b.ts', "say('What is a book?')"],
])('allows %s', (_, file, text) => {
  expect(judge(file, text)).toEqual([]);
});
