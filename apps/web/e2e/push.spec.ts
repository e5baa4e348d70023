import { generateKeyPairSync } from 'node:crypto';
import type { Page } from '@playwright/test';
import { atOneServer, shortTable, sit } from './people.ts';
import { barriers, expect, keptOffline, test } from './test.ts';

const somebody = atOneServer();

const notify = (page: Page) => page.getByRole('switch', { name: 'Notify me when it’s my turn' });

/** Sends a page's service worker messages as a push service would. */
async function pushTo(page: Page): Promise<(told: object) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  return async (told) => {
    const { origin } = new URL(page.url());
    const data = JSON.stringify(told);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** A service worker whose notifications and windows are caught: a browser without a screen shows none. */
interface Caught {
  shown: Shown[];
  opened: string[];
  badge: number;
  focused: number;
  readonly registration: {
    showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void>;
    getNotifications(): Promise<readonly Shown[]>;
  };
  readonly clients: { openWindow(url: string): Promise<void> };
  readonly WindowClient: { readonly prototype: { focus(): Promise<void> } };
  readonly navigator: { setAppBadge(count: number): Promise<void> };
  dispatchEvent(event: Event): boolean;
}

function catchAll(): void {
  const scope = globalThis as unknown as Caught;
  scope.shown = [];
  scope.opened = [];
  scope.registration.showNotification = async (title, { body, tag }) => {
    scope.shown = [...scope.shown.filter((one) => one.tag !== tag), { title, body, tag }];
    return Promise.resolve();
  };
  scope.registration.getNotifications = async () => Promise.resolve(scope.shown);
  scope.navigator.setAppBadge = async (count) => {
    scope.badge = count;
    return Promise.resolve();
  };
  scope.focused = 0;
  scope.WindowClient.prototype.focus = async () => {
    scope.focused++;
    return Promise.resolve();
  };
  scope.clients.openWindow = async (url) => {
    scope.opened.push(url);
    return Promise.resolve();
  };
}

/** Taps on a table's notification; waits until the worker is done with it. */
async function tapOn(tag: string): Promise<string[]> {
  const scope = globalThis as unknown as Caught;
  let done: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const tap = Object.assign(new Event('notificationclick'), {
    notification: { tag, close: () => (isClosed = true) },
    waitUntil: (job: Promise<unknown>) => (done = job),
  });
  scope.opened = [];
  scope.dispatchEvent(tap);
  await done;
  return isClosed ? scope.opened : ['the notification is still there'];
}

test('a message becomes a notification, and a tap leads to the table', async ({ browser }) => {
  const ana = await somebody(browser);
  const { table, invite } = await shortTable(ana);
  await keptOffline(ana);
  const deliver = await pushTo(ana);
  const [worker] = ana.context().serviceWorkers();
  await worker!.evaluate(catchAll);
  const shown = async () => worker!.evaluate(() => (globalThis as unknown as Caught).shown);
  const badge = async () => worker!.evaluate(() => (globalThis as unknown as Caught).badge);
  const rules = { id: 'six-deck', name: 'Six-Deck' };

  await test.step('it says what is waited for, and where, in the language it names', async () => {
    await deliver({ table, awaits: 'turn', rules, host: 'Berta', language: 'en' });
    const first = { title: 'Your turn', body: 'Six-Deck, at Berta’s table', tag: table };
    await expect.poll(shown).toEqual([first]);
    await expect.poll(badge).toBe(1);
    const own = { id: 'own', name: 'Grandma’s' };
    await deliver({ table: 'other', awaits: 'turn', rules: own, language: 'en' });
    const second = { title: 'Your turn', body: 'Grandma’s', tag: 'other' };
    await expect.poll(shown).toEqual([first, second]);
    await expect.poll(badge).toBe(2);
    await deliver({ table, awaits: 'deal', rules, host: 'Ana', language: 'es' });
    const next = {
      title: 'Ya se puede repartir la siguiente ronda',
      body: 'Seis barajas, en la mesa de Ana',
      tag: table,
    };
    await expect.poll(shown).toEqual([second, next]);
  });

  await test.step('a tap opens the table', async () => {
    const [opened] = await worker!.evaluate(tapOn, table);
    await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
    await ana.goto('about:blank');
    await ana.goto(opened!);
    await expect(ana.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  });

  await test.step('or brings it to the front, however its window came there', async () => {
    await ana.goto('./#/friends');
    await ana.getByRole('link', { name: 'Resume' }).click();
    await expect(ana.getByRole('button', { name: 'Leave seat' })).toBeVisible();
    expect(await worker!.evaluate(tapOn, table)).toEqual([]);
    expect(await worker!.evaluate(() => (globalThis as unknown as Caught).focused)).toBe(1);
  });
});

/**
 * Subscribes without a push service, which no test can reach, and allows what a browser without a screen doesn't. Both
 * last over a reload, as in a browser.
 */
function pretendToSubscribe(): void {
  const kept = { permission: 'permission', key: 'key', point: 'point' };
  const endpoint = 'https://push.example.org/ana';
  const text = (bytes: ArrayBuffer): string =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
  const current = (): PushSubscription | null => {
    const key = sessionStorage.getItem(kept.key);
    if (key === null) return null;
    const keys = { p256dh: sessionStorage.getItem(kept.point), auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
    return {
      endpoint,
      options: { applicationServerKey: Uint8Array.from(key.split(',').map(Number)).buffer },
      toJSON: () => ({ endpoint, keys }),
      async unsubscribe() {
        sessionStorage.removeItem(kept.key);
        return Promise.resolve(true);
      },
    } as unknown as PushSubscription;
  };
  Object.defineProperty(Notification, 'permission', {
    get: () => sessionStorage.getItem(kept.permission) ?? 'default',
  });
  Notification.requestPermission = async () => {
    sessionStorage.setItem(kept.permission, 'granted');
    return Promise.resolve('granted');
  };
  PushManager.prototype.getSubscription = async () => Promise.resolve(current());
  PushManager.prototype.subscribe = async (options) => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
      'deriveBits',
    ]);
    const point = await crypto.subtle.exportKey('raw', pair.publicKey);
    sessionStorage.setItem(kept.point, text(point));
    const key = options!.applicationServerKey as Uint8Array;
    sessionStorage.setItem(kept.key, key.join());
    return current()!;
  };
}

/** The tables that the server won't notify this page's person of. */
async function muted(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const response = await fetch('api/push');
    return ((await response.json()) as { muted: string[] }).muted;
  });
}

test('notifications are switched on by a tap, and off for one table or for all', async ({
  browser,
}) => {
  const ana = await somebody(browser);
  await ana.addInitScript(pretendToSubscribe);
  const sent: string[] = [];
  ana.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/push') && request.method() !== 'GET')
      sent.push(`${request.method()} ${pathname.slice(4)}`);
  });
  const { table, invite } = await shortTable(ana);

  await test.step('at the table, where nothing is asked before the tap', async () => {
    await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
    await expect(notify(ana)).not.toBeChecked();
    expect(sent).toEqual([]);
    expect(await barriers(ana)).toEqual([]);
    await notify(ana).click();
    await expect(notify(ana)).toBeChecked();
    expect(sent).toEqual(['PUT /push', `PUT /push/${table}`]);
    await notify(ana).click();
    await expect(notify(ana)).not.toBeChecked();
    expect(await muted(ana)).toEqual([table]);
    await notify(ana).click();
    await expect(notify(ana)).toBeChecked();
    expect(await muted(ana)).toEqual([]);
  });

  await test.step('and in the list, for all tables of this device', async () => {
    await ana.goto('./#/friends');
    await ana.reload();
    await expect(notify(ana)).toBeChecked();
    // A server that was restored from a backup may have forgotten this browser.
    await expect.poll(() => sent.at(-1)).toBe('PUT /push');
    expect(await barriers(ana)).toEqual([]);
    await notify(ana).click();
    await expect(notify(ana)).not.toBeChecked();
    expect(sent.at(-1)).toBe('DELETE /push');
  });
});

interface Asked {
  readonly method: string;
  readonly body: unknown;
  readonly status: number;
}

/** Ends the worker's subscription, as a browser does, and notes its requests to the server. */
async function loseSubscription(fresh: { endpoint: string; keys: object }): Promise<Asked[]> {
  const scope = globalThis as unknown as ServiceWorkerGlobalScopeLike;
  const asked: Asked[] = [];
  const send = scope.fetch;
  scope.fetch = async (url, options) => {
    const response = await send(url, options);
    const { method = 'GET', body } = options ?? {};
    const text = body === undefined ? undefined : (JSON.parse(body as string) as unknown);
    asked.push({ method, body: text, status: response.status });
    return response;
  };
  scope.registration.pushManager.subscribe = async () => Promise.resolve({ toJSON: () => fresh });
  let done: Promise<unknown> = Promise.resolve();
  scope.dispatchEvent(
    Object.assign(new Event('pushsubscriptionchange'), {
      oldSubscription: { endpoint: 'https://push.example.org/before' },
      waitUntil: (job: Promise<unknown>) => (done = job),
    }),
  );
  await done;
  return asked;
}

interface ServiceWorkerGlobalScopeLike {
  fetch: typeof fetch;
  readonly registration: { readonly pushManager: { subscribe: () => Promise<object> } };
  dispatchEvent(event: Event): boolean;
}

test('a browser that loses its subscription gets another, and the server hears of it', async ({
  browser,
}) => {
  const ana = await somebody(browser);
  await shortTable(ana);
  await keptOffline(ana);
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x, y } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x!, 'base64url'),
    Buffer.from(y!, 'base64url'),
  ]);
  const fresh = {
    endpoint: 'https://push.example.org/after',
    keys: { p256dh: point.toString('base64url'), auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
  };
  const [worker] = ana.context().serviceWorkers();
  expect(await worker!.evaluate(loseSubscription, fresh)).toEqual([
    { method: 'GET', status: 200 },
    { method: 'PUT', body: { ...fresh, language: 'en' }, status: 200 },
    { method: 'DELETE', body: { endpoint: 'https://push.example.org/before' }, status: 200 },
  ]);
});

test('a browser that was told no says where to change it', async ({ browser }) => {
  const ana = await somebody(browser);
  await ana.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  const { table, invite } = await shortTable(ana);
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await expect(ana.getByText('Allow them in your browser’s settings for this site.')).toBeVisible();
  await expect(notify(ana)).toBeHidden();
  expect(await barriers(ana)).toEqual([]);
});

test('an iPhone is told to put the page on its home screen first', async ({ browser }) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const ana = await somebody(browser, { userAgent });
  await ana.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  const { table, invite } = await shortTable(ana);
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await expect(ana.getByText('Add this page to your Home Screen first')).toBeVisible();
});

test('the tab says when it is your turn', async ({ browser }) => {
  const ana = await somebody(browser);
  const { table, invite } = await shortTable(ana, { quiet: true });
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await expect(ana).toHaveTitle('Table · Hand and Foot');
  await ana.getByRole('button', { name: 'Fill empty seats with bots' }).click();
  await ana.getByRole('button', { name: 'Deal', disabled: false }).click();
  await expect(ana).toHaveTitle('Your turn · Hand and Foot');
});
