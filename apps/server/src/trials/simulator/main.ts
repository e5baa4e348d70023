import { addFigures, noFigures } from './figures.ts';
import { runSeed } from './runSeed.ts';

// node main.js [SEEDS [FIRST]]: lives through so many worlds, and says what became of them.

const [seeds = 100, first = 1] = process.argv.slice(2).map(Number);
const all = noFigures();
const began = performance.now();
let failed = 0;
for (let seed = first; seed < first + seeds; seed++) {
  const { failures, figures, tail } = await runSeed(String(seed));
  addFigures(all, figures);
  if (failures.length === 0) continue;
  failed++;
  const told = [...new Set(failures.map(({ invariant, what }) => `  ${invariant}: ${what}`))];
  console.log(`seed ${seed} fails\n${told.slice(0, 6).join('\n')}`);
  if (seeds === 1) console.log(tail.join('\n'));
}
console.log(JSON.stringify(all), failed, 'failed', Math.round(performance.now() - began), 'ms');
