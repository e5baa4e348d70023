// npm run fuzz -- --count 10000 [--seed TEXT]: draws random rule sets from everything the
// catalogue allows, and explains, prints, links, reads back and plays each with bots in all seats. Exits with 1 if any
// of that fails, and prints the seed.

import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from './setup.mjs';

const { values } = readOptions({
  count: { type: 'string', default: '500' },
  seed: { type: 'string', default: 'fuzz' },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) {
  console.error('Say how many rule sets to draw, such as: npm run fuzz -- --count 500');
  process.exit(2);
}

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('packages/testkit');
});
const { fuzzOne } = await import('../packages/testkit/dist/index.js');

const sum = { refused: 0, tables: 0, rounds: 0, wentOut: 0, actions: 0 };
let failed = 0;
const started = performance.now();
for (let number = 1; number <= count; number++) {
  const fuzzed = fuzzOne(`${values.seed}/${number}`);
  for (const what of Object.keys(sum)) sum[what] += fuzzed[what];
  if (fuzzed.failures.length > 0) failed++;
  for (const failure of fuzzed.failures) console.log(`${fuzzed.seed}: ${failure}`);
  if (number % 100 === 0) console.log(`${number} of ${count}: ${tallies()}`);
}
console.log(`${count} rule sets from the seed "${values.seed}": ${tallies()}`);
process.exitCode = failed > 0 ? 1 : 0;

function tallies() {
  const seconds = Math.round((performance.now() - started) / 1000);
  return (
    `${sum.tables} tables, ${sum.rounds} rounds (${sum.wentOut} ended by going out), ${sum.actions} actions, ` +
    `${sum.refused} drafts refused on the way, ${failed === 0 ? 'nothing failed' : `${failed} rule sets failed`}; ${seconds} s`
  );
}
