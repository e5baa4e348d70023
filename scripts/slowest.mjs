// npm run slowest -- --count 5 [--seed TEXT] [--changes 200] [--question NAME]: searches for the engine's slowest
// question. Each climb starts at random rules and a random position and keeps the small changes that cost more: once by
// steps, once by CPU time. Exits with 1 if any question takes more than 50 ms, and prints it.

import { readOptions } from './options.mjs';
import { ensureBuilt, ensureInstalled, needsNode, orSayWhy } from './setup.mjs';

/** The longest anybody may wait for one question, in milliseconds of CPU time. */
const LONGEST = 50;

const { values } = readOptions({
  count: { type: 'string', default: '5' },
  changes: { type: 'string', default: '200' },
  seed: { type: 'string', default: 'slowest' },
  question: { type: 'string' },
});
const [count, changes] = [Number(values.count), Number(values.changes)];
if (![count, changes].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Say how many climbs to make, such as: npm run slowest -- --count 5 --changes 200');
  process.exit(2);
}

await orSayWhy(() => {
  needsNode();
  ensureInstalled();
  ensureBuilt('packages/testkit');
});
const { stepsTaken } = await import('@hand-and-foot/engine');
const { climb, costOf, questions } = await import('../packages/testkit/dist/index.js');

const names = Object.keys(questions).filter((name) => !values.question || name === values.question);
if (names.length === 0) {
  console.error(`There is no such question. Ask one of: ${Object.keys(questions).join(', ')}`);
  process.exit(2);
}

let slow = 0;
for (let number = 1; number <= count; number++) {
  for (const name of names) {
    for (const [by, measure] of Object.entries({ steps, milliseconds })) {
      const { scene } = climb(name, `${values.seed}/${number}`, changes, measure);
      const longest = costOf(name, scene, milliseconds);
      console.log(
        `${number} of ${count}, ${name} by ${by}: ${longest.toFixed(1)} ms, ${costOf(name, scene, steps)} steps`,
      );
      if (longest <= LONGEST) continue;
      slow++;
      console.log(JSON.stringify(scene));
    }
  }
}
console.log(
  `${count} climbs for each question from the seed "${values.seed}": ` +
    (slow === 0 ? `none took more than ${LONGEST} ms` : `${slow} took more than ${LONGEST} ms`),
);
process.exitCode = slow > 0 ? 1 : 0;

function steps(ask) {
  const before = stepsTaken();
  ask();
  return stepsTaken() - before;
}

/** The fastest of several tries, because other work of the process only adds time. */
function milliseconds(ask) {
  let least = Infinity;
  for (let tries = 0; tries < 4 && least > 0.3; tries++) {
    const before = process.cpuUsage();
    ask();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
