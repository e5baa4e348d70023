// Fails on things that must not be in any file: paths of one person's machine, download addresses of packages,
// half-done merges, and comments that take two readings.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readOptions } from './options.mjs';
import { root } from './setup.mjs';

const troubles = [
  {
    what: 'a path of one machine',
    // Not in the middle of a longer path or an address.
    pattern: /(?<![\w.:/)}\]-])\/(?:home|root|Users|work)\/[\w.-]+|\b[A-Z]:\\Users\\/,
  },
  { what: 'the host of a package registry', pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}\b/i },
  { what: 'an unfinished merge', pattern: /^(?:<{7}|>{7}) /m },
];
const inLockFiles = {
  what: 'where a package was downloaded from',
  pattern: /"resolved": "\w+:\/\//,
};
const inSources = {
  what: 'a comment that begins with a clause instead of the thing',
  pattern: new RegExp(
    String.raw`(?:(?<!\S)\{?\/(?:\/|\*+(?:\s*\n\s*\*)?)|^\s*#) *` +
      String.raw`(?:What(?:ever)?|Who(?:ever|m)?|Which(?:ever)?|Where(?:ver)?|So that)\b`,
    'm',
  ),
};

/** Style sheets name their breakpoints; the sizes stand in one file. */
const inStyles = {
  what: 'a breakpoint that has no name',
  pattern: /@media[^{]*\d(?:px|r?em)\b[^{]*/,
};

/** Faults in one file, a sentence each. */
export function judge(file, text) {
  return troublesOf(file).flatMap(({ what, pattern }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const line = text.slice(0, found.index).split('\n').length;
    return [`${file}:${line}: holds ${what} (${found[0].trim()})`];
  });
}

function troublesOf(file) {
  if (file.endsWith('package-lock.json')) return [...troubles, inLockFiles];
  if (file.endsWith('.css')) return [...troubles, inSources, inStyles];
  return isSource(file) ? [...troubles, inSources] : troubles;
}

function isSource(file) {
  return /\.(?:[cm]?[jt]s|tsx|css|sh|ya?ml)$|(?:^|[./])(?:Dockerfile|Caddyfile)$/.test(file);
}

function checkEverything() {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  return stdout
    .split('\0')
    .filter(Boolean)
    .flatMap((file) => {
      const text = textOf(file);
      return text === undefined ? [] : judge(file, text);
    });
}

/** Undefined for a file that isn't text, and for a tracked file that has been removed. */
function textOf(file) {
  try {
    const text = readFileSync(join(root, file), 'utf8');
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readOptions();
  const sentences = checkEverything();
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
