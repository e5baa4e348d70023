// Plays paired deals at every learning table, and says how many games the net wins against the plain look.

import { parseArgs } from 'node:util';
import { netIn } from './netFile.ts';
import { TABLES } from './tables.ts';
import { playTrial } from './trial.ts';

const { values } = parseArgs({
  options: {
    net: { type: 'string', default: 'learning/net.json' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'trial' },
    trust: { type: 'string', default: '0' },
    rival: { type: 'string' },
    tables: { type: 'string', default: TABLES.map(({ name }) => name).join() },
  },
});
const net = netIn(values.net);
const { deals, rival, seed, trust } = values;
for (const name of values.tables.split(',')) {
  const table = TABLES.find((each) => each.name === name);
  if (!table) throw new Error(`no learning table is called ${name}`);
  const figures = await playTrial({ net, trust: Number(trust), rival, seed }, table, Number(deals));
  const { winRate, pointsPerRound } = figures;
  const percent = [winRate.a, winRate.low, winRate.high].map((share) => Math.round(100 * share));
  process.stdout.write(
    `${name}: wins ${percent[0]} % (${percent[1]}–${percent[2]}), ${Math.round(pointsPerRound.mean)} points a round\n`,
  );
}
