import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { openPool } from './bots/pool.ts';
import { startWorker } from './bots/startWorker.ts';
import { inProcessBus } from './bus/inProcess.ts';
import { redisBus } from './bus/redis.ts';
import type { Bus } from './bus/bus.ts';
import { realClock } from './clock.ts';
import { newGiveBack } from './giveBack.ts';
import { openHouse } from './house/house.ts';
import { newOutlines } from './house/outlines.ts';
import { newReadings } from './house/readings.ts';
import type { Surroundings } from './house/ports.ts';
import { ALONE } from './house/times.ts';
import { newDamagedTables } from './damagedTables.ts';
import { newApi } from './http/api.ts';
import { atMostEach } from './http/atMostEach.ts';
import { callerOf, proxyHint, type Caller } from './http/caller.ts';
import { newLimits, type LimitOptions } from './http/limits.ts';
import { readPage } from './http/page.ts';
import { guards } from './http/policy.ts';
import { openSockets } from './http/sockets.ts';
import { listen, listenFrom } from './listen.ts';
import { newLogger } from './logger.ts';
import { newMetrics } from './metrics.ts';
import { newBlocked } from './operator/blocked.ts';
import { openDesk } from './operator/openDesk.ts';
import { tokenCheck } from './operator/token.ts';
import { newRefusals } from './refusals.ts';
import { openPush } from './push/openPush.ts';
import { assertWritable } from './store/assertWritable.ts';
import { lockFolder } from './store/lockFolder.ts';
import { makeFolder } from './store/makeFolder.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqlite } from './store/sqlite.ts';
import type { WholeStore } from './store/wholeStore.ts';
import { tablesFile } from './store/tablesFile.ts';
import { startWatchdog } from './watchdog/startWatchdog.ts';

export interface ServeOptions extends LimitOptions {
  readonly port: number;
  /** Whether to try the next free port. */
  readonly orNextPort?: boolean;
  /** The addresses to listen at: this machine alone, or the network too. */
  readonly host: string;
  /** Folder of the built page; without it only tables are served. */
  readonly page?: string;
  /** Storage for tables: a local folder, or a database for several nodes. */
  readonly data?: string;
  readonly postgres?: string;
  readonly redis?: string;
  readonly trustProxy?: boolean;
  readonly origins?: readonly string[];
  /** How long an empty table stays in memory, in milliseconds. */
  readonly restAfter?: number;
  /** Whether other machines may read the metrics too. */
  readonly metrics?: boolean;
  /** Token for the operator's page and commands; without it there are none. */
  readonly operatorToken?: string;
  readonly logLevel?: string;
  /** Destination of log lines; standard output by default. */
  readonly logTo?: { write(line: string): void };
  /** Whether push services may be on this machine: for tests alone. */
  readonly pushToLoopback?: boolean;
  /** Changes the surroundings of tables: for trials, which want things to go wrong. */
  around?(usual: Surroundings): Surroundings;
}

export interface Serving {
  readonly port: number;
  /** Hands its tables over, then ends. */
  close(): Promise<void>;
}

/** A browser that once came over HTTPS insists on it for half a year. */
const ONLY_ENCRYPTED = ['Strict-Transport-Security', 'max-age=15552000'] as const;

/** Milliseconds between checks whether a crowd has left. */
const LOOK_AT_MEMORY = 10_000;

export async function serve(options: ServeOptions): Promise<Serving> {
  // Checked before anything starts that would have to be stopped: the token may be too short.
  const isToken = tokenCheck(options.operatorToken);
  const logger = newLogger(options.logLevel ?? 'info', options.logTo);
  const store = await openStore(options);
  const bus = await openBus(options);
  const metrics = newMetrics();
  const bots = openPool(startWorker, availableParallelism() > 2 ? 2 : 1, realClock, (error) => {
    logger.error({ fault: 'bots', error });
  });
  const watchdog = startWatchdog();
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
  const { trustProxy: proxy = false, origins = [] } = options;
  const trust = { proxy, origins };
  const refusals = newRefusals();
  const blocked = newBlocked();
  const limits = newLimits(options, realClock, refusals);
  const readings = newReadings(store);
  const outlines = newOutlines(store, readings);
  const isOpen = options.host === '0.0.0.0';
  const shared = { house, limits, refusals, blocked, outlines, damaged };
  const api = newApi({ ...shared, store, readings, push, isOpen });
  const page = options.page === undefined ? undefined : readPage(options.page);
  // Limited, because it writes to the disk and anybody may ask.
  const canKeep = atMostEach(1000, realClock, async () =>
    store.check().then(
      () => true,
      (error: unknown) => {
        logger.error({ fault: 'notReady', error });
        return false;
      },
    ),
  );
  let isLeaving = false;

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A client that hangs up halfway is no fault of ours.
      if (request.destroyed && !request.complete) {
        refusals.count('brokenOff');
        return;
      }
      logger.error({ fault: 'request', error });
      if (!response.headersSent) say(response, 503, 'Something is out of order. Try again soon.\n');
      else response.destroy();
    });
  });
  // A request is small and arrives at once.
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  const sockets = openSockets({
    ...shared,
    server,
    clock: realClock,
    trust,
    report: (error) => logger.error({ fault: 'line', error }),
  });
  const desk = await openDesk({
    node,
    isToken,
    isShared: !isAlone,
    ...shared,
    store,
    clock: realClock,
    sockets,
    report: (error) => logger.warn({ fault: 'desk', error }),
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = request.url!.split('?');
    const caller = callerOf(request, trust);
    if (caller.isSecure) response.setHeader(...ONLY_ENCRYPTED);
    hintAtProxy(request, caller);
    if (path === '/health') return say(response, 200, 'ok\n');
    if (path === '/metrics' && (options.metrics === true || isHere(caller)))
      return say(response, 200, await figures());
    const told = isLeaving ? undefined : desk.door(request, response, caller);
    if (told) return told;
    if (isLeaving || desk.isDraining) {
      refusals.count('draining');
      return say(response, 503, 'This server is leaving. Try again soon.\n');
    }
    if (path!.startsWith('/api/')) return api(request, response, caller);
    if (path === '/ready') return ready(response);
    return page ? page(request, response, caller.host) : say(response, 404, 'Not here.\n');
  }

  async function figures(): Promise<string> {
    const { isDraining: draining } = desk;
    const now = {
      ...house.count,
      sockets: sockets.count,
      damaged: damaged.count,
      draining,
      blocks: blocked.count,
    };
    return metrics.text(now, refusals.all);
  }

  let isHinted = false;
  function hintAtProxy(request: IncomingMessage, caller: Caller): void {
    const hint = isHinted ? undefined : proxyHint(request, caller);
    if (hint === undefined) return;
    isHinted = true;
    logger.error({ fault: 'proxy', hint });
  }

  async function ready(response: ServerResponse): Promise<void> {
    if (await canKeep()) say(response, 200, 'ok\n');
    else say(response, 503, 'nothing can be kept now\n');
  }

  async function close(): Promise<void> {
    isLeaving = true;
    clearInterval(lookingAtMemory);
    server.close();
    desk.close();
    sockets.close();
    await house.close();
    await push.close();
    bots.close();
    watchdog.stop();
    server.closeAllConnections();
    await bus.close();
    await store.close();
    logger.info('closed');
  }

  try {
    const { host, orNextPort = false } = options;
    const port = await (orNextPort ? listenFrom : listen)(server, options.port, host);
    const kept = options.postgres === undefined ? 'sqlite' : 'postgres';
    logger.info({ port, store: kept }, 'listening');
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
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

function isHere({ address }: Caller): boolean {
  return /^(::ffff:)?127\.|^::1$/.test(address);
}

function say(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      ...guards,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    })
    .end(text);
}
