// Builds the page for browsers from its sources to apps/web/dist-web: bundles it, lists it for
// offline use, compresses it.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { newest, packageDirs, root, say, stampAt, stampedAt, Trouble } from './setup.mjs';

const web = join(root, 'apps', 'web');
export const pageDir = join(web, 'dist-web');
const stamp = join(pageDir, '.built');

/** Builds the page if a source is newer than the last build. */
export async function ensurePage() {
  if (isFresh()) return;
  say('Building the page…');
  const started = new Date();
  try {
    await bundle();
  } catch (error) {
    throw new Trouble(`The page could not be built.\n${error.message}`);
  }
  await addServiceWorker(filesOf(pageDir));
  for (const file of filesOf(pageDir)) compress(join(pageDir, file));
  stampAt(stamp, started);
}

function isFresh() {
  const time = stampedAt(stamp);
  const sources = [
    ...packageDirs().map((dir) => join(dir, 'src')),
    ...['public', 'index.html', 'vite.config.ts', 'package.json'].map((name) => join(web, name)),
    join(root, 'package-lock.json'),
    import.meta.filename,
  ];
  return sources.every((path) => newest(path) < time);
}

async function bundle() {
  const { build } = await import('vite');
  await build({ root: web, logLevel: 'warn' });
}

/**
 * Runs last because it lists every file with its hash; it's a single file because browsers require
 * that.
 */
async function addServiceWorker(names) {
  const { build } = await import('rolldown');
  const hashes = Object.fromEntries(
    // Only people who install the page need its icons.
    names
      .filter((file) => !file.endsWith('.png'))
      .map((file) => [file, `sha256-${hash(readFileSync(join(pageDir, file)), 'base64')}`]),
  );
  const files = JSON.stringify(hashes);
  const version = hash(files, 'hex').slice(0, 12);
  await build({
    input: join(web, 'src', 'sw', 'main.ts'),
    transform: { define: { FILES: files, VERSION: JSON.stringify(version) } },
    output: { file: join(pageDir, 'sw.js'), format: 'iife', minify: true },
    logLevel: 'warn',
  });
}

/** Files that a server may send, by their paths as in URLs. */
export function filesOf(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

/** Written next to the file, where any server finds it; fonts and images are compressed already. */
function compress(path) {
  if (!/\.(html|js|css|svg|json|webmanifest)$/.test(path)) return;
  const content = readFileSync(path);
  const asText = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: asText }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

function hash(content, encoding) {
  return createHash('sha256').update(content).digest(encoding);
}
