// npm run docs: writes the pages that are made from the sources: docs/rules/*.md, docs/gallery.md, docs/knobs.md and the codes in docs/protocol.md.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, root } from './setup.mjs';

readOptions();

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('packages/testkit');
});

const { ruleSets } = await import('../packages/rulesets/dist/index.js');
const { rulesPage } = await import('../packages/testkit/dist/rulesPage.js');
const { galleryPage } = await import('../packages/testkit/dist/galleryPage.js');
const { knobsPage } = await import('../packages/testkit/dist/knobsPage.js');
const { refusalRows } = await import('../packages/testkit/dist/refusalRows.js');

mkdirSync(join(root, 'docs', 'rules'), { recursive: true });
for (const ruleSet of ruleSets)
  writeFileSync(join(root, 'docs', 'rules', `${ruleSet.id}.md`), rulesPage(ruleSet));

writeFileSync(join(root, 'docs', 'gallery.md'), galleryPage());
writeFileSync(join(root, 'docs', 'knobs.md'), knobsPage());

const protocol = join(root, 'docs', 'protocol.md');
const table = ['| code | detail | says, for example |', '|---|---|---|', ...refusalRows()];
const page = readFileSync(protocol, 'utf8').replace(
  /(<!-- codes -->\n)[^]*?(<!-- end of codes -->)/,
  (_, begin, end) => `${begin}${table.join('\n')}\n${end}`,
);
writeFileSync(protocol, page);
