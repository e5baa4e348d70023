import { expect, test } from 'vitest';

import { judge } from './check-imports.mjs';

const engine = '@hand-and-foot/engine';

test.each([
  ['the engine imports nothing', 'packages/engine/src/a.ts', "import { x } from 'left-pad';"],
  ['an import against the arrow', 'packages/engine/src/a.ts', "import '@hand-and-foot/rulesets';"],
  [
    'a type against the arrow',
    'packages/engine/src/a.ts',
    "type X = import('@hand-and-foot/bots').X;",
  ],
  [
    'an export from against the arrow',
    'packages/words/src/a.ts',
    "export * from '@hand-and-foot/record';",
  ],
  ['past the public face', 'packages/bots/src/a.ts', "import '@hand-and-foot/engine/src/card.ts';"],
  ['past a language', 'apps/web/src/a.test.ts', "import '@hand-and-foot/words/es/card';"],
  ['past the public face, by path', 'packages/bots/src/a.ts', "import '../../engine/src/card.ts';"],
  [
    'past the public face, from a test',
    'apps/cli/src/a.test.ts',
    "import '../../../packages/engine/src/card.ts';",
  ],
  ['the test kit outside tests', 'apps/cli/src/a.ts', "import '@hand-and-foot/testkit';"],
  ['Node in a package that runs anywhere', 'packages/record/src/a.ts', "import 'node:fs';"],
  ['Node loaded late', 'packages/record/src/a.ts', "const fs = await import('fs');"],
  [
    'what package.json does not declare',
    'packages/record/src/a.ts',
    "import '@hand-and-foot/words';",
  ],
  ['a relative import without its extension', 'packages/engine/src/a.ts', "import './card.js';"],
  ['a package that the table does not know', 'packages/other/src/a.ts', ''],
  ['a clock', 'packages/engine/src/a.ts', 'export const now = Date.now();'],
  ['a date', 'packages/engine/src/a.ts', 'export const now = new Date();'],
  ['chance', 'packages/engine/src/a.ts', 'export const roll = Math.random();'],
  ['talk', 'packages/engine/src/a.ts', "console.log('hello');"],
  ['surroundings', 'packages/engine/src/a.ts', 'export const g = globalThis;'],
])('refuses %s', (_, file, source) => {
  const sentences = judge(file, source, [engine]);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(file);
});

test.each([
  [
    'along the arrow',
    'packages/bots/src/a.ts',
    "import type { View } from '@hand-and-foot/engine';",
  ],
  ['another language', 'apps/web/src/a.test.ts', "import '@hand-and-foot/words/es';"],
  ['a neighbour', 'packages/engine/src/deep/a.ts', "import { rank } from '../card.ts';"],
  ['the test kit in a test', 'packages/engine/src/a.test.ts', "import '@hand-and-foot/testkit';"],
  ['a component and its styles', 'apps/web/src/a.tsx', "import './a.css'; export const a = <i />;"],
  ['Node in an app', 'apps/cli/src/a.ts', "import { readFile } from 'node:fs/promises';"],
  ['Node in a test', 'packages/engine/src/a.test.ts', "import { readFileSync } from 'node:fs';"],
  [
    'a word in a comment',
    'packages/engine/src/a.ts',
    "// Date.now() and import 'fs' are not for us",
  ],
  [
    'a property that shares a name',
    'packages/engine/src/a.ts',
    'export const x = (o: { process: 1 }) => o.process;',
  ],
])('allows %s', (_, file, source) => {
  expect(judge(file, source, [engine])).toEqual([]);
});
