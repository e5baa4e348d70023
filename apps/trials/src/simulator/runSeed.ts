import { createHash } from 'node:crypto';
import type { Deal } from '@hand-and-foot/table';
import { DELIVERIES } from '@hand-and-foot/server/parts';
import { checkAuthority } from './checks/authority.ts';
import { checkCommands } from './checks/commands.ts';
import { checkHands } from './checks/lease.ts';
import { checkLog } from './checks/log.ts';
import { checkPatience } from './checks/patience.ts';
import { checkSecrets } from './checks/secrets.ts';
import { checkSettled } from './checks/settled.ts';
import { checkSpending } from './checks/spending.ts';
import { checkTold } from './checks/told.ts';
import type { Failure } from './failure.ts';
import type { Figures } from './figures.ts';
import { checkIntruder } from './intruders.ts';
import { settingOf } from './setting.ts';
import { liveThrough, type World } from './world.ts';

/** A command ends the node that gets it first, without counting, and as many as it's delivered to after that. */
const MOST_POISONINGS = 1 + DELIVERIES;

/** One seed's outcome. */
export interface Course {
  readonly seed: string;
  readonly failures: readonly Failure[];
  readonly figures: Figures;
  /** Everything said and stored, the same for the same seed. */
  readonly digest: string;
  readonly tail: readonly string[];
}

export async function runSeed(seed: string): Promise<Course> {
  const world = await liveThrough(settingOf(seed));
  checkWorld(world);
  return courseOf(world);
}

export function courseOf(world: World): Course {
  const { setting, failures, figures, trace, database, tables } = world;
  const hash = createHash('sha256').update(trace.digest());
  for (const { id } of tables) for (const { text } of database.logOf(id)) hash.update(text);
  return {
    seed: setting.seed,
    failures,
    figures,
    digest: hash.digest('hex'),
    tail: trace.tail,
  };
}

/** Compares what people were told with what was stored. */
export function checkWorld(world: World, deal?: Deal): void {
  const { database, network, people, intruders, tables, fail, figures, isTwinned } = world;
  for (const intruder of intruders)
    checkIntruder(intruder, database.lettersBy(intruder.guest), fail);
  figures.intruders = intruders.length;
  if (figures.poisonings > MOST_POISONINGS)
    fail('poison', `${figures.poisonings} nodes are ended by one command`);
  for (const made of tables) {
    const log = database.logOf(made.id);
    const moments = checkLog(made.id, log, deal, fail);
    if (!moments) continue;
    const here = people.all.filter((person) => person.made === made);
    checkAuthority(here, moments, fail);
    checkSecrets(here, moments, fail);
    checkSpending(moments, fail);
    const stays = network.stays.filter(({ table }) => table === made.id);
    checkPatience(moments, stays, fail);
    for (const person of here) {
      checkCommands(person, moments, database, fail);
      checkTold(person, moments, fail);
      figures.commands += person.clients.reduce((sum, one) => sum + one.history.sent.size, 0);
    }
    if (!isTwinned) {
      checkSettled(world, made, moments);
      checkHands(world, made.id);
    }
    figures.actions += moments.filter(({ entry }) => entry.entry === 'acted').length;
    figures.rounds += moments.at(-1)!.rounds.length;
    figures.takeovers += new Set(log.map(({ epoch }) => epoch)).size - 1;
  }
}
