// npm run recount [-- ROUNDS]: bots play at every kind of table, each round is counted the way
// people count, in three ways, and the scorepad must match the engine's score. Prints the number of
// rounds; exits with 1 if one differs.

import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from './setup.mjs';

const wanted = Number(readOptions({}, 1).positionals[0] ?? 10_000);
if (!Number.isInteger(wanted) || wanted < 1) {
  console.error('Say how many rounds to count, such as: npm run recount -- 200');
  process.exit(2);
}

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('packages/testkit');
});

const { padTrial, tableKinds } = await import('../packages/testkit/dist/index.js');

const counted = new Map();
let rounds = 0;
let faults = 0;
for (let game = 0; rounds < wanted; game++) {
  const kind = tableKinds[game % tableKinds.length];
  // Good players make books and go out; random ones end in stranger positions.
  const bots = ['novice,random', 'random'][Math.floor(game / tableKinds.length) % 2];
  const trial = await padTrial(kind, `recount/${kind.name}/${game}`, bots);
  rounds += trial.rounds;
  counted.set(kind.ruleSet.id, (counted.get(kind.ruleSet.id) ?? 0) + trial.rounds);
  faults += trial.faults.length;
  for (const fault of trial.faults.slice(0, 5)) console.error(fault);
}
for (const [id, count] of counted) console.log(`${id}: ${count} rounds`);
console.log(`${rounds} rounds counted in three ways, ${faults} of them otherwise than the engine`);
process.exitCode = faults > 0 ? 1 : 0;
