import { expect, test } from 'vitest';

import { judge, judgeFolders } from './check-imports.mjs';

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
  ['a rig’s face of the product', 'apps/cli/src/a.ts', "import '@hand-and-foot/server/testing';"],
  ['a rig, from the product', 'apps/cli/src/a.ts', "import '@hand-and-foot/trials';"],
  ['Node in a package that runs anywhere', 'packages/record/src/a.ts', "import 'node:fs';"],
  ['Node loaded late', 'packages/record/src/a.ts', "const fs = await import('fs');"],
  [
    'what package.json does not declare',
    'packages/record/src/a.ts',
    "import '@hand-and-foot/words';",
  ],
  ['a relative import without its extension', 'packages/engine/src/a.ts', "import './card.js';"],
  ['a package that the table does not know', 'packages/other/src/a.ts', ''],
  [
    'a part that knows a screen',
    'apps/web/src/parts/cards/a.ts',
    "import '../../screens/start/b.ts';",
  ],
  ['a table that knows a screen', 'apps/web/src/table/a.ts', "await import('../screens/b.tsx');"],
  ['a worker that knows parts', 'apps/web/src/worker/a.ts', "import '../parts/words/b.ts';"],
  ['a page that reaches into its worker', 'apps/web/src/table/a.ts', "import '../worker/b.ts';"],
  ['styles against the floors', 'apps/web/src/parts/a.css', "@import '../screens/b.css';"],
  ['a file on no floor', 'apps/web/src/a.ts', "import './parts/b.ts';"],
  ['an import from no floor', 'apps/web/src/app/a.ts', "import '../elsewhere/b.ts';"],
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
  ['a floor below', 'apps/web/src/screens/a.ts', "import '../parts/words/b.ts';"],
  ['what the worker shares', 'apps/web/src/table/a.ts', "import '../worker/shared/b.ts';"],
  ['a test that looks up', 'apps/web/src/parts/a.test.ts', "import '../screens/start/b.ts';"],
  ['another language', 'apps/web/src/a.test.ts', "import '@hand-and-foot/words/es';"],
  ['a neighbour', 'packages/engine/src/deep/a.ts', "import { rank } from '../card.ts';"],
  ['the test runner where tests share', 'apps/server/src/testing/a.ts', "import 'vitest';"],
  ['the test kit in a test', 'packages/engine/src/a.test.ts', "import '@hand-and-foot/testkit';"],
  [
    'a component and its styles',
    'apps/web/src/parts/a.tsx',
    "import './a.css'; export const a = <i />;",
  ],
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

test('folders that import each other, by way of a third, are told with the imports that close the circle', () => {
  const sources = [
    { file: 'apps/web/src/table/hand/a.ts', source: "import '../desk/b.ts';" },
    { file: 'apps/web/src/table/desk/b.ts', source: "import './c.ts';" },
    { file: 'apps/web/src/table/desk/c.ts', source: "import type { D } from '../link/d.ts';" },
    { file: 'apps/web/src/table/link/d.ts', source: "import '../hand/e.ts';" },
    { file: 'apps/web/src/table/hand/e.ts', source: '' },
  ];
  expect(judgeFolders(sources)).toEqual([
    'folders import each other in a circle: ' +
      'apps/web/src/table/hand/a.ts imports apps/web/src/table/desk/b.ts, ' +
      'apps/web/src/table/desk/c.ts imports apps/web/src/table/link/d.ts, ' +
      'apps/web/src/table/link/d.ts imports apps/web/src/table/hand/e.ts',
  ]);
  expect(judgeFolders(sources.slice(0, 3))).toEqual([]);
});

test('a test may close a circle: nobody loads it', () => {
  const sources = [
    { file: 'apps/web/src/table/hand/a.ts', source: "import '../desk/b.ts';" },
    { file: 'apps/web/src/table/desk/b.test.ts', source: "import '../hand/a.ts';" },
  ];
  expect(judgeFolders(sources)).toEqual([]);
});

test('a folder of too many files is told', () => {
  const sources = Array.from({ length: 26 }, (_, at) => ({
    file: `apps/web/src/table/hand/a${at}.ts`,
    source: '',
  }));
  expect(judgeFolders(sources)).toEqual(['apps/web/src/table/hand: holds 26 files, of 25 at most']);
  expect(judgeFolders(sources.slice(1))).toEqual([]);
});
