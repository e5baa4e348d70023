import { afterEach, beforeEach, expect, test } from 'vitest';
import { realClock } from '../clock.ts';
import type { WholeStore } from '../store/wholeStore.ts';
import { sqlitePlace, type Place } from '../testing/places.ts';
import {
  claimsIn,
  newBrowser,
  startPushService,
  type PushService,
} from '../testing/pushService.ts';
import webPush from 'web-push';
import { newPusher, type Pusher } from './pusher.ts';

const SITE = 'https://cards.example';
const OAK = {
  table: 'oak',
  turn: 7,
  awaits: 'turn' as const,
  rules: { id: 'six-deck', name: 'Six-Deck' },
  host: 'Ann',
};

let at: Place;
let store: WholeStore;
let service: PushService;
let pusher: Pusher;
let counts: Record<string, number>;
const keys = webPush.generateVAPIDKeys();

beforeEach(async () => {
  at = await sqlitePlace();
  store = await at.open();
  service = await startPushService();
  counts = {};
  pusher = newPusher({
    store,
    keys,
    clock: realClock,
    // Every name leads to this very machine.
    resolve: async () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    mayBeLoopback: true,
    count: (fate) => (counts[fate] = (counts[fate] ?? 0) + 1),
    report: (error) => {
      throw error;
    },
  });
});
afterEach(async () => {
  await pusher.close();
  service.close();
  await store.close();
  await at.remove();
});

async function subscribe(guest: string, path: string, language = 'en') {
  const browser = newBrowser(`${service.address}${path}`, language);
  const { endpoint, keys: own } = browser.subscription;
  await store.addDevice(guest, { endpoint, ...own, language, site: SITE }, 5);
  return browser;
}

test('each device gets a message that only it can read, signed by this server', async () => {
  const phone = await subscribe('bo', '/phone');
  const laptop = await subscribe('bo', '/laptop', 'es');
  pusher.notify({ ...OAK, guests: ['bo', 'nobody'] });
  await service.waitFor(2);
  const [toPhone, toLaptop] = ['/phone', '/laptop'].map((path) =>
    service.received.find((one) => one.path === path)!,
  );
  const { turn: _, ...told } = OAK;
  expect(phone.decrypted(toPhone!.body)).toEqual({ ...told, language: 'en' });
  expect(laptop.decrypted(toLaptop!.body)).toEqual({ ...told, language: 'es' });
  expect(() => laptop.decrypted(toPhone!.body)).toThrow();
  expect(toPhone!.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'high',
  });
  expect(claimsIn(toPhone!.headers, keys.publicKey)).toMatchObject({
    aud: service.address,
    sub: SITE,
  });
  expect(toPhone!.headers['topic']).not.toContain('oak');
});

test('a turn is told once, and the next one again', async () => {
  await subscribe('bo', '/phone');
  for (const turn of [7, 7, 6, 8]) pusher.notify({ ...OAK, turn, guests: ['bo'] });
  await service.waitFor(2);
  await pusher.close();
  expect(counts).toEqual({ sent: 2 });
});

test.each([404, 410])('a device that its service has forgotten (%i) is dropped', async (status) => {
  service.answer = status;
  await subscribe('bo', '/phone');
  pusher.notify({ ...OAK, guests: ['bo'] });
  await service.waitFor(1);
  await pusher.close();
  expect(await store.devicesOf('bo')).toEqual([]);
  expect(counts).toEqual({ gone: 1 });
});

test('a refusal costs no device', async () => {
  service.answer = 403;
  await subscribe('bo', '/phone');
  pusher.notify({ ...OAK, guests: ['bo'] });
  await service.waitFor(1);
  await pusher.close();
  expect(await store.devicesOf('bo')).toHaveLength(1);
  expect(counts).toEqual({ failed: 1 });
});
