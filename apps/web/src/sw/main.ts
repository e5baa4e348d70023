// Stores the whole build on the device, so everything works offline. A new version is fetched beside the old one and
// waits until the page lets it take over.

import { listenForPushes } from './push.ts';
import { listenForLostSubscription } from './resubscribe.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: each file with its content's hash, and a name for them all. */
declare const FILES: Readonly<Record<string, string>>;
declare const VERSION: string;

/** Other pages of the site, and other copies of this one, have their own. */
const ours = `hand-and-foot ${self.registration.scope} `;
const here = ours + VERSION;

self.addEventListener('install', (event) => event.waitUntil(fetchBuild()));
self.addEventListener('activate', (event) => event.waitUntil(tidyUp()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

listenForPushes();
listenForLostSubscription();

async function fetchBuild(): Promise<void> {
  const cache = await caches.open(here);
  await Promise.all(
    Object.entries(FILES).map(async ([file, integrity]) => {
      const url = new URL(file, self.registration.scope).href;
      const known = isNamedByContent(file) ? await kept(url) : undefined;
      await cache.put(url, known ?? (await fetched(url, file, integrity)));
    }),
  );
}

/** Exactly the listed file: halves of two versions wouldn't work together. */
async function fetched(url: string, file: string, integrity: string): Promise<Response> {
  const cache = isNamedByContent(file) ? 'default' : 'no-cache';
  const response = await fetch(url, { integrity, cache });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return response;
}

const isNamedByContent = (file: string) => file.startsWith('assets/');

/** The previous version stays: a page still open elsewhere may need parts of it. */
async function tidyUp(): Promise<void> {
  const older = (await keptVersions()).filter((name) => name !== here);
  await Promise.all(older.slice(0, -1).map(async (name) => caches.delete(name)));
  await self.clients.claim();
}

/** Versions on this device, oldest first. */
async function keptVersions(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(ours));
}

/** This version's file, or another's, because an older page may want it. */
async function kept(url: string): Promise<Response | undefined> {
  let found = await caches.match(url, { cacheName: here });
  for (const cacheName of found ? [] : await keptVersions())
    found ??= await caches.match(url, { cacheName });
  return found;
}

async function answer(request: Request): Promise<Response> {
  const place = request.mode === 'navigate' ? placeOf(request) : undefined;
  const page = new URL('index.html', self.registration.scope).href;
  const wanted = place === undefined ? request.url : page;
  const found = await kept(wanted);
  if (!found) return fetch(request);
  return place === 'table' ? oneFolderDown(found) : found;
}

/** The page itself, or a path below it that leads to a shared table or a night. */
function placeOf({ url }: Request): 'page' | 'table' | undefined {
  const [address = ''] = url.split(/[?#]/);
  const path = address.slice(self.registration.scope.length);
  if (path === '') return 'page';
  return /^[twn]\/[\w-]+$/.test(path) ? 'table' : undefined;
}

/** The page for an address one folder deeper: its files are where they were. */
async function oneFolderDown(page: Response): Promise<Response> {
  const html = (await page.text()).replace('<base href="./"', '<base href="../"');
  return new Response(html, { headers: page.headers });
}
