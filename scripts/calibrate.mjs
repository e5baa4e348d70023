// npm run calibrate [-- --games 60] [--fit 200]: says how well the forecast's chances and points fit fresh games
// among bots, for the five rule sets. With --fit it first fits the weights to that many other games of each.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy, root } from './setup.mjs';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '60' }, fit: { type: 'string', default: '0' } },
});

await orSayWhy(() => {
  needsNode(20);
  ensureInstalled();
  ensureBuilt('packages/review');
});
const { termsFor } = await import('@hand-and-foot/engine');
const { playersOf, ruleSets } = await import('@hand-and-foot/rulesets');
const review = await import('../packages/review/dist/index.js');

const tables = ruleSets.map(({ id, rules }) => {
  const players = playersOf(rules).includes(4) ? 4 : playersOf(rules)[0];
  return { id, terms: termsFor(rules, { players }) };
});
const fitted = Number(values.fit) > 0 ? fit() : { points: review.POINTS, win: review.WIN };
for (const { id, terms } of tables) report(id, samples(terms, `fresh/${id}`, values.games, 3));

function samples(terms, seed, games, every) {
  return Array.from({ length: Number(games) }, (_, game) =>
    review.samplesOf(terms, `${seed}/${game}`, every),
  ).flat();
}

function fit() {
  const all = tables.flatMap(({ id, terms }) => samples(terms, `fit/${id}`, values.fit, 6));
  const points = review.fitPoints(all);
  const win = review.fitDrift(all, points);
  writeFileSync(join(root, 'packages/review/src/weights.ts'), sourceOf(points, win));
  console.log(`Fitted to ${all.length} moments.`);
  return { points, win };
}

function sourceOf(points, { now, left, round }) {
  const lines = [];
  for (let at = 0; at < points.length; at += 8) lines.push(points.slice(at, at + 8).join(' '));
  return `import type { Drift } from './win.ts';

// Written by npm run calibrate -- --fit; fitted to games among bots.

/** One weight for each number of \`featuresOf\`. */
export const POINTS: readonly number[] = \`
${lines.join('\n')}
\`
  .trim()
  .split(/\\s/)
  .map(Number);

export const WIN: Drift = { now: ${now}, left: ${left}, round: ${round} };
`;
}

function report(id, all) {
  const tenths = review.tenthsOf(all, fitted.points, fitted.win).filter(({ count }) => count > 0);
  const gaps = tenths.map(({ said, happened }) => Math.abs(said - happened));
  console.log(
    `${id}: ${all.length} moments, ${(100 * review.explained(all, fitted.points)).toFixed(1)} % of the variance explained in the middle of a round, largest gap ${(100 * Math.max(...gaps)).toFixed(1)} points`,
  );
  for (const { from, count, said, happened } of tenths)
    console.log(
      `  from ${from * 100} %: ${count} moments, said ${(100 * said).toFixed(1)} %, happened ${(100 * happened).toFixed(1)} %`,
    );
}
