import { hashOf } from '@hand-and-foot/fair';
import type { NightAsk, NightView, NightWish } from '@hand-and-foot/protocol';
import { Client } from '../../client.ts';
import { sociable } from '../../habits.ts';
import { chanceOf, type Chance } from '../chance.ts';
import { newCluster, stackOf, type Cluster } from '../cluster.ts';
import { noFigures, type Figures } from '../figures.ts';
import { Unkept } from '../database/calls.ts';
import { breakDatabase, cutOffNode, freezeNode, killNode, unsettleDatabase } from '../mishaps.ts';
import type { Node } from '../node.ts';
import { shortRules } from '../../shortRules.ts';
import type { Course } from '../runSeed.ts';
import { checkNight, checkShown } from './checks.ts';

/** Milliseconds in which things go wrong, and after which a night must be over. */
const TROUBLED = 25_000;
const LONGEST = 240_000;
/** How long somebody waits for a node's answer, and looks at the night again. */
const PATIENCE = 2000;
const LOOKS = [300, 900] as const;

/** A night and its people, among nodes that fail. */
export interface NightWorld extends Cluster {
  readonly figures: Figures;
  readonly wish: NightWish;
  readonly players: readonly Player[];
  /** Known once it was made. */
  night: string;
  code: string;
}

interface Player {
  readonly name: string;
  readonly guest: string;
  /** The night as they saw it last. */
  view: NightView | undefined;
  /** The table they play at. */
  table: string | undefined;
  client: Client | undefined;
  /** Whether a node has said that they're in. */
  isIn: boolean;
}

/** Lives through a club night, checking what people see of it, and then what became of it. */
export async function runNight(seed: string): Promise<Course> {
  const chance = chanceOf(`${seed}/night`);
  const setting = {
    seed: `${seed}/night`,
    nodes: chance.pick([1, 2, 3]),
    isHungry: false,
    restAfter: chance.pick([1000, 20_000]),
  };
  const cluster = newCluster({
    setting,
    report(node, trouble) {
      const error = 'error' in trouble ? trouble.error : undefined;
      cluster.note(`${node} reports ${trouble.fault} ${String(error)}`);
      const isExpected =
        error instanceof Unkept || (error instanceof Error && error.name === 'Lost');
      if (!isExpected) cluster.fail('crash', stackOf(error ?? new Error(trouble.fault)));
    },
  });
  const wish = wishOf(chance);
  // Four pairs are the fewest; a match fills up with bots.
  const count = chance.between(wish.kind === 'match' ? 5 : 7, 8);
  const world: NightWorld = {
    ...cluster,
    figures: noFigures(),
    wish,
    players: Array.from({ length: count }, (_, at) => ({
      name: `P${at}`,
      guest: hashOf(`${seed}/night/${at}`),
      view: undefined,
      table: undefined,
      client: undefined,
      isIn: false,
    })),
    night: '',
    code: '',
  };
  await live(world, chance);
  try {
    checkNight(world);
  } catch (error) {
    world.fail('log', stackOf(error));
  }
  const { figures, failures, trace } = world;
  figures.nights = 1;
  return { seed, failures, figures, digest: trace.digest(), tail: trace.tail };
}

function wishOf(chance: Chance): NightWish {
  const kind = chance.pick(['match', 'pairs'] as const);
  const shape =
    kind === 'match' ? { boards: 2, rounds: 1 } : { boards: 1, rounds: chance.between(2, 3) };
  return { kind, rules: shortRules, pace: 'quick', level: 'random', ...shape };
}

async function live(world: NightWorld, chance: Chance): Promise<void> {
  const { time, nodes, machines, players } = world;
  for (const slot of machines.keys()) world.start(slot);
  await open(world);
  for (const player of players) time.after(chance.between(...LOOKS), () => look(world, player));
  const end = time.now() + TROUBLED;
  const goWrong = (): void => {
    if (time.now() >= end) return;
    const happens = chance.pick([
      killNode,
      freezeNode,
      breakDatabase,
      cutOffNode,
      unsettleDatabase,
    ]);
    const what = happens(world, chance);
    if (what !== undefined) world.note(what);
    time.after(chance.between(200, 3000), goWrong);
  };
  time.after(1000, goWrong);
  await time.run(end);
  mend(world);
  const longest = time.now() + LONGEST;
  while (!isOver(world) && time.now() < longest) await time.run(time.now() + 1000);
  nodes.forEach((_, slot) => world.kill(slot));
}

const isOver = ({ players }: NightWorld): boolean =>
  players.every(({ view }) => view?.phase === 'over');

async function open(world: NightWorld): Promise<void> {
  const { time, nodes, players, wish } = world;
  const { nights, process } = nodes[0]!;
  process.run(() => {
    void nights.open(wish, players[0]!.guest).then((opened) => {
      if (!opened.ok) throw new Error(JSON.stringify(opened));
      ({ night: world.night, code: world.code } = opened);
    });
  });
  await time.run(time.now() + 1500);
}

function mend(world: NightWorld): void {
  const { database, nodes } = world;
  world.note('everything is mended');
  database.trouble = 'none';
  database.failing = 0;
  database.cutOff.clear();
  nodes.forEach((node, slot) => (node ? node.process.thaw() : world.start(slot)));
}

/** Looks at the night again and again, as a page does, and does what's next. */
function look(world: NightWorld, player: Player): void {
  const { time } = world;
  if (player.view?.phase === 'over') return;
  const chance = chanceOf(`${world.night}/${player.name}/${time.now()}`);
  const node = world.nodes[chance.below(world.nodes.length)];
  const from = { guest: player.guest, code: hashOf(world.code) };
  let isOpen = true;
  const goOn = (): void => {
    isOpen = false;
    time.after(chance.between(...LOOKS), () => look(world, player));
  };
  time.after(PATIENCE, () => isOpen && goOn());
  if (!node) return;
  const { nights } = node;
  const next = nextAsk(world, player, chance);
  const asking = async (): Promise<NightView | string | undefined> =>
    next ? nights.ask(world.night, from, next) : nights.view(world.night, from);
  time.after(chance.between(2, 25), () =>
    node.process.run(() => {
      asking().then(
        (told) => {
          if (!isOpen) return;
          time.after(chance.between(2, 25), () => {
            if (!isOpen) return;
            if (typeof told === 'object') hear(world, player, told, next, node);
            else world.note(`${player.name} is refused ${JSON.stringify(next)}: ${told}`);
            goOn();
          });
        },
        (error: unknown) => world.note(`${player.name} has to come again: ${String(error)}`),
      );
    }),
  );
}

/** Everybody joins, the host starts the night, and now and then ends a table's round. */
function nextAsk({ players }: NightWorld, player: Player, chance: Chance): NightAsk | undefined {
  const { view, name, guest, isIn } = player;
  if (!isIn) {
    const team = players.indexOf(player) % 2 === 0 ? 0 : 1;
    return { do: 'join', name, seed: hashOf(`seed of ${guest}`), team };
  }
  if (!view?.host) return undefined;
  if (view.phase === 'gathering')
    return players.every((one) => one.isIn) ? { do: 'start' } : undefined;
  if (chance.percent(2)) return { do: 'skip', round: view.begun, table: chance.between(1, 2) };
  return undefined;
}

function hear(
  world: NightWorld,
  player: Player,
  told: NightView,
  asked: NightAsk | undefined,
  node: Node,
): void {
  world.note(`${node.process.name} shows ${player.name} ${told.seq} ${told.phase}`);
  checkShown(world, player.guest, told, asked);
  if (asked?.do === 'join') player.isIn = true;
  // An answer may come after a later one.
  if (player.view && player.view.seq > told.seq) return;
  player.view = told;
  const table = told.plan[told.begun - 1]?.tables.find(({ id }) => id !== undefined)?.id;
  if (table === player.table && told.phase !== 'over') return;
  player.client?.stop();
  player.client = undefined;
  player.table = table;
  if (table === undefined || told.phase === 'over') return;
  const chance = chanceOf(`${table}/${player.name}`);
  player.client = new Client({
    connect: (ears) => world.connect({ table, guest: player.guest }, chance, ears),
    clock: world.time,
    random: chance,
    decide: sociable({ name: player.name }, chance),
    pause: chance.between(60, 120),
  });
}
