import { hasRedis, startPostgres, startRedis } from '@hand-and-foot/server/testing';
import { cpuOf, cpuOfEnded } from '../usage.ts';
import { gatherCrowd, type Paced } from './crowd.ts';
import { start, type Measured } from './measured.ts';
import { printRows } from './rows.ts';
import { say, tenths } from './say.ts';
import { untilEmpty } from './untilEmpty.ts';
import { wishes } from './wishes.ts';

/** The load of this many nodes, with a table's people at one of them or at several. */
interface Point {
  readonly nodes: number;
  readonly tables: number;
  readonly isApart: boolean;
  readonly pace: Spent;
  readonly paced: Paced;
  /** Of the largest node while all play, in bytes. */
  readonly resident: number;
  readonly rush: Spent;
}

/** CPU seconds for this many actions, by process. */
type Spent = Readonly<Record<'actions' | 'nodes' | 'postgres' | 'redis', number>>;

const TABLES = 300;
const RUSH = 20_000;

if (!hasRedis()) {
  process.stderr.write('This trial needs redis-server.\n');
  process.exit(2);
}
const { rate, seconds, nodeFlags } = wishes;
const [tables = TABLES] = wishes.tables;
const redis = await startRedis();
// As in production: acknowledged means on the disk.
const postgres = await startPostgres({ isDurable: true });
const points: Point[] = [];
try {
  for (const nodes of wishes.nodes)
    for (const isApart of nodes === 1 || wishes.isTogether ? [false] : [false, true]) {
      points.push(await measured(nodes, isApart));
      print();
    }
} finally {
  await redis.stop();
  await postgres.stop();
}

async function measured(nodes: number, isApart: boolean): Promise<Point> {
  const database = await postgres.newDatabase();
  const args = [JSON.stringify({ postgres: database, redis: redis.url })];
  const servers: Measured[] = [];
  for (let i = 0; i < nodes; i++) servers.push(await start('server', { args, flags: nodeFlags }));
  const ports = servers.map(({ port }) => port);

  async function spent(job: () => Promise<number>): Promise<Spent> {
    const before = await sums();
    const actions = await job();
    const after = await sums();
    return {
      actions,
      nodes: after.nodes - before.nodes,
      postgres: after.postgres - before.postgres,
      redis: after.redis - before.redis,
    };
  }

  async function sums(): Promise<Omit<Spent, 'actions'>> {
    const each = await Promise.all(servers.map(async (server) => server.cpu()));
    const pids = await postgres.pids();
    return {
      nodes: sum(each),
      postgres: sum(pids.map(cpuOf)) + cpuOfEnded(pids[0]!),
      redis: cpuOf(redis.pid()),
    };
  }

  say(`${nodes} nodes, people of a table ${isApart ? 'at several' : 'at one'} of them`);
  const progress = tenths('opened', tables);
  const crowd = await gatherCrowd({ name: 'table', tables, ports, isApart, progress });
  say('as fast as they can, to warm up');
  // Each node has to get as fast as it gets, and has only its share of the tables for it.
  await crowd.rush((RUSH / 4) * nodes);
  say(`${tables * rate} actions a second for ${seconds} seconds`);
  let paced!: Paced;
  const pace = await spent(async () => {
    paced = await crowd.pace(tables * rate, seconds);
    return paced.waits.count;
  });
  const resident = Math.max(...(await Promise.all(servers.map(async (one) => one.resident()))));
  say('as fast as they can');
  const rush = await spent(async () => crowd.rush(RUSH));
  await crowd.leave();
  for (const port of ports) await untilEmpty(port);
  for (const server of servers) await server.stop();
  return { nodes, tables, isApart, pace, paced, resident, rush };
}

function print(): void {
  const ms = (cpu: number, { actions }: Spent): string => ((cpu / actions) * 1000).toFixed(3);
  printRows(
    [
      ['nodes', ({ nodes }) => String(nodes)],
      ['people of a table', ({ isApart }) => (isApart ? 'apart' : 'together')],
      ['tables', (one) => String(one.tables)],
      ['paced: actions', ({ pace }) => String(pace.actions)],
      ['  ms of a core, nodes', ({ pace }) => ms(pace.nodes, pace)],
      ['  ms of a core, PostgreSQL', ({ pace }) => ms(pace.postgres, pace)],
      ['  ms of a core, Redis', ({ pace }) => ms(pace.redis, pace)],
      ['  ack p50 ms', ({ paced }) => paced.waits.quantile(0.5).toFixed(1)],
      ['  ack p99 ms', ({ paced }) => paced.waits.quantile(0.99).toFixed(1)],
      ['  told to come again', ({ paced }) => String(paced.busy)],
      ['  MB resident, largest node', (one) => (one.resident / 1024 / 1024).toFixed(0)],
      ['at full speed: actions', ({ rush }) => String(rush.actions)],
      ['  ms of a core, nodes', ({ rush }) => ms(rush.nodes, rush)],
      ['  ms of a core, PostgreSQL', ({ rush }) => ms(rush.postgres, rush)],
      ['  ms of a core, Redis', ({ rush }) => ms(rush.redis, rush)],
      ['  actions a CPU-second, all', ({ rush }) => perSecond(rush)],
    ],
    points,
  );
}

function perSecond({ actions, nodes, postgres: database, redis: bus }: Spent): string {
  return (actions / (nodes + database + bus)).toFixed(0);
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
