import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// docs/operations.md may be all that an operator has, so everything they can set or watch is in it.

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const guide = read('docs/operations.md');

function sourcesOf(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('test'))
    .map((name) => read(join(folder, name)))
    .join('\n');
}

function found(pattern: RegExp, text: string): string[] {
  const names = [...text.matchAll(pattern)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(0);
  return [...new Set(names)].sort();
}

const missing = (names: readonly string[]): string[] =>
  names.filter((name) => !guide.includes(`\`${name}`));

test('every option of the server is in the operations guide', () => {
  const options = found(/\.option\('(--[a-z-]+)/g, read('apps/cli/src/serve/index.ts'));
  expect(missing(options.filter((option) => !option.startsWith('--no-')))).toEqual([]);
});

test('every setting from the environment is in the operations guide', () => {
  const sources = sourcesOf('apps/cli/src/serve') + sourcesOf('apps/cli/src/operator');
  const names = found(/\b(HAND_AND_FOOT_[A-Z_]+)\b/g, sources);
  expect(names.filter((name) => !guide.includes(name))).toEqual([]);
});

test('every figure of our own is in the operations guide, and no other', () => {
  const names = found(/'(hand_and_foot_\w+)'/g, sourcesOf('apps/server/src'));
  expect(found(/`(hand_and_foot_[a-z_]+)/g, guide)).toEqual(names);
});

test('every reason for a refusal that is counted is in the operations guide', () => {
  const [, reasons] = /const REASONS = \[([^\]]+)\]/.exec(read('apps/server/src/refusals.ts'))!;
  expect(missing(found(/'(\w+)'/g, reasons!))).toEqual([]);
});

test('every command of the operator is in the operations guide', () => {
  const commands = found(/asking\(operator, '(\w+)/g, read('apps/cli/src/operator/index.ts'));
  expect(missing(commands)).toEqual([]);
});

test('the limits on waiting commands are those of the server', () => {
  const bounds = read('apps/server/src/house/bounds.ts');
  const [guest, table, node] = ['UNDER_WAY_OF_GUEST', 'UNDER_WAY_AT_TABLE', 'UNDER_WAY'].map(
    (name) => Number(new RegExp(`const ${name} = (\\d+)`).exec(bounds)![1]).toLocaleString('en'),
  );
  const told = new RegExp(`${guest}( commands)? of one guest, ${table} at one table, ${node} `);
  expect(guide).toMatch(told);
  expect(read('docs/shared-tables.md')).toMatch(told);
});
