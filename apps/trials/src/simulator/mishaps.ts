import { hashOf } from '@hand-and-foot/fair';
import type { Sent } from '../history.ts';
import { chanceOf, type Chance } from './chance.ts';
import type { Cluster } from './cluster.ts';
import { intrude } from './intruders.ts';
import { POISON } from './database/logs.ts';
import { NOTICED } from './network.ts';
import { hasSeat, type Person } from './people.ts';
import { START } from './setting.ts';
import { storageFault } from './storageFaults.ts';
import type { World } from './world.ts';

/** Something that goes wrong or that people do; returns a description, or nothing if it wasn't possible. */
type Mishap = (world: World, chance: Chance) => string | undefined;

/** Nodes and their database, whatever they're for. */
type Shaken = Cluster & Pick<World, 'figures'>;

/** Each one's weight. */
const MISHAPS: readonly (readonly [number, Mishap])[] = [
  [4, killNode],
  [4, freezeNode],
  [3, stepClock],
  [8, cutLine],
  [5, hangLine],
  [2, breakDatabase],
  [3, cutOffNode],
  [3, unsettleDatabase],
  [3, damageTable],
  [3, loseWakeUps],
  [5, loseClient],
  [2, secondDevice],
  [1, handOver],
  [2, useLinkAgain],
  [2, changeSeat],
  [1, talkAway],
  [2, poison],
  [4, sendIntruder],
];

const MOST_PEOPLE = 10;
/** Node-killing commands come early, to be given up before all is mended. */
const EARLY = START + 8000;

/** Milliseconds after a node can reach the database again until all its calls succeed. */
const UNSTEADY = 2000;

const TOTAL = MISHAPS.reduce((sum, [weight]) => sum + weight, 0);

export function mishap(world: World, chance: Chance): void {
  let at = chance.below(TOTAL);
  const [, happens] = MISHAPS.find(([weight]) => (at -= weight) < 0)!;
  const what = happens(world, chance);
  if (what !== undefined) world.note(what);
}

export function killNode(world: Shaken, chance: Chance): string | undefined {
  const slot = chance.below(world.nodes.length);
  const node = world.nodes[slot];
  if (!node) return undefined;
  world.kill(slot);
  world.figures.kills++;
  world.time.after(chance.between(100, 3500), () => world.start(slot));
  return `kill ${node.process.name}`;
}

export function freezeNode(world: Shaken, chance: Chance): string | undefined {
  const process = world.nodes[chance.below(world.nodes.length)]?.process;
  if (!process || process.isFrozen) return undefined;
  const asleep = chance.percent(50) ? 'asleep' : undefined;
  process.freeze(asleep);
  world.figures.freezes++;
  world.time.after(chance.between(500, 5500), () => {
    world.note(`thaw ${process.name}`);
    process.thaw();
  });
  return `freeze ${process.name} ${asleep ?? ''}`;
}

export const HOUR = 3_600_000;

/** Changes one machine's time of day, by a little or an hour, and back. */
export function stepClock(world: World, chance: Chance): undefined {
  const slot = chance.below(world.machines.length);
  setClock(world, slot, chance.pick([-HOUR, HOUR, chance.between(-5000, 5000)]));
}

export function setClock(world: World, slot: number, by: number): void {
  world.machines[slot]!.step(by);
  world.figures.steps++;
  world.note(`set the clock of machine ${slot} by ${by}`);
}

function cutLine(world: World, chance: Chance): string | undefined {
  const lines = [...world.network.lines];
  if (lines.length === 0) return undefined;
  const line = chance.pick(lines);
  line.cut();
  world.figures.cuts++;
  return `cut the line of ${line.guest.slice(0, 6)}`;
}

function hangLine(world: World, chance: Chance): string | undefined {
  const lines = [...world.network.lines];
  if (lines.length === 0) return undefined;
  const line = chance.pick(lines);
  line.hang();
  world.figures.hangs++;
  world.time.after(chance.between(...NOTICED), () => line.notice());
  return `hang the line of ${line.guest.slice(0, 6)}`;
}

export function breakDatabase({ database, time, figures }: Shaken, chance: Chance): string {
  database.trouble = chance.pick(['full', 'away']);
  figures.databaseTroubles++;
  time.after(chance.between(200, 2500), () => {
    database.trouble = 'none';
  });
  return `the database is ${database.trouble}`;
}

/** One node can't reach the database, so others take its tables; then it can, but not steadily at first. */
export function cutOffNode(
  { database, nodes, time, figures }: Shaken,
  chance: Chance,
): string | undefined {
  const process = nodes[chance.below(nodes.length)]?.process;
  if (!process || database.cutOff.has(process.name)) return undefined;
  const { name } = process;
  database.cutOff.set(name, 100);
  figures.databaseTroubles++;
  time.after(chance.between(500, 5500), () => {
    // Everything may have been mended meanwhile.
    if (!database.cutOff.has(name)) return;
    database.cutOff.set(name, 40);
    time.after(UNSTEADY, () => database.cutOff.delete(name));
  });
  return `${name} can't reach the database`;
}

export function unsettleDatabase({ database, time, figures }: Shaken, chance: Chance): string {
  database.failing = chance.between(2, 25);
  figures.databaseTroubles++;
  time.after(chance.between(500, 3000), () => {
    database.failing = 0;
  });
  return `${database.failing} calls in a hundred fail`;
}

/** A disk damages a table until somebody mends it. Nothing but that table may suffer. */
function damageTable(world: World, chance: Chance): string | undefined {
  const { database, tables, time, figures, setting } = world;
  const { id } = chance.pick(tables);
  const lasts = chance.between(500, 5000);
  const rows = database.logOf(id).length;
  if (database.damaged.has(id) || rows < 3) return undefined;
  // Its own chance, because the amount used depends on the rows.
  const its = chanceOf(`${setting.seed}/damage/${++figures.damages}`);
  const { name, fault } = storageFault(rows, its);
  database.damaged.set(id, fault);
  world.onceDamaged.add(id);
  time.after(lasts, () => database.damaged.delete(id));
  return `${name} in ${id.slice(0, 6)}`;
}

function loseWakeUps({ wakeUps, time }: World, chance: Chance): string {
  if (chance.percent(50)) wakeUps.isUp = false;
  else wakeUps.losing = chance.between(5, 60);
  time.after(chance.between(500, 4000), () => {
    wakeUps.isUp = true;
    wakeUps.losing = 0;
  });
  return 'wake-ups are lost';
}

function someone(
  { people }: World,
  chance: Chance,
  fits: (one: Person) => boolean,
): Person | undefined {
  const all = people.all.filter(fits);
  return all.length === 0 ? undefined : chance.pick(all);
}

function loseClient(world: World, chance: Chance): string | undefined {
  const person = someone(world, chance, ({ isHere }) => isHere);
  if (!person) return undefined;
  world.people.go(person);
  world.time.after(chance.between(300, 5000), () => world.comeBack(person));
  return `${person.name} is gone`;
}

const isSeated = (person: Person): boolean => person.isHere && hasSeat(person);

/** Somebody creates a link to their seat and opens it on another device later. */
function secondDevice(world: World, chance: Chance): string | undefined {
  return makeLink(world, chance, 'device');
}

function handOver(world: World, chance: Chance): string | undefined {
  return makeLink(world, chance, 'person');
}

function makeLink(world: World, chance: Chance, to: 'device' | 'person'): string | undefined {
  const giver = someone(world, chance, isSeated);
  if (!giver || world.people.all.length > MOST_PEOPLE) return undefined;
  const code = chance.hex(20);
  giver.clients.at(-1)!.ask({ do: 'link', code: hashOf(code), to });
  world.links.push({ made: giver.made, code });
  const name = `${giver.name}${to === 'device' ? '+' : "'"}`;
  const first = { do: 'claim', code, ...(to === 'person' ? { name } : {}) } as const;
  const { silly = 0, follies } = giver.habits;
  const taker = world.people.add(giver.made, {
    name,
    first,
    silly,
    ...(follies ? { follies } : {}),
  });
  world.time.after(chance.between(50, 1500), () => world.comeBack(taker));
  return `${giver.name} gives ${name} a link`;
}

/** Somebody finds a link that may have been used already. */
function useLinkAgain(world: World, chance: Chance): string | undefined {
  if (world.links.length === 0 || world.isTwinned) return undefined;
  if (world.people.all.length > MOST_PEOPLE) return undefined;
  const { made, code } = chance.pick(world.links);
  const thief = world.people.add(made, {
    name: 'Finder',
    first: { do: 'claim', code, name: 'Finder' },
    isStranger: true,
  });
  world.people.come(thief);
  world.time.after(chance.between(1000, 3000), () => {
    // The first to use it has the seat.
    if (!hasSeat(thief)) world.people.go(thief);
  });
  return 'a link is found';
}

/** Somebody gets up to look into a bot's hand, then their own seat's again. */
function changeSeat(world: World, chance: Chance): string | undefined {
  // Without an invitation they wouldn't come back, and one of them leaves for good in the end.
  const mayMove = (one: Person): boolean =>
    isSeated(one) && one.code !== undefined && one.habits.wants !== 1;
  const person = world.isTwinned ? undefined : someone(world, chance, mayMove);
  const client = person?.clients.at(-1);
  const { seat, seats = [], view } = client?.known ?? {};
  if (!person || !client || seat === undefined || seat !== person.habits.wants) return undefined;
  const bots = seats.flatMap(({ is }, at) => (is === 'bot' && at !== seat ? [at] : []));
  if (bots.length === 0 || !view || view.phase === 'over') return undefined;
  client.ask({ do: 'leave', seat });
  client.ask({ do: 'sit', seat: chance.pick(bots), name: person.name });
  return `${person.name} gets up`;
}

/** Somebody has a lot to say, but not before everything they said last time was heard. */
function talkAway(world: World, chance: Chance): string | undefined {
  const person = world.isTwinned ? undefined : someone(world, chance, isSeated);
  const client = person?.clients.at(-1);
  if (!client || [...client.history.sent.values()].some(isUnheard)) return undefined;
  for (let line = 0; line < 16; line++) client.ask({ do: 'say', text: `and ${line}` });
  return `${person!.name} talks`;
}

const isUnheard = ({ command, answeredAt }: Sent): boolean =>
  command.ask.do === 'say' && answeredAt === undefined;

/** Somebody asks, once and early, for something that ends every node that tries it. */
function poison(world: World, chance: Chance): string | undefined {
  const isEarly = world.time.now() < EARLY;
  const person =
    world.isTwinned || !isEarly || world.poisoners > 0
      ? undefined
      : someone(world, chance, isSeated);
  if (!person) return undefined;
  world.poisoners++;
  person.clients.at(-1)!.ask({ do: 'say', text: POISON });
  return `${person.name} brings poison`;
}

function sendIntruder(world: World, chance: Chance): string {
  const made = chance.pick(world.tables);
  const victims = world.people.all.filter((person) => person.made === made);
  // All of an intruder's lines lead to the same node, because each node counts for itself.
  const way = chance.hex(8);
  const intruder = intrude(made, victims, chance, world.time, (caller, ears) =>
    world.connect({ table: made.id, ...caller }, chanceOf(way), ears),
  );
  world.intruders.push(intruder);
  return `${intruder.kind} at the door`;
}
