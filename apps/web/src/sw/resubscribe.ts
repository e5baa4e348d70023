import { pushKeyBytes } from '../parts/server/pushKey.ts';

declare const self: ServiceWorkerGlobalScope;

/** The browser or its push service dropped the subscription; some browsers have a new one already. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Subscribes again when the browser's subscription ends, and tells the server. */
export function listenForLostSubscription(): void {
  self.addEventListener('pushsubscriptionchange', (event) => {
    const change = event as SubscriptionChange;
    change.waitUntil(subscribeAgain(change));
  });
}

async function subscribeAgain({ oldSubscription, newSubscription }: SubscriptionChange) {
  const fresh = newSubscription ?? (await subscribed());
  // A worker doesn't know the page's language; the page tells it on the next visit.
  const language = self.navigator.language.startsWith('es') ? 'es' : 'en';
  await tell('PUT', { ...fresh.toJSON(), language });
  if (oldSubscription) await tell('DELETE', { endpoint: oldSubscription.endpoint });
}

async function subscribed(): Promise<PushSubscription> {
  const { key } = (await (await fetch(address())).json()) as { readonly key: string };
  const options = { userVisibleOnly: true, applicationServerKey: pushKeyBytes(key) };
  return self.registration.pushManager.subscribe(options);
}

async function tell(method: 'PUT' | 'DELETE', body: object): Promise<void> {
  const response = await fetch(address(), { method, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
}

function address(): string {
  return new URL('api/push', self.registration.scope).href;
}
