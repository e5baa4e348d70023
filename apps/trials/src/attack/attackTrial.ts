import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, type ServerProcess } from '../serverProcess.ts';
import { realClock } from '@hand-and-foot/server/parts';
import { hasRedis } from '@hand-and-foot/server/testing';
import { watchBusyness } from '../torture/busyness.ts';
import { openCluster } from '../torture/cluster.ts';
import { cpuOf, memoryOf } from '../usage.ts';
import { onFolderAsUsual } from '../torture/onFolder.ts';
import type { Circumstances, Outcome, Trial } from '../torture/trial.ts';
import { attack, ATTACKS, type Attack } from './attacks.ts';
import { comeToPlay, type Innocents } from './innocents.ts';

const SOCKETS = 95;
const TABLES = 20;
const NODES = 3;
/** The least share of their pace that people at other tables must keep, their longest wait, and the most memory a server may. */
const LIMITS = { kept: 0.8, p99: 250, memoryMb: 100 };
/** By then, people have sat down and are playing. */
const SETTLED = 4000;

/** All tables come from one address here, and nobody else is held back. */
const usual = (folder: string): string[] => [
  ...onFolderAsUsual(folder),
  '--tables-per-minute',
  '200',
];

/** A trial for each attack, on one node and on several, each on servers of its own. */
export const attackTrials: readonly Trial[] = ATTACKS.flatMap((one) => [
  attackTrial(one, 'on one node', async (circumstances) => {
    const server = await startServer({ options: usual(circumstances.folder) });
    circumstances.after(() => server.kill());
    return [server];
  }),
  attackTrial(one, 'on three nodes', async (circumstances) => {
    if (!hasRedis()) return undefined;
    const { nodes } = await openCluster(circumstances, NODES, usual(circumstances.folder));
    return nodes;
  }),
]);

function attackTrial(
  one: Attack,
  where: string,
  open: (circumstances: Circumstances) => Promise<readonly ServerProcess[] | undefined>,
): Trial {
  return {
    name: `${one.name} ${where}`,
    promise: 'one address harms nobody else',
    share: 1,
    async run(circumstances) {
      const nodes = await open(circumstances);
      if (!nodes) return { figures: [], violations: [], skipped: 'there is no redis-server' };
      const innocents = await comeToPlay(
        circumstances.seed,
        TABLES,
        nodes.map(({ address }) => address),
        nodes.map(({ port }) => port),
      );
      circumstances.after(() => innocents.leave());
      await sleep(SETTLED);
      return endure(one, circumstances, nodes, innocents);
    },
  };
}

/**
 * A while before it, a while under it, and twice as long after it. Half a machine takes twice as long, which isn't
 * what's being tested.
 */
async function endure(
  one: Attack,
  { seed, span, isTimed, say, after }: Circumstances,
  nodes: readonly ServerProcess[],
  innocents: Innocents,
): Promise<Outcome> {
  const { name } = one;
  say(`${name}, before`);
  const orders = await one.aim({ seed, nodes, after });
  const memory = (): number[] => nodes.map(({ pid }) => memoryOf(pid));
  const cpu = (): number => nodes.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  const cpuAt = [cpu()];
  const calm = watchBusyness();
  after(() => calm.stop());
  const began = realClock.now();
  await sleep(span);
  const busyBefore = calm.stop();
  const kept = memory();
  cpuAt.push(cpu());
  say(name);
  const storm = watchBusyness();
  after(() => storm.stop());
  const struck = realClock.now();
  const done = await attack(orders, SOCKETS, span);
  const over = realClock.now();
  const busy = storm.stop();
  cpuAt.push(cpu());
  const most = Math.max(...memory().map((now, at) => now - kept[at]!));
  say(`${name}, after`);
  await sleep(2 * span);
  const left = Math.max(...memory().map((now, at) => now - kept[at]!));
  const [before, under] = [innocents.between(began, struck), innocents.between(struck, over)];
  const ratio = under.perSecond / before.perSecond;
  const p99 = under.waits.quantile(0.99);
  const violations = [
    ...(ratio * Math.max(1, busy / busyBefore) < LIMITS.kept
      ? [`others keep ${(ratio * 100).toFixed(0)}%`]
      : []),
    ...(p99 > LIMITS.p99 * busy ? [`others wait ${p99.toFixed(0)} ms at the 99th percentile`] : []),
    ...(left > LIMITS.memoryMb ? [`a node keeps ${left} MB`] : []),
    ...nodes.flatMap(({ isRunning }, at) => (isRunning ? [] : [`node ${at} has ended`])),
  ];
  return {
    figures: [
      ['messages sent, heard, lines ended', `${done.sent}, ${done.heard}, ${done.ended}`],
      ["others' answers a second, before and under it", pair(before.perSecond, under.perSecond)],
      ['of their answers kept', `${(ratio * 100).toFixed(0)}%`],
      ['their p99 in ms, before and under it', pair(before.waits.quantile(0.99), p99)],
      [
        "the servers' seconds of a processor, before and under it",
        pair(cpuAt[1]! - cpuAt[0]!, cpuAt[2]! - cpuAt[1]!),
      ],
      ['how long work took here, against an idle machine', pair(busyBefore, busy)],
      ['more memory in MB, at its end and later', `${most}, ${left}`],
    ],
    violations: isTimed ? violations : [],
  };
}

function pair(before: number, under: number): string {
  return `${before.toFixed(1)} → ${under.toFixed(1)}`;
}
