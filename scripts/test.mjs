// npm test: everything that must hold before a change is good; CI runs it too. npm test -- FILTER
// runs the tests whose file matches; npm run check skips the tests.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import {
  cache,
  ensureInstalled,
  markBuilt,
  needsNode,
  noChromium,
  orSayWhy,
  root,
  tool,
} from './setup.mjs';

const args = process.argv.slice(2);
const checkOnly = args[0] === '--check';
const filters = checkOnly ? [] : args;
const report = join(cache, 'tests.json');
const browserReport = join(cache, 'browser.json');
const tortureReport = join(cache, 'torture.json');
const inBrowser = readdirSync(join(root, 'apps', 'web', 'e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) => filters.length === 0 || filters.some((filter) => name.includes(filter)));

/**
 * Things a step may need that npm doesn't install. A step without them is skipped by name; with
 * CI=true that's a failure, because nobody would notice there.
 */
const needs = {
  git: {
    met: () => runs('git', ['rev-parse', '--is-inside-work-tree']),
    without: 'this is not a git checkout, so there is no list of its files',
  },
  chromium: {
    met: () => script('browser.mjs', '--find').ok,
    without: noChromium,
  },
};

let ranBrowser = false;
let ranTorture = false;
const isTortured = !checkOnly && (filters.length === 0 || filters.includes('torture'));

const steps = [
  { name: 'format', run: () => capture('oxfmt', '--check'), fix: 'npm run format' },
  // Runs before lint, which reads the packages' built types.
  { name: 'types', run: types },
  { name: 'lint', run: () => capture('oxlint'), fix: 'npm run lint -- --fix (for some of it)' },
  { name: 'imports', run: () => script('check-imports.mjs') },
  { name: 'knobs', run: () => script('check-knobs.mjs') },
  { name: 'unused', run: () => capture('knip', '--no-config-hints') },
  { name: 'tree', run: () => script('check-tree.mjs'), needs: ['git'] },
  { name: 'size', run: () => script('size.mjs') },
  ...(checkOnly ? [] : [{ name: 'tests', run: tests }]),
  ...(isTortured ? [{ name: 'torture', run: torture }] : []),
  ...(checkOnly || inBrowser.length === 0
    ? []
    : [{ name: 'browser', run: browser, needs: ['chromium'] }]),
];

await orSayWhy(() => {
  // The tools need this version; playing works with any Node 20.
  needsNode(20, 19);
  ensureInstalled();
  mkdirSync(cache, { recursive: true });
});

const failures = steps.map(runStep).filter((failure) => failure !== undefined);
for (const { name, output, fix } of failures) {
  console.log(`\n── ${name} ──\n${output.trim()}`);
  if (fix) console.log(`To mend it: ${fix}`);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
console.log(checkOnly ? closingLine(failures) : counts());
process.exitCode = failures.length > 0 ? 1 : 0;

function runStep({ name, run, needs: wanted = [], fix }) {
  const missing = wanted.find((need) => !needs[need].met());
  if (missing !== undefined) {
    const failed = process.env.CI === 'true';
    line(failed ? 'FAIL' : 'skip', name, needs[missing].without);
    return failed ? { name, output: `Needs ${missing}: ${needs[missing].without}.` } : undefined;
  }
  const started = performance.now();
  const { ok, output = '', note = '' } = run();
  line(ok ? 'ok' : 'FAIL', name, `${((performance.now() - started) / 1000).toFixed(1)} s`, note);
  return ok ? undefined : { name, output, fix };
}

function line(result, name, ...rest) {
  console.log([result.padEnd(4), name.padEnd(8), ...rest].filter(Boolean).join('  '));
}

function capture(name, ...options) {
  return node([tool(name), ...options]);
}

function script(name, ...options) {
  const { ok, output, said } = node([join(root, 'scripts', name), ...options]);
  return { ok, output, note: ok ? said.trim() : '' };
}

function node(command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
  });
  return { ok: status === 0, output: `${stdout}${stderr}`, said: stdout };
}

function runs(command, options) {
  return spawnSync(command, options, { cwd: root, stdio: 'ignore' }).status === 0;
}

function types() {
  const started = new Date();
  const result = capture('typescript', '-b', '--pretty', 'false');
  // Tests that start the program find it built, instead of building it at the same time.
  if (result.ok) markBuilt(started);
  return result;
}

/** Vitest prints its own progress; its counts are read from its report afterward. */
function tests() {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      tool('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(inBrowser.length > 0 || isTortured ? ['--passWithNoTests'] : []),
      ...filters,
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  return { ok: status === 0, output: 'See what vitest printed above.' };
}

/**
 * Checks the promises of shared tables against real servers and databases, and prints its figures.
 */
function torture() {
  ranTorture = true;
  rmSync(tortureReport, { force: true });
  const { status } = spawnSync('npm', ['run', '--silent', 'torture', '--', '--short'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  return { ok: status === 0, output: 'See what npm run torture printed above.' };
}

/** Runs on the built page; Playwright prints its own progress. */
function browser() {
  ranBrowser = true;
  rmSync(browserReport, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'browser.mjs'), ...(filters.length > 0 ? inBrowser : [])],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, BROWSER_REPORT: browserReport },
    },
  );
  return { ok: status === 0, output: 'See what Playwright printed above.' };
}

function counts() {
  const all = [
    readReport(report, ofVitest),
    ...(ranTorture ? [readReport(tortureReport, (read) => read)] : []),
    ...(ranBrowser ? [readReport(browserReport, ofPlaywright)] : []),
  ];
  const sum = (what) => all.reduce((total, one) => total + one[what], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readReport(path, count) {
  try {
    return count(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function ofVitest(read) {
  // A file that failed to load has no tests to fail, so it counts as one.
  const unloaded = read.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests + unloaded.length,
    skipped: read.numPendingTests + read.numTodoTests,
  };
}

function ofPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, Math.min(errors.length, 1)),
    skipped: stats.skipped,
  };
}

function closingLine({ length }) {
  return length === 0 ? 'All checks hold.' : `${length} of ${steps.length} checks fail.`;
}
