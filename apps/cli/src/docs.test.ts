import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { makeProgram } from './program.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const inFolder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
const pages = ['README.md', 'CONTRIBUTING.md', ...inFolder('docs'), ...inFolder('packages')];

/** Every command a page tells people to type, without comments and other programs in the line. */
const typed = pages
  .filter((page) => existsSync(join(root, page)))
  .flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/npx hand-and-foot ([^`#|<>\n]+)/g)].map(
      ([, line]) => [line!.trim(), page] as const,
    ),
  );

test.each(typed)('%s is a command, with its options (%s)', (line) => {
  const words = line.split(/\s+/);
  let command: Command = makeProgram();
  while (words.length > 0) {
    const next = command.commands.find((each) => each.name() === words[0]);
    if (!next) break;
    command = next;
    words.shift();
  }
  expect(command.parent, line).not.toBeNull();
  const known = ['--help', ...command.options.flatMap(({ long, short }) => [long, short])];
  for (const option of words.filter((word) => /^--?[a-z]/.test(word)))
    expect(known, line).toContain(option.split('=')[0]);
});
