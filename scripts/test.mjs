// npm test: everything that must hold before a change is good; CI runs it too. npm test -- FILTER
// runs the tests whose file matches; npm run check skips the tests.

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { readOptions } from './options.mjs';
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

const { values, positionals } = readOptions({ check: { type: 'boolean' } }, Infinity);
const checkOnly = values.check === true;
const filters = checkOnly ? [] : positionals;
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
    met: async () => (await script('browser.mjs', '--find')).ok,
    without: noChromium,
  },
};

let ranBrowser = false;
let ranTorture = false;
const isTortured = !checkOnly && (filters.length === 0 || filters.includes('torture'));
const isBrowsed = !checkOnly && inBrowser.length > 0;

/** One phase after another; the lanes of a phase run side by side, the steps of a lane in order. */
const phases = [
  [
    [
      // Runs first: lint and knobs read the packages' built types.
      { name: 'types', run: types },
      { name: 'lint', run: () => capture('oxlint'), fix: 'npm run lint -- --fix (for some of it)' },
      { name: 'knobs', run: () => script('check-knobs.mjs') },
      { name: 'size', run: () => script('size.mjs') },
    ],
    [
      { name: 'format', run: () => capture('oxfmt', '--check'), fix: 'npm run format' },
      { name: 'imports', run: () => script('check-imports.mjs') },
      { name: 'styles', run: () => script('check-css.mjs') },
      { name: 'unused', run: () => capture('knip', '--no-config-hints') },
      { name: 'tree', run: () => script('check-tree.mjs'), needs: ['git'] },
    ],
  ],
  [
    checkOnly ? [] : [{ name: 'tests', run: tests }],
    isBrowsed ? [{ name: 'page', run: () => script('build.mjs'), needs: ['chromium'] }] : [],
  ],
  // Alone: it promises that nobody waits for long, which a browser beside it would break.
  [isTortured ? [{ name: 'torture', run: torture }] : []],
  [isBrowsed ? [{ name: 'browser', run: browser, needs: ['chromium'] }] : []],
];

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  mkdirSync(cache, { recursive: true });
});

const failures = [];
for (const lanes of phases) await Promise.all(lanes.map(runLane));
for (const { name, output, fix } of failures) {
  console.log(`\n── ${name} ──\n${output.trim()}`);
  if (fix) console.log(`To mend it: ${fix}`);
}
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
console.log(checkOnly ? closingLine(failures) : counts());
process.exitCode = failures.length > 0 ? 1 : 0;

async function runLane(steps) {
  for (const step of steps) {
    const failure = await runStep(step);
    if (failure) failures.push(failure);
  }
}

async function runStep({ name, run, needs: wanted = [], fix }) {
  for (const need of wanted) {
    if (await needs[need].met()) continue;
    const failed = process.env.CI === 'true';
    line(failed ? 'FAIL' : 'skip', name, needs[need].without);
    return failed ? { name, output: `Needs ${need}: ${needs[need].without}.` } : undefined;
  }
  const started = performance.now();
  const { ok, output = '', note = '' } = await run();
  line(ok ? 'ok' : 'FAIL', name, `${((performance.now() - started) / 1000).toFixed(1)} s`, note);
  return ok ? undefined : { name, output, fix };
}

function line(result, name, ...rest) {
  console.log([result.padEnd(4), name.padEnd(8), ...rest].filter(Boolean).join('  '));
}

function capture(name, ...options) {
  return node([tool(name), ...options]);
}

async function script(name, ...options) {
  const { ok, output, said } = await node([join(root, 'scripts', name), ...options]);
  return { ok, output, note: ok ? said.trim() : '' };
}

/** Runs Node and keeps its output; `said` leaves out complaints. */
async function node(command) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
  const [status] = await once(child, 'close');
  return { ok: status === 0, output: `${said}${complaints}`, said };
}

/** Runs Node and lets it speak for itself. */
async function aloud(command, env = {}) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, 'close');
  return status === 0;
}

function runs(command, options) {
  return spawnSync(command, options, { cwd: root, stdio: 'ignore' }).status === 0;
}

async function types() {
  const started = new Date();
  const result = await capture('typescript', '-b', '--pretty', 'false');
  // Tests that start the program find it built, instead of building it at the same time.
  if (result.ok) markBuilt(started);
  return result;
}

/** Vitest prints its own progress; its counts are read from its report afterward. */
async function tests() {
  rmSync(report, { force: true });
  const ok = await aloud([
    tool('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(isBrowsed || isTortured ? ['--passWithNoTests'] : []),
    ...filters,
  ]);
  return { ok, output: 'See what vitest printed above.' };
}

/**
 * Checks the promises of shared tables against real servers and databases, and prints its figures.
 */
async function torture() {
  ranTorture = true;
  rmSync(tortureReport, { force: true });
  const ok = await aloud([join(root, 'scripts', 'torture.mjs'), '--short']);
  return { ok, output: 'See what npm run torture printed above.' };
}

/** Runs on the built page; Playwright prints its own progress. */
async function browser() {
  ranBrowser = true;
  rmSync(browserReport, { force: true });
  const ok = await aloud(
    [join(root, 'scripts', 'browser.mjs'), ...(filters.length > 0 ? inBrowser : [])],
    { BROWSER_REPORT: browserReport },
  );
  return { ok, output: 'See what Playwright printed above.' };
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
  const all = phases.flat(2).length;
  return length === 0 ? 'All checks hold.' : `${length} of ${all} checks fail.`;
}
