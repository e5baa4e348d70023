import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { botNamed } from '@hand-and-foot/bots';
import { openBackstage, type Backstage } from './backstage.ts';
import { realClock } from './clock.ts';
import { newFront } from './front.ts';
import { newOutlines } from './house/outlines.ts';
import { newReadings } from './house/readings.ts';
import { newApi } from './http/api.ts';
import { newLimits } from './http/limits.ts';
import { readPage } from './http/page.ts';
import { newTablePage } from './http/tablePage.ts';
import { openSockets } from './http/sockets.ts';
import { listen, listenFrom } from './listen.ts';
import { newLogger, type Logger } from './logger.ts';
import { newMetrics, type Metrics } from './metrics.ts';
import { newNightKeeper } from './nights/nightKeeper.ts';
import { newBlocked } from './operator/blocked.ts';
import { openDesk } from './operator/openDesk.ts';
import { tokenCheck } from './operator/token.ts';
import { newRefusals, type Refusals } from './refusals.ts';
import type { ServeOptions } from './serveOptions.ts';

export interface Serving {
  readonly port: number;
  /** Hands its tables over, then ends. */
  close(): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<Serving> {
  // Checked before anything starts that would have to be stopped: the token may be too short.
  const isToken = tokenCheck(options.operatorToken);
  const logger = newLogger(options.logLevel ?? 'info', options.logTo);
  const metrics = newMetrics();
  const refusals = newRefusals();
  const backstage = await openBackstage(options, logger, metrics, refusals);
  const within = { backstage, logger, metrics, refusals, isToken };
  const { server, close } = await openDoors(options, within);
  try {
    const { host, orNextPort = false } = options;
    const port = await (orNextPort ? listenFrom : listen)(server, options.port, host);
    logger.info({ port, store: backstage.isShared ? 'postgres' : 'sqlite' }, 'listening');
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Within {
  readonly backstage: Backstage;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly isToken: ReturnType<typeof tokenCheck>;
}

/** The ways in: requests, sockets and the operator's desk. */
async function openDoors(
  options: ServeOptions,
  { backstage, logger, metrics, refusals, isToken }: Within,
) {
  const { node, isShared, house, store, damaged, push } = backstage;
  const { trustProxy: proxy = false, origins = [] } = options;
  const trust = { proxy, origins };
  const blocked = newBlocked();
  const limits = newLimits(options, realClock, refusals);
  const readings = newReadings(store);
  const outlines = newOutlines(store, readings);
  const nights = newNightKeeper({
    store,
    readings,
    clock: realClock,
    secret: () => randomBytes(32).toString('hex'),
    isLevel: (level) => botNamed(level) !== undefined,
    beginTable: async (...given) => house.begin(...given),
    room: async (table) => house.room(table),
    damaged: (table, error) => damaged.note(table, error),
  });
  const shared = { house, limits, refusals, blocked, outlines, damaged, clock: realClock };
  const server = createServer();
  // A request is small and arrives at once.
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  const sockets = openSockets({
    ...shared,
    server,
    trust,
    report: (error) => logger.error({ fault: 'line', error }),
  });
  const desk = await openDesk({
    node,
    isToken,
    isShared,
    ...shared,
    store,
    sockets,
    report: (error) => logger.warn({ fault: 'desk', error }),
  });
  let isLeaving = false;
  const front = newFront({
    trust,
    logger,
    refusals,
    store,
    desk,
    hasOpenMetrics: options.metrics === true,
    page: options.page === undefined ? undefined : readPage(options.page),
    tablePage:
      options.page === undefined
        ? undefined
        : newTablePage({ dir: options.page, outlines, nights, limits }),
    api: newApi({ ...shared, nights, store, readings, push, isOpen: options.host === '0.0.0.0' }),
    figures: async () =>
      metrics.text(
        {
          ...house.count,
          sockets: sockets.count,
          damaged: damaged.count,
          draining: desk.isDraining,
          blocks: blocked.count,
        },
        refusals.all,
      ),
    isLeaving: () => isLeaving,
  });
  server.on('request', front);

  async function close(): Promise<void> {
    isLeaving = true;
    server.close();
    desk.close();
    sockets.close();
    await backstage.leave();
    server.closeAllConnections();
    await backstage.close();
    logger.info('closed');
  }

  return { server, close };
}
