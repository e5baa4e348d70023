import type { YourTurn } from '@hand-and-foot/protocol';
import { push as english } from '../parts/words/en/push.ts';
import { push as spanish } from '../parts/words/es/push.ts';

declare const self: ServiceWorkerGlobalScope;

/** Shows the server's messages as notifications; a tap leads to the table. */
export function listenForPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(goTo(event.notification.tag));
  });
}

async function show(data: PushMessageData | null): Promise<void> {
  const told = data?.json() as YourTurn;
  const words = told.language === 'es' ? spanish : english;
  const { id, name } = told.rules;
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body: words.at(words.rules[id] ?? name, told.host),
    lang: told.language,
    icon: 'icon-192.png',
    // One for each table: the next turn replaces the last.
    tag: told.table,
    renotify: true,
  };
  await self.registration.showNotification(words[told.awaits], options);
  const shown = await self.registration.getNotifications();
  // Missing in some browsers, and refused to pages that aren't installed.
  await self.navigator.setAppBadge?.(shown.length).catch(() => undefined);
}

/** Milliseconds a window has to say that it shows the table. */
const PATIENCE = 500;

/** Brings the table to the front where it's open, or opens it. */
async function goTo(table: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const answers = windows.map(async (one) => answerOf(one, table));
  const open = await Promise.race([late, Promise.any(answers).catch(() => undefined)]);
  const { href } = new URL(`t/${table}`, self.registration.scope);
  await (open ? open.focus() : self.clients.openWindow(href));
}

/** Resolves if the window shows the table. It's asked, because browsers only tell with which address it began. */
async function answerOf(window: WindowClient, table: string): Promise<WindowClient> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(window);
    window.postMessage({ table }, [port2]);
  });
}
