import { expect, test } from 'vitest';

import { judge, judgeFolders } from './check-imports.mjs';

const engine = '@hand-and-foot/engine';

/** Sources by the file they would be in, with what each does. */
const refused = {
  'packages/engine/src/play/a.ts': {
    'the engine imports nothing': "import { x } from 'left-pad';",
    'an import against the arrow': "import '@hand-and-foot/rulesets';",
    'a type against the arrow': "type X = import('@hand-and-foot/bots').X;",
    'a relative import without its extension': "import './card.js';",
    'a clock': 'export const now = Date.now();',
    'a date': 'export const now = new Date();',
    chance: 'export const roll = Math.random();',
    talk: "console.log('hello');",
    surroundings: 'export const g = globalThis;',
  },
  'packages/words/src/a.ts': {
    'an export from against the arrow': "export * from '@hand-and-foot/record';",
  },
  'packages/bots/src/a.ts': {
    'past the public face': "import '@hand-and-foot/engine/src/card.ts';",
    'past the public face, by path': "import '../../engine/src/card.ts';",
  },
  'apps/web/src/a.test.ts': {
    'past a language': "import '@hand-and-foot/words/es/card';",
  },
  'apps/cli/src/a.test.ts': {
    'past the public face, from a test': "import '../../../packages/engine/src/card.ts';",
  },
  'apps/cli/src/a.ts': {
    'the test kit outside tests': "import '@hand-and-foot/testkit';",
    'a rig’s face of the product': "import '@hand-and-foot/server/testing';",
    'a rig, from the product': "import '@hand-and-foot/trials';",
  },
  'packages/record/src/a.ts': {
    'Node in a package that runs anywhere': "import 'node:fs';",
    'Node loaded late': "const fs = await import('fs');",
    'what package.json does not declare': "import '@hand-and-foot/words';",
  },
  'packages/other/src/a.ts': {
    'a package that the table does not know': '',
  },
  'apps/web/src/parts/cards/a.ts': {
    'a part that knows a screen': "import '../../screens/start/b.ts';",
  },
  'apps/web/src/table/a.ts': {
    'a table that knows a screen': "await import('../screens/b.tsx');",
    'a page that reaches into its worker': "import '../worker/b.ts';",
  },
  'apps/web/src/worker/a.ts': {
    'a worker that knows parts': "import '../parts/words/b.ts';",
  },
  'apps/web/src/parts/a.css': {
    'styles against the floors': "@import '../screens/b.css';",
  },
  'apps/web/src/a.ts': {
    'a file on no floor': "import './parts/b.ts';",
  },
  'packages/engine/src/melds/a.ts': {
    'the package’s own face': "import { b } from '../index.ts';",
    'a floor above': "import { b } from '../play/b.ts';",
  },
  'apps/web/src/app/a.ts': {
    'an import from no floor': "import '../elsewhere/b.ts';",
  },
};

const allowed = {
  'packages/bots/src/a.ts': {
    'along the arrow': "import type { View } from '@hand-and-foot/engine';",
  },
  'apps/web/src/screens/a.ts': {
    'a floor below': "import '../parts/words/b.ts';",
  },
  'apps/web/src/table/a.ts': {
    'what the worker shares': "import '../worker/shared/b.ts';",
  },
  'apps/web/src/parts/a.test.ts': {
    'a test that looks up': "import '../screens/start/b.ts';",
  },
  'apps/web/src/a.test.ts': {
    'another language': "import '@hand-and-foot/words/es';",
  },
  'packages/engine/src/rules/a.ts': {
    'a neighbor': "import { rank } from '../numbers/b.ts';",
  },
  'packages/engine/src/index.ts': {
    'the face of a package with floors': "export { b } from './view/b.ts';",
  },
  'apps/server/src/testing/a.ts': {
    'the test runner where tests share': "import 'vitest';",
  },
  'packages/engine/src/a.test.ts': {
    'the test kit in a test': "import '@hand-and-foot/testkit';",
    'Node in a test': "import { readFileSync } from 'node:fs';",
  },
  'apps/web/src/parts/a.tsx': {
    'a component and its styles': "import './a.css'; export const a = <i />;",
  },
  'apps/cli/src/a.ts': {
    'Node in an app': "import { readFile } from 'node:fs/promises';",
  },
  'packages/engine/src/play/a.ts': {
    'a word in a comment': "// Date.now() and import 'fs' are not for us",
    'a property that shares a name': 'export const x = (o: { process: 1 }) => o.process;',
  },
};

const each = (sources) =>
  Object.entries(sources).flatMap(([file, tries]) =>
    Object.entries(tries).map(([what, source]) => [what, file, source]),
  );

test.each(each(refused))('refuses %s', (_, file, source) => {
  const sentences = judge(file, source, [engine]);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toContain(file);
});

test.each(each(allowed))('allows %s', (_, file, source) => {
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
