import { NoAnswer } from '@hand-and-foot/bots';
import { Corrupt, type Deal } from '@hand-and-foot/table';
import { hashOf } from '@hand-and-foot/fair';
import type { Trouble } from '@hand-and-foot/server/parts';
import { watchLeases } from './checks/lease.ts';
import { chanceOf, type Chance } from './chance.ts';
import { newCluster, stackOf, type Cluster } from './cluster.ts';
import { noFigures, type Figures } from './figures.ts';
import type { Intruder } from './intruders.ts';
import { Unkept } from './database/calls.ts';
import { HOUR, mishap, setClock, stepClock } from './mishaps.ts';
import {
  hasSeat,
  invite,
  newPeople,
  type Made,
  type People,
  type Person,
  type Script,
} from './people.ts';
import type { Setting } from './setting.ts';

/** Nodes, people, and everything between them, from one seed. */
export interface World extends Cluster {
  readonly setting: Setting;
  readonly people: People;
  readonly tables: Made[];
  readonly intruders: Intruder[];
  readonly links: { readonly made: Made; readonly code: string }[];
  readonly figures: Figures;
  /** Whether it will be compared with a twin. */
  readonly isTwinned: boolean;
  /** When everything was mended, and when people came to rest. */
  mendedAt: number;
  /** Tables that a disk damaged for a while. */
  readonly onceDamaged: Set<string>;
  /** Number of people who asked for something that ends nodes. */
  poisoners: number;
  /** Times a command ended its node. */
  readonly poisonedAt: number[];
  restedAt: number;
  comeBack(person: Person): void;
}

export interface Twinning {
  readonly script: Script;
  readonly isTwin: boolean;
  readonly deal?: Deal;
}

const DEPOSED = 4200;

/** Runs a whole world, checking everything that must hold at every moment. */
export async function liveThrough(setting: Setting, twinning?: Twinning): Promise<World> {
  const { seed } = setting;
  const cluster = newCluster({
    setting,
    deal: twinning?.deal,
    report: (node, trouble) => report(world, node, trouble),
  });
  const { time, database } = cluster;
  const people = newPeople({
    seed,
    time,
    script: twinning?.script ?? new Map(),
    isTwin: twinning?.isTwin ?? false,
    connect: ({ made, guest }, chance, ears) =>
      cluster.connect({ table: made.id, guest }, chance, ears),
  });
  const world: World = {
    ...cluster,
    setting,
    people,
    tables: [],
    intruders: [],
    links: [],
    figures: noFigures(),
    isTwinned: twinning !== undefined,
    onceDamaged: new Set(),
    mendedAt: 0,
    poisoners: 0,
    poisonedAt: [],
    restedAt: 0,
    comeBack(person) {
      if (!person.isHere) people.come(person);
    },
  };
  database.poisoned = (name) => poisoned(world, name);
  await live(world);
  return world;
}

function report(world: World, node: string, trouble: Trouble): void {
  const error = 'error' in trouble ? trouble.error : undefined;
  world.note(`${node} reports ${trouble.fault} ${String(error)}`);
  const isExpected = error instanceof Unkept || (error instanceof Error && error.name === 'Lost');
  // A frozen node may hear of it later.
  const isDamaged = error instanceof Corrupt && world.onceDamaged.has(trouble.table ?? '');
  if (isDamaged) world.figures.damagesNoticed++;
  const isBots = trouble.fault === 'botSilent' || error instanceof NoAnswer;
  if (!isExpected && !isBots && !isDamaged)
    world.fail('crash', stackOf(error ?? new Error(trouble.fault)));
}

/** Ends the node that wrote poison, for a while. */
function poisoned(world: World, name: string): void {
  const slot = world.nodes.findIndex((node) => node?.process.name === name);
  // It may be dead by now: its call to the database was on its way.
  if (slot < 0) return;
  world.kill(slot);
  world.figures.poisonings++;
  world.poisonedAt.push(world.time.now());
  world.time.after(700, () => world.start(slot));
}

async function live(world: World): Promise<void> {
  const { setting, time, people, network, tables } = world;
  for (let slot = 0; slot < setting.nodes; slot++) world.start(slot);
  await makeTables(world);
  watchLeases(world);
  const eyes = world.isTwinned ? (setting.eyes === 'onlooker' ? -1 : setting.eyes) : undefined;
  tables.forEach((made, at) => invite(people, made, hostToken(setting, at), eyes));
  for (const person of people.all) people.come(person);
  network.flaky = setting.flaky;
  network.missing = 30;
  const chance = chanceOf(`${setting.seed}/mishaps`);
  const end = time.now() + setting.troubled;
  const goWrong = (): void => {
    if (time.now() >= end) return;
    mishap(world, chance);
    time.after(chance.between(1, 2 * setting.mishapsEvery), goWrong);
  };
  time.after(1000, goWrong);
  if (chance.percent(40)) time.wake(end - DEPOSED, () => depose(world));
  await time.run(end);
  mend(world, chance);
  // A changed clock does no harm, so it needn't be mended.
  for (const part of [0.2, 0.5]) time.after(setting.healed * part, () => stepClock(world, chance));
  await time.run(time.now() + setting.healed);
  people.rest();
  world.restedAt = time.now();
  await time.run(time.now() + setting.quiet);
}

/** Freezes a node that runs tables long enough for others to take them. */
function depose(world: World): void {
  const node = world.nodes.find((one) => one && !one.process.isFrozen && one.house.count.run > 0);
  if (!node) return;
  world.note(`depose ${node.process.name}`);
  node.process.freeze();
  world.figures.freezes++;
}

async function makeTables({ setting, time, nodes, tables }: World): Promise<void> {
  const { house } = nodes[0]!;
  setting.tables.forEach((wish, at) => {
    const host = hashOf(hostToken(setting, at));
    void house.open(wish, host).then((opened) => {
      if (!opened.ok) throw new Error(JSON.stringify(opened));
      tables[at] = { id: opened.table, wish, invite: opened.invite, watch: opened.watch, host };
    });
  });
  await time.run(time.now() + 1500);
}

function hostToken({ seed }: Setting, table: number): string {
  return `${seed}/host/${table}`;
}

/** Nothing goes wrong from here on. One person stays away for good if a bot plays for them. */
function mend(world: World, chance: Chance): void {
  const { database, wakeUps, network, nodes, people, time } = world;
  world.note('everything is mended');
  world.mendedAt = time.now();
  database.trouble = 'none';
  database.failing = 0;
  database.cutOff.clear();
  database.damaged.clear();
  wakeUps.isUp = true;
  wakeUps.losing = 0;
  network.flaky = 0;
  network.missing = 0;
  for (const line of network.lines) line.cut();
  if (chance.percent(50)) restartMachine(world, chance);
  nodes.forEach((node, slot) => (node ? node.process.thaw() : world.start(slot)));
  for (const person of people.all) {
    if (person.isStranger && !hasSeat(person)) people.go(person);
    else if (isMissed(person)) people.go(person);
    else world.comeBack(person);
  }
  callBack(world);
}

/** Restarts a machine that runs tables, with an unrelated idea of the time. */
function restartMachine(world: World, chance: Chance): void {
  const slot = world.nodes.findIndex((node) => node && node.house.count.run > 0);
  if (slot < 0) return;
  world.kill(slot);
  world.figures.kills++;
  setClock(world, slot, chance.percent(50) ? HOUR : -HOUR);
}

function isMissed({ made, habits }: Person): boolean {
  return made.wish.manners?.standIn !== undefined && habits.wants === 1;
}

/** A seat may be given to somebody who has left: they come back as soon as they hear. */
function callBack(world: World): void {
  for (const person of world.people.all) {
    const log = world.database.logOf(person.made.id);
    const isSeated = log.some(({ text }) => text.includes(`"guest":"${person.guest}"`));
    if (isSeated && !isMissed(person)) world.comeBack(person);
  }
  if (world.restedAt === 0) world.time.after(500, () => callBack(world));
}
