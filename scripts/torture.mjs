// npm run torture: shows that shared tables keep what they promise, against real processes, databases and sockets.
//   npm run torture                       for five minutes
//   npm run torture -- --minutes 60       for as long as you like
//   npm run torture -- --short            what npm test does, in less than one
//   npm run torture -- --only nodes       one of its trials; may be repeated
//   npm run torture -- --seed 7           the same chance again; processes still race as they like

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { cache, ensureBuilt, ensureInstalled, needsNode, orSayWhy } from './setup.mjs';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', multiple: true, default: [] },
  },
});

await orSayWhy(() => {
  needsNode(20);
  ensureInstalled();
  ensureBuilt('apps/cli');
});

await realProcesses();

async function realProcesses() {
  const { cleanUp, torture } = await import('../apps/server/dist/trials/torture/main.js');
  const { short, minutes, seed, only } = values;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      void cleanUp().finally(() => process.exit(130));
    });
  const all = [];
  const began = performance.now();
  const seconds = short ? 20 : Number(minutes) * 60;
  const kept = await torture({
    seed,
    seconds,
    only,
    say: showProgress,
    tried: (trial) => {
      all.push(trial);
      hideProgress();
      for (const line of linesOf(trial)) console.log(line);
    },
  });
  hideProgress();
  const counts = {
    passed: all.filter((trial) => resultOf(trial) === 'ok').length,
    failed: all.filter((trial) => resultOf(trial) === 'FAIL').length,
    skipped: all.filter((trial) => resultOf(trial) === 'skip').length,
  };
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'torture.json'), JSON.stringify(counts));
  const time = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${counts.passed} of ${all.length} promises kept in ${time} s, seed ${seed}`);
  process.exit(kept ? 0 : 1);
}

function resultOf({ outcome }) {
  if (outcome.violations.length > 0) return 'FAIL';
  return outcome.skipped === undefined ? 'ok' : 'skip';
}

function linesOf(trial) {
  const { name, promise, seconds, outcome } = trial;
  const { figures, violations, skipped } = outcome;
  const shown = 12;
  return [
    `${resultOf(trial).padEnd(4)}  ${name.padEnd(9)}  ${promise}  (${seconds.toFixed(1)} s)`,
    ...(skipped === undefined ? [] : [`      ${skipped}`]),
    ...figures.map(([what, value]) => `      ${String(value).padStart(8)}  ${what}`),
    ...violations.slice(0, shown).map((sentence) => `    ! ${sentence.slice(0, 500)}`),
    ...(violations.length > shown ? [`    ! and ${violations.length - shown} more`] : []),
  ];
}

function showProgress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text.slice(0, 100)}`);
}

function hideProgress() {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
