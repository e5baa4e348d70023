import { HOLD } from '@hand-and-foot/server/parts';
import { DRIFT } from '../machine.ts';
import type { Node } from '../node.ts';
import type { World } from '../world.ts';

const EVERY = 10;
/** A node's clock may be this much slower than the database's while its lease lasts. */
const SLOWER = Math.ceil((HOLD * 2 * DRIFT) / 1000);
/** A node that can reach the database lets go within this time of a table that it doesn't run. */
const LETS_GO = 3000;
/** By then, everybody is back where they stay. */
const BACK = 6000;
/** Times a table may change hands after that: a node without people lets go of it. */
const MOST_HANDS = 2;

/** Checks from now on what nodes believe of their tables. */
export function watchLeases(world: World): void {
  const idle = new Map<string, number>();
  const watch = (): void => {
    world.nodes.forEach((node, slot) => {
      if (node && !node.process.isFrozen) checkSure(world, node, slot);
    });
    for (const { id } of world.tables) checkIdle(world, id, idle);
    if (world.restedAt === 0) world.time.after(EVERY, watch);
  };
  watch();
}

/** No node is sure of a table that another one has taken. */
function checkSure({ time, machines, database, fail }: World, node: Node, slot: number): void {
  const now = time.now();
  const { sleep, name } = node.process;
  // Asleep while its time of day was set back, a node can't tell how long it slept.
  if (sleep && now < sleep.to + HOLD && machines[slot]!.steppedAt >= sleep.from) return;
  for (const room of node.house.atHand()) {
    const epoch = room.hold()?.epoch;
    const isTaken = epoch !== undefined && epoch < database.epochAt(room.id, now - SLOWER);
    if (isTaken && room.isSure()) fail('lease', `${name} is sure of a table that another has`);
  }
}

/** No node keeps a table from the others without running it. `idle` holds since when one does. */
function checkIdle(
  { time, nodes, database, fail }: World,
  table: string,
  idle: Map<string, number>,
): void {
  const holder = database.holderOf(table);
  const node = holder && nodes.find((one) => one?.process.name === holder.node);
  const mayNotKnow = !node || node.process.isFrozen || database.failsFor(node.process);
  const isRun = node?.house
    .atHand()
    .some((room) => room.id === table && room.hold()?.epoch === holder!.epoch);
  if (mayNotKnow || isRun) {
    idle.delete(table);
    return;
  }
  const since = idle.get(table) ?? time.now();
  idle.set(table, since);
  if (time.now() - since > LETS_GO) {
    idle.delete(table);
    fail('lease', `${holder.node} keeps a table that it doesn't run`);
  }
}

/** Checks that a table stays where it is, once all is well. */
export function checkHands({ database, mendedAt, restedAt, fail }: World, table: string): void {
  const hands = database.epochAt(table, restedAt) - database.epochAt(table, mendedAt + BACK);
  if (hands > MOST_HANDS) fail('lease', `a table changes hands ${hands} times for no reason`);
}
