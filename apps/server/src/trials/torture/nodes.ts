import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Random } from '@hand-and-foot/engine';
import { openPostgres } from '../../store/postgres.ts';
import { HOLD } from '../../house/times.ts';
import { hasRedis } from '../../testing/redis.ts';
import { againstLog, type Compared } from './againstLog.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { gather, type Gathering } from './gathering.ts';
import { totalOf } from './oneServer.ts';
import { settle } from './settle.ts';
import { waits, type Interval } from './stalls.ts';
import type { Trial } from './trial.ts';

/** The longest that anybody may wait for an answer, in milliseconds. */
const LONGEST_STALL = 5000;
const CALM = 1500;

interface Blow {
  readonly name: string;
  readonly strike: (cluster: Cluster, random: Random, down: Interval[]) => Promise<void>;
}

const BLOWS: readonly Blow[] = [
  {
    name: 'nodes killed',
    async strike({ nodes, replace }, random) {
      const at = random.below(nodes.length);
      await nodes[at]!.kill();
      await sleep(random.below(1500));
      await replace(at);
    },
  },
  {
    name: 'nodes frozen for longer than their lease',
    async strike({ nodes }, random) {
      const node = nodes[random.below(nodes.length)]!;
      node.signal('SIGSTOP');
      await sleep(HOLD + 800 + random.below(1200));
      node.signal('SIGCONT');
    },
  },
  {
    name: 'databases killed',
    async strike({ postgres }, random, down) {
      const from = Date.now();
      await postgres.kill();
      await sleep(random.below(1000));
      await postgres.start();
      down.push({ from, to: Date.now() });
    },
  },
  {
    name: 'Redis killed and away',
    async strike({ redis }, random) {
      await redis.kill();
      await sleep(2000 + random.below(1500));
      await redis.start();
    },
  },
  {
    name: 'nodes asked to leave',
    async strike({ nodes, replace }, random) {
      const at = random.below(nodes.length);
      const code = await nodes[at]!.stop();
      if (code !== 0) throw new Error(`a node ended with ${code} when it was asked to`);
      await replace(at);
    },
  },
];

export const nodes: Trial = {
  name: 'nodes',
  promise: 'one order, one writer; stalls under 5 s',
  share: 0.6,
  async run(circumstances) {
    const { seed, span, say, after } = circumstances;
    if (!hasRedis()) return { figures: [], violations: [], skipped: 'there is no redis-server' };
    const random = seeded(`${seed}/nodes`);
    const size = 2 + random.below(2);
    const cluster = await openCluster(circumstances, size);
    const gatherings: Gathering[] = [];
    for (let i = 0; i < 5; i++)
      gatherings.push(
        await gather({
          seed: `${seed}/${i}`,
          address: cluster.nodes[i % size]!.address,
          port: cluster.port,
          copies: 2,
          patience: 500,
          bots: i % 3 === 2 ? 2 : 0,
        }),
      );
    after(() => gatherings.forEach((gathering) => gathering.leave()));
    await sleep(CALM);

    const down: Interval[] = [];
    const count = new Map<string, number>();
    const until = Date.now() + span;
    for (let blow = 0; Date.now() < until || blow < BLOWS.length; blow++) {
      const { name, strike } = BLOWS[blow % BLOWS.length]!;
      say(name);
      await strike(cluster, random, down);
      count.set(name, (count.get(name) ?? 0) + 1);
      await sleep(CALM);
    }

    const store = await openPostgres(cluster.database);
    after(() => store.close());
    const violations = await settle(gatherings, async (table) => store.read(table, 1));
    gatherings.forEach((gathering) => gathering.leave());
    const compared: Compared[] = [];
    for (const gathering of gatherings)
      compared.push(await againstLog(gathering, await store.read(gathering.table, 1)));
    violations.push(...compared.flatMap((one) => one.violations));
    const waited = waits(gatherings, down).sort((a, b) => b.span - a.span);
    for (const { span: stall, who } of waited)
      if (stall > LONGEST_STALL) violations.push(`${who} waited ${stall} ms`);
    const epochs = await cluster.asked('select sum(epoch - 1) as takeovers from leases');
    return {
      figures: [
        ['nodes', size],
        ...[...count].map(([what, times]) => [what, times] as const),
        ['takeovers', Number((epochs[0] as { takeovers: string }).takeovers)],
        ['acknowledged', totalOf(compared, 'acknowledged')],
        ['lost', totalOf(compared, 'lost')],
        ['done twice', totalOf(compared, 'doubled')],
        ['forks', compared.filter((one) => one.violations.length > 0).length],
        ['longest wait', `${((waited[0]?.span ?? 0) / 1000).toFixed(1)} s`],
      ],
      violations,
    };
  },
};
