import { pushKeyBytes } from '../../../parts/server/pushKey.ts';
import { addDevice, dropDevice } from './pushServer.ts';

/** Milliseconds to wait for the service worker: it comes a while after the page, and in some windows never. */
const PATIENCE = 15_000;

export async function subscriptionHere(): Promise<PushSubscription | null> {
  const kept = await navigator.serviceWorker.getRegistration();
  return (await kept?.pushManager.getSubscription()) ?? null;
}

/** Subscribes this browser under the server's key, and tells the server. */
export async function subscribe(key: string, language: string): Promise<void> {
  const { pushManager } = await workerReady();
  const before = await pushManager.getSubscription();
  // A server that lost its data has another key, and the old subscription is deaf to it.
  const isOurs = before !== null && keyOf(before) === key;
  if (before && !isOurs) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: pushKeyBytes(key) };
  await addDevice(isOurs ? before : await pushManager.subscribe(options), language);
}

export async function unsubscribe(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  await subscription.unsubscribe();
  await dropDevice(subscription);
}

async function workerReady(): Promise<ServiceWorkerRegistration> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('there is no service worker')), PATIENCE);
    void navigator.serviceWorker.ready.then((kept) => {
      clearTimeout(timer);
      resolve(kept);
    });
  });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
