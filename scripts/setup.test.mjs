import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needsNode, root } from './setup.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.1', '24.18.0'])('Node %s will do', (version) => {
  expect(() => needsNode(version)).not.toThrow();
});

test.each(['18.20.4', '20.0.0', '20.18.3', '21.7.0', '22.11.0'])('Node %s won’t', (version) => {
  expect(() => needsNode(version)).toThrow(
    `This needs Node 20.19, or 22.12 or newer; you have ${version}. Install a newer one`,
  );
});

test('pages ask for the Node that package.json names', () => {
  for (const page of ['README.md', 'CONTRIBUTING.md', 'docs/operations.md'])
    expect(readFileSync(join(root, page), 'utf8')).toMatch(/Node 20\.19, or 22\.12 or newer/);
});
