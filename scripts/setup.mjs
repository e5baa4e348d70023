// Makes a fresh clone ready to run. Plain Node: it runs before anything is installed.

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(root, 'node_modules', '.cache', 'hand-and-foot');

/** A sentence for the person at the terminal; printed without a stack trace. */
export class Trouble extends Error {}

export const noChromium = 'no Chromium can be had; CHROMIUM_PATH may name one';

/** Runs `work`; if it throws Trouble, prints its sentence and exits. */
export async function orSayWhy(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    say(error.message);
    process.exit(1);
  }
}

/** On stderr, because a program may read the command's answer from stdout. */
export function say(sentence) {
  if (sentence) process.stderr.write(`${sentence}\n`);
}

/** Throws Trouble unless this Node is one that package.json names. */
export function needsNode(present = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (engines.node.split('||').some((range) => isIn(range.trim(), present))) return;
  const wanted = engines.node.replaceAll(/[\^>=]+(\d+\.\d+)\.0/g, '$1').replace(' || ', ', or ');
  throw new Trouble(
    `This needs Node ${wanted} or newer; you have ${present}. ` +
      'Install a newer one (https://nodejs.org) and run the command again.',
  );
}

/** Whether a version is in a range such as "^20.19.0" or ">=22.12.0". */
function isIn(range, version) {
  const [wantedMajor, wantedMinor] = range.replace(/^\D+/, '').split('.').map(Number);
  const [major, minor] = version.split('.').map(Number);
  if (major === wantedMajor) return minor >= wantedMinor;
  return range.startsWith('>=') && major > wantedMajor;
}

/** The path of a package's tool, to run with `process.execPath`. */
export function tool(name) {
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(root, 'node_modules', name, typeof bin === 'string' ? bin : Object.values(bin)[0]);
}

export function ensureInstalled() {
  if (isInstalled()) return;
  const first = !existsSync(join(root, 'node_modules'));
  say(
    first
      ? 'Installing packages (first run, about a minute)…'
      : 'Installing packages (they differ from package-lock.json)…',
  );
  const { status, error, output } = npmCi();
  if (status === 0) return;
  say(withoutStackTraces((output ?? []).join('')));
  throw new Trouble(
    error
      ? 'npm could not be started. It comes with Node: check that `npm --version` works, then run the command again.'
      : 'The packages could not be installed. The lines above are what npm said; most often the network is to blame. ' +
          'Run `npm ci` to try that step alone.',
  );
}

function npmCi() {
  // NODE_ENV=production would leave out the compiler.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
  return spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
}

/** npm indents the details of an error; its text for people starts at the margin. */
function withoutStackTraces(text) {
  const lines = text.split('\n').filter((line) => line && !/^npm error( {2}| ?}?$)/.test(line));
  return lines.join('\n');
}

/** npm keeps a copy of what it installed in node_modules: the lock file must match it. */
function isInstalled() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const present = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const there = present[path];
    // A missing optional package is a binary for another platform.
    if (!there) return entry.optional === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Builds `projects` and their dependencies if a source is newer than the last build. */
export function ensureBuilt(...projects) {
  const wanted = projects.length > 0 ? projects : ['apps/cli'];
  if (isBuilt(wanted)) return;
  say('Building…');
  const started = new Date();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tool('typescript'), '-b', ...wanted],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  if (status !== 0) {
    say(`${stdout ?? ''}${stderr ?? ''}`.trimEnd());
    throw new Trouble('The sources do not compile; the lines above say where.');
  }
  markBuilt(started);
}

const buildStamp = join(cache, 'built');

/** After the compiler: bundles the engine and stamps the built packages. */
export function markBuilt(started) {
  bundleEngine();
  const built = packageDirs()
    .filter(hasBuild)
    .map((dir) => relative(root, dir));
  mkdirSync(cache, { recursive: true });
  stampAt(buildStamp, started, JSON.stringify(built));
}

/** A stamp as old as the beginning of a build, so a file saved during it counts as newer. */
export function stampAt(stamp, started, text = '') {
  writeFileSync(stamp, text);
  utimesSync(stamp, started, started);
}

/** When the stamp was set; before everything else if it never was. */
export function stampedAt(stamp) {
  return existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
}

function bundleEngine() {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'bundle.mjs')], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === 0) return;
  say(stderr.trimEnd());
  throw new Trouble('The engine could not be made one module; the lines above say why.');
}

function isBuilt(wanted) {
  const time = stampedAt(buildStamp);
  if (time === 0) return false;
  const built = JSON.parse(readFileSync(buildStamp, 'utf8'));
  return (
    wanted.every((dir) => built.includes(dir)) &&
    built.every((dir) => hasBuild(join(root, dir))) &&
    ['.', ...built].every((dir) =>
      settings(join(root, dir)).every((file) => statSync(file).mtimeMs < time),
    ) &&
    built.every((dir) => newest(join(root, dir, 'src')) < time)
  );
}

const hasBuild = (dir) => existsSync(join(dir, 'dist', 'tsconfig.tsbuildinfo'));

const settings = (dir) =>
  readdirSync(dir)
    .filter((name) => /^(tsconfig.*|package)\.json$/.test(name))
    .map((name) => join(dir, name));

export function packageDirs() {
  return ['packages', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind))
      .map((name) => join(root, kind, name))
      .filter((dir) => existsSync(join(dir, 'tsconfig.json'))),
  );
}

/** The latest change to a file or in a directory; a directory's own time covers removed files. */
export function newest(path) {
  const self = statSync(path);
  if (!self.isDirectory()) return self.mtimeMs;
  return readdirSync(path)
    .filter((name) => !name.endsWith('.test.ts'))
    .reduce((latest, name) => Math.max(latest, newest(join(path, name))), self.mtimeMs);
}
