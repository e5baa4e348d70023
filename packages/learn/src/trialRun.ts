// Plays paired deals at the main learning tables, or those it's told, and says how many games the net wins against the rival.

import { parseArgs } from 'node:util';
import { netIn } from './netFile.ts';
import { TABLES } from './tables.ts';
import { playTrial } from './trial.ts';

/** The tables that are played most while it learns. */
const MAIN = TABLES.filter(({ share }) => share >= 1).map(({ name }) => name);

const { values } = parseArgs({
  options: {
    net: { type: 'string', default: 'learning/net.json' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'trial' },
    rival: { type: 'string' },
    tables: { type: 'string', default: MAIN.join() },
  },
});
const net = netIn(values.net);
const { deals, rival, seed } = values;
for (const name of values.tables.split(',')) {
  const table = TABLES.find((each) => each.name === name);
  if (!table) throw new Error(`no learning table is called ${name}`);
  const figures = await playTrial({ net, rival, seed }, table, Number(deals));
  const { winRate, pointsPerRound } = figures;
  const percent = [winRate.a, winRate.low, winRate.high].map((share) => Math.round(100 * share));
  process.stdout.write(
    `${name}: wins ${percent[0]}% (${percent[1]}–${percent[2]}), ${Math.round(pointsPerRound.mean)} points a round\n`,
  );
}
