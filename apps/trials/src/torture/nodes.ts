import { setTimeout as sleep } from 'node:timers/promises';
import { seeded, type Random } from '@hand-and-foot/engine';
import { HOLD, realClock } from '@hand-and-foot/server/parts';
import { hasRedis, openPostgres } from '@hand-and-foot/server/testing';
import { allAgainstLog, totalOf } from './againstLog.ts';
import { watchBusyness } from './busyness.ts';
import { openCluster, type Cluster } from './cluster.ts';
import { gatherMany } from './gathering.ts';
import { POINTS } from './kills.ts';
import { settle } from './settle.ts';
import { waits, type Interval } from './stalls.ts';
import type { Trial } from './trial.ts';

/** The longest wait for an answer, in milliseconds. */
const LONGEST_STALL = 5000;
const CALM = 1500;
const LONGEST_WAIT = 2500;
/** Milliseconds after a blow in which it may still move a table. */
const FORGETS_WITHIN = 5000;

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
    name: 'nodes killed at a named point',
    async strike({ nodes, replace }, random) {
      const at = random.below(nodes.length);
      await nodes[at]!.kill();
      await replace(at, `${POINTS[random.below(POINTS.length)]}:${1 + random.below(8)}`);
      // Chance decides whether it gets to run a table and reach that point.
      await Promise.race([nodes[at]!.ended, sleep(LONGEST_WAIT)]);
      await nodes[at]!.kill();
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
      const from = realClock.now();
      await postgres.kill();
      await sleep(random.below(1000));
      await postgres.start();
      down.push({ from, to: realClock.now() });
    },
  },
  {
    name: 'databases made read-only',
    async strike({ nodes, asked }, random, down) {
      const from = realClock.now();
      await setReadOnly(asked, true);
      await sleep(500 + random.below(1000));
      for (const { address, isRunning } of nodes) {
        const { status } = await fetch(`${address}/ready`);
        if (isRunning && status !== 503)
          throw new Error(`ready says ${status} where nothing is kept`);
      }
      await setReadOnly(asked, false);
      down.push({ from, to: realClock.now() });
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
    const { seed, span, isTimed, say, after } = circumstances;
    if (!hasRedis()) return { figures: [], violations: [], skipped: 'there is no redis-server' };
    const random = seeded(`${seed}/nodes`);
    const size = 2 + random.below(2);
    const cluster = await openCluster(circumstances, size);
    const gatherings = await gatherMany(5, (at) => ({
      seed: `${seed}/${at}`,
      address: cluster.nodes[at % size]!.address,
      port: cluster.port,
      copies: 2,
      patience: 500,
      bots: at % 3 === 2 ? 2 : 0,
    }));
    after(() => gatherings.forEach((gathering) => gathering.leave()));
    await sleep(CALM);

    const busyness = watchBusyness();
    after(() => busyness.stop());
    const down: Interval[] = [];
    const blows: (Interval & { readonly name: string })[] = [];
    const count = new Map<string, number>();
    const until = realClock.now() + span;
    for (let blow = 0; realClock.now() < until || blow < BLOWS.length; blow++) {
      const { name, strike } = BLOWS[blow % BLOWS.length]!;
      say(name);
      const from = realClock.now();
      await strike(cluster, random, down);
      blows.push({ name, from, to: realClock.now() });
      count.set(name, (count.get(name) ?? 0) + 1);
      await sleep(CALM);
    }

    // Half a machine takes twice as long, which isn't what's being tested.
    const busy = busyness.stop();
    const longest = LONGEST_STALL * busy;
    const store = await openPostgres(cluster.database);
    after(() => store.close());
    const read = async (table: string) => store.read(table, 1);
    const violations = await settle(gatherings, read);
    gatherings.forEach((gathering) => gathering.leave());
    const compared = await allAgainstLog(gatherings, read, (from, to) =>
      blows.some((blow) => blow.from <= to && blow.to + FORGETS_WITHIN >= from),
    );
    violations.push(...compared.flatMap((one) => one.violations));
    const waited = waits(gatherings, down).sort((a, b) => b.span - a.span);
    for (const { span: stall, who, from } of waited)
      if (isTimed && stall > longest)
        violations.push(`${who} waited ${stall} ms ${when(blows, from)}`);
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
        ['how long work took, against an idle machine', `${busy.toFixed(1)} ×`],
      ],
      violations,
    };
  },
};

/** For new connections; there are no others any more. */
async function setReadOnly(asked: Cluster['asked'], isReadOnly: boolean): Promise<void> {
  await asked(`set transaction read write;
    do $$ begin execute format(
      'alter database %I set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}', current_database()
    ); end $$`);
  await asked(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

/** The nodes' last blow before then. */
function when(blows: readonly (Interval & { readonly name: string })[], at: number): string {
  const { name, from, to } = blows.filter((blow) => blow.from <= at).at(-1) ?? blows[0]!;
  return `from ${at - from} ms after the beginning of "${name}", which took ${to - from} ms`;
}
