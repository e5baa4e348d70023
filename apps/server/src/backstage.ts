import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { openPool } from './bots/pool.ts';
import { startWorker } from './bots/startWorker.ts';
import type { Bus } from './bus/bus.ts';
import { inProcessBus } from './bus/inProcess.ts';
import { redisBus } from './bus/redis.ts';
import { realClock } from './clock.ts';
import { newDamagedTables, type DamagedTables } from './damagedTables.ts';
import { newGiveBack } from './giveBack.ts';
import { openHouse, type House } from './house/house.ts';
import type { Surroundings } from './house/ports.ts';
import { ALONE } from './house/times.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import { openPush, type Push } from './push/openPush.ts';
import type { Refusals } from './refusals.ts';
import type { ServeOptions } from './serveOptions.ts';
import { assertWritable } from './store/assertWritable.ts';
import { lockFolder } from './store/lockFolder.ts';
import { makeFolder } from './store/makeFolder.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import { tablesFile } from './store/tablesFile.ts';
import type { WholeStore } from './store/wholeStore.ts';
import { giveUpStuck, stuckFile } from './watchdog/stuckFile.ts';
import { startWatchdog } from './watchdog/startWatchdog.ts';

/** A node without its doors: the tables, and everything they need. */
export interface Backstage {
  readonly node: string;
  /** Whether other nodes share the store. */
  readonly isShared: boolean;
  readonly store: WholeStore;
  readonly house: House;
  readonly damaged: DamagedTables;
  readonly push: Push;
  /** Lets go of the tables. */
  leave(): Promise<void>;
  /** Ends the rest, once nobody is connected any more. */
  close(): Promise<void>;
}

/** Milliseconds between checks whether a crowd has left. */
const LOOK_AT_MEMORY = 10_000;

export async function openBackstage(
  options: ServeOptions,
  logger: Logger,
  metrics: Metrics,
  refusals: Refusals,
): Promise<Backstage> {
  const store = await openStore(options);
  const bus = await openBus(options);
  const bots = openPool(startWorker, availableParallelism() > 2 ? 2 : 1, realClock, (error) => {
    logger.error({ fault: 'bots', error });
  });
  const stuck =
    options.data === undefined || options.postgres ? undefined : stuckFile(options.data);
  if (stuck !== undefined) await giveUpStuck(stuck, store);
  const watchdog = startWatchdog(stuck);
  const damaged = newDamagedTables((table, { message }) =>
    logger.error({ fault: 'damaged', table, why: message, hint: 'Run hand-and-foot doctor.' }),
  );
  const push = await openPush({
    store,
    clock: realClock,
    mayBeLoopback: options.pushToLoopback ?? false,
    count: (fate) => metrics.pushed(fate),
    report: (error) => logger.warn({ fault: 'push', error }),
  });
  // On one machine there's one node, and after a crash it mustn't wait for itself.
  const isAlone = options.postgres === undefined;
  const node = isAlone ? 'alone' : randomBytes(8).toString('hex');
  const usual: Surroundings = {
    node,
    ...(isAlone ? { lease: ALONE } : {}),
    store: metrics.measured(store),
    bus,
    clock: realClock,
    beacon: watchdog.beacon,
    refusals,
    secret: () => randomBytes(32).toString('hex'),
    botFor: (level, temperament, table) => bots.botFor(level, temperament, table),
    notify: (waiting) => push.notify(waiting),
    report: (trouble) => {
      if (trouble.fault === 'damaged') damaged.note(trouble.table, trouble.error);
      else logger.warn(trouble);
    },
    ...(options.restAfter === undefined ? {} : { restAfter: options.restAfter }),
  };
  const house = openHouse(options.around?.(usual) ?? usual);
  const giveBack = newGiveBack();
  const lookingAtMemory = setInterval(() => giveBack(house.count.rooms), LOOK_AT_MEMORY).unref();
  return {
    node,
    isShared: !isAlone,
    store,
    house,
    damaged,
    push,
    async leave() {
      clearInterval(lookingAtMemory);
      await house.close();
      await push.close();
      bots.close();
      watchdog.stop();
    },
    async close() {
      await bus.close();
      await store.close();
    },
  };
}

async function openStore({ data, postgres }: ServeOptions): Promise<WholeStore> {
  if (postgres !== undefined) return openPostgres(postgres);
  if (data === undefined) throw new Error('a server needs a folder or a database');
  makeFolder(data);
  assertWritable(data, ['tables.sqlite', 'server.lock']);
  const unlock = lockFolder(data);
  try {
    const store = await openSqlite(tablesFile(data));
    return { ...store, close: async () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

function openBus({ redis }: ServeOptions): Bus | Promise<Bus> {
  return redis === undefined ? inProcessBus() : redisBus(redis);
}
