import type { Trouble } from '@hand-and-foot/server/parts';
import type { Deal } from '@hand-and-foot/table';
import type { ClientLine, Ears } from '../client.ts';
import { chanceOf, type Chance } from './chance.ts';
import type { Fail, Failure } from './failure.ts';
import { newMachine, type Machine } from './machine.ts';
import { newDatabase, type Database } from './database/database.ts';
import { newNetwork, type Caller, type Network } from './network.ts';
import { startNode, type Node } from './node.ts';
import { START, type Setting } from './setting.ts';
import { newTime, type Time } from './time.ts';
import { newTrace, type Trace } from './trace.ts';
import { newWakeUps, type WakeUps } from './wakeUps.ts';
import { newWatchdog } from './watchdog.ts';

/** Nodes on their machines, and everything between them. */
export interface Cluster {
  readonly time: Time;
  readonly trace: Trace;
  readonly database: Database;
  readonly wakeUps: WakeUps;
  readonly network: Network;
  /** By slot; undefined for a dead node. */
  readonly nodes: (Node | undefined)[];
  /** The nodes' machines, by slot. */
  readonly machines: readonly Machine[];
  readonly failures: Failure[];
  readonly fail: Fail;
  note(what: string): void;
  kill(slot: number): void;
  start(slot: number): void;
  connect(caller: Caller, chance: Chance, ears: Ears): ClientLine;
}

interface ClusterWishes {
  readonly setting: Pick<Setting, 'seed' | 'nodes' | 'isHungry' | 'restAfter'>;
  readonly deal?: Deal | undefined;
  readonly report: (node: string, trouble: Trouble) => void;
}

const STICKING = 4000;

/** Failures of one invariant that a world keeps. */
const MOST_ALIKE = 2;

/** Machines without nodes, a database and a network, all from one seed. */
export function newCluster({ setting, deal, report }: ClusterWishes): Cluster {
  const { seed } = setting;
  const failures: Failure[] = [];
  const fail: Fail = (invariant, what) => {
    trace.note(`FAILED ${invariant}: ${what}`);
    // Few of each: one that repeats must not crowd the others out.
    const alike = failures.filter((failure) => failure.invariant === invariant);
    if (alike.length < MOST_ALIKE) failures.push({ invariant, what });
  };
  const time = newTime(START, (error) => fail('crash', stackOf(error)));
  const trace = newTrace(time);
  const database = newDatabase(time, chanceOf(`${seed}/database`));
  const wakeUps = newWakeUps(time, chanceOf(`${seed}/wakeUps`));
  const watchdog = newWatchdog(database, time, trace, fail);
  const network = newNetwork(time, chanceOf(`${seed}/network`), watchdog);
  const nodes: (Node | undefined)[] = [];
  const machines = Array.from({ length: setting.nodes }, (_, slot) =>
    newMachine(time, chanceOf(`${seed}/machine/${slot}`)),
  );
  let started = 0;

  function start(slot: number): void {
    if (nodes[slot]) return;
    const name = `n${slot}.${++started}`;
    nodes[slot] = startNode({
      name,
      seed,
      time,
      machine: machines[slot]!,
      database,
      wakeUps,
      report,
      deal,
      setting,
      stickUntil: START + STICKING,
    });
    trace.note(`start ${name}`);
  }

  function kill(slot: number): void {
    const node = nodes[slot];
    nodes[slot] = undefined;
    node?.process.kill();
    for (const line of network.lines) if (line.node === node) line.cut();
  }

  function connect(caller: Caller, chance: Chance, ears: Ears): ClientLine {
    const node = nodes[chance.below(nodes.length)];
    if (node) return network.connect(node, caller, ears);
    time.after(20, () => ears.closed());
    return { send: () => undefined, close: () => undefined };
  }

  const note = (what: string): void => trace.note(what);
  return {
    time,
    trace,
    database,
    wakeUps,
    network,
    nodes,
    machines,
    failures,
    fail,
    note,
    kill,
    start,
    connect,
  };
}

export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
