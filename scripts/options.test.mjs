import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, test } from 'vitest';

import { troubleWith } from './options.mjs';
import { root } from './setup.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const ours = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^node (scripts\/\S+\.mjs)/.exec(command)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

const run = (file, ...args) =>
  spawnSync(process.execPath, [join(root, file), ...args], { encoding: 'utf8' });

describe.each(ours)('npm run $name', ({ name, file }) => {
  test('says what it does', () => {
    const { status, stdout, stderr } = run(file, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^npm (run )?${name === 'check' ? 'test' : name}\\b`));
  });

  // The browser's tests pass theirs on to Playwright.
  test.skipIf(name === 'browser')('knows no other options', () => {
    const { status, stdout, stderr } = run(file, '--colour');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^There is no --colour here\. You can use .*--help\.\n$/);
  });
});

const known = { count: { type: 'string' }, short: { type: 'boolean' } };
const trouble = (...args) =>
  troubleWith(
    parseArgs({ args, options: known, strict: false, allowPositionals: true, tokens: true }),
    known,
    1,
  );

test.each([
  [[], undefined],
  [['--count', '5', '--short', 'word'], undefined],
  [['--count=5'], undefined],
  [['--count'], '--count needs a value after it.'],
  [['--count', '--short'], '--count needs a value after it.'],
  [['--short=5'], '--short takes no value.'],
  [['-x'], 'There is no -x here. You can use --count and --short.'],
  [['toString'], undefined],
  [['--toString'], 'There is no --toString here. You can use --count and --short.'],
  [['one', 'two'], '"two" means nothing here. You can use --count and --short.'],
])('%j is answered with %j', (args, sentence) => {
  expect(trouble(...args)).toBe(sentence);
});
