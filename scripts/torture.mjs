// npm run torture: tests the promises of shared tables against real processes, databases and sockets.
//   npm run torture                       for five minutes
//   npm run torture -- --minutes 60       for as long as you like
//   npm run torture -- --short            the short run of npm test, under a minute
//   npm run torture -- --only nodes       just this trial; may be repeated
//   npm run torture -- --attack           floods from one address, 30 seconds each; --seconds N for more or less,
//                                         --only 'strangers on three nodes' for just this one
//   npm run torture -- --seed 7           the same random choices; processes still race
// Or in one process, with simulated nodes, people, network, database and time:
//   npm run torture -- --sim              2,000 worlds, each from its seed; --seeds N for more or fewer
//   npm run torture -- --sim --first 2001 other worlds, starting at this seed
//   npm run torture -- --sim --seed 7     repeats one world and says how it ended
//   npm run torture -- --faults           checks that planted faults are noticed; --only WORD for some

import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readOptions } from './options.mjs';
import { cache, ensureBuilt, ensureInstalled, needsNode, orSayWhy, root } from './setup.mjs';

const { values } = readOptions({
  short: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '5' },
  attack: { type: 'boolean', default: false },
  seconds: { type: 'string', default: '30' },
  seed: { type: 'string' },
  sim: { type: 'boolean', default: false },
  seeds: { type: 'string' },
  first: { type: 'string', default: '1' },
  faults: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true, default: [] },
});

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('apps/trials');
});

if (values.sim) simulate();
else if (values.faults) await plantFaults();
else await realProcesses();

async function realProcesses() {
  const { cleanUp, namesOf, torture } = await import('../apps/trials/dist/torture/main.js');
  const { short, minutes, attack, only, seed = String(Date.now() % 1_000_000) } = values;
  const names = namesOf(attack);
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    complain(`There is no trial "${unknown}". There are: ${names.join(', ')}.`);
  for (const name of ['minutes', 'seconds'])
    if (!(Number(values[name]) > 0)) complain(`--${name} takes a number, not "${values[name]}".`);
  // Ctrl-C in a terminal sends both signals, and people press it twice.
  let ending;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      ending ??= cleanUp().finally(() => process.exit(130));
    });
  const all = [];
  const began = performance.now();
  const seconds = attack ? Number(values.seconds) : short ? 20 : Number(minutes) * 60;
  const kept = await torture({
    seed,
    seconds,
    isAttack: attack,
    isTimed: !short,
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

function simulate() {
  const { seed, seeds = '2000', first } = values;
  const main = join(root, 'apps', 'trials', 'dist', 'simulator', 'main.js');
  const args = seed === undefined ? ['--seeds', seeds, '--first', first] : ['--seed', seed];
  const { status } = spawnSync(process.execPath, [main, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

async function plantFaults() {
  const { faults } = await import('../apps/trials/dist/faults/faults.js');
  const { tryFault } = await import('./plant.mjs');
  const { seeds = '200', only } = values;
  const wanted = faults.filter(
    ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
  );
  let missed = 0;
  for (const fault of wanted) {
    showProgress(fault.name);
    const { caught, noticed, seeds: lived } = await tryFault(fault, Number(seeds), 180_000);
    hideProgress();
    if (!caught) missed++;
    const after = `${String(lived).padStart(3)} ${lived === 1 ? 'seed ' : 'seeds'}`;
    console.log(`${caught ? 'ok  ' : 'MISS'}  ${after}  ${fault.name}: ${noticed.join(', ')}`);
  }
  console.log(`${wanted.length - missed} of ${wanted.length} planted faults noticed`);
  process.exit(missed > 0 ? 1 : 0);
}

function complain(sentence) {
  console.error(sentence);
  process.exit(2);
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
