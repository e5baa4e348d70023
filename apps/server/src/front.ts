import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { realClock } from './clock.ts';
import { atMostEach } from './http/atMostEach.ts';
import { callerOf, proxyHint, type Caller, type Trust } from './http/caller.ts';
import type { Page } from './http/page.ts';
import { guards } from './http/policy.ts';
import { tablePlaceIn, type TablePage } from './http/tablePage.ts';
import type { Logger } from './logger.ts';
import type { OperatorDesk } from './operator/openDesk.ts';
import type { Refusals } from './refusals.ts';
import type { WholeStore } from './store/wholeStore.ts';

interface FrontWishes {
  readonly trust: Trust;
  readonly logger: Logger;
  readonly refusals: Pick<Refusals, 'count'>;
  readonly store: Pick<WholeStore, 'check'>;
  readonly desk: Pick<OperatorDesk, 'door' | 'isDraining'>;
  /** Whether other machines may read its metrics too. */
  readonly hasOpenMetrics: boolean;
  readonly page: Page | undefined;
  readonly tablePage: TablePage | undefined;
  api(request: IncomingMessage, response: ServerResponse, caller: Caller): Promise<void>;
  figures(): Promise<string>;
  isLeaving(): boolean;
}

/** A browser that once came over HTTPS insists on it for half a year. */
const ONLY_ENCRYPTED = ['Strict-Transport-Security', 'max-age=15552000'] as const;

/** Answers every request, or hands it to the one who does: the operator's desk, the API, the page. */
export function newFront(wishes: FrontWishes): RequestListener {
  const { trust, logger, refusals, desk, page, tablePage } = wishes;
  const canKeep = newKeepCheck(wishes);
  const hintAtProxy = newProxyHint(logger);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path] = request.url!.split('?');
    const caller = callerOf(request, trust);
    if (caller.isSecure) response.setHeader(...ONLY_ENCRYPTED);
    hintAtProxy(request, caller);
    if (path === '/health') return say(response, 200, 'ok\n');
    if (path === '/metrics' && (wishes.hasOpenMetrics || isHere(caller)))
      return say(response, 200, await wishes.figures());
    const told = wishes.isLeaving() ? undefined : desk.door(request, response, caller);
    if (told) return told;
    if (wishes.isLeaving() || desk.isDraining) {
      refusals.count('draining');
      return say(response, 503, 'This server is shutting down. Try again in a moment.\n');
    }
    if (path!.startsWith('/api/')) return wishes.api(request, response, caller);
    if (path === '/ready') return sayReady(response, await canKeep());
    const place = tablePlaceIn(path!);
    if (place && tablePage) return tablePage(request, response, caller, place);
    return page
      ? page(request, response, caller.host)
      : say(response, 404, 'There’s nothing here.\n');
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // A client that hangs up halfway is no fault of ours.
      if (request.destroyed && !request.complete) {
        refusals.count('brokenOff');
        return;
      }
      logger.error({ fault: 'request', error });
      if (!response.headersSent)
        say(response, 503, 'Something went wrong. Try again in a moment.\n');
      else response.destroy();
    });
  };
}

/** Limited, because it writes to the disk and anybody may ask. */
function newKeepCheck({ store, logger }: FrontWishes): () => Promise<boolean> {
  return atMostEach(1000, realClock, async () =>
    store.check().then(
      () => true,
      (error: unknown) => {
        logger.error({ fault: 'notReady', error });
        return false;
      },
    ),
  );
}

/** Tells the operator once what to set. */
function newProxyHint(logger: Logger): (request: IncomingMessage, caller: Caller) => void {
  let isHinted = false;
  return (request, caller) => {
    const hint = isHinted ? undefined : proxyHint(request, caller);
    if (hint === undefined) return;
    isHinted = true;
    logger.error({ fault: 'proxy', hint });
  };
}

function sayReady(response: ServerResponse, isReady: boolean): void {
  if (isReady) say(response, 200, 'ok\n');
  else say(response, 503, 'Nothing can be saved right now.\n');
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
